import type { Row } from '@estrada/domain/forms/ui';
import { consentTexts } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { type DeclaredForm, DeclaredFormProvider } from '@estrada/web/records/rows/declared-form.tsx';
import { PartsSection, type PartWords } from '@estrada/web/records/rows/parts-section.tsx';
import { PlacedField } from '@estrada/web/records/rows/placed-field.tsx';
import { SectionCard } from '@estrada/web/records/rows/section-card.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { type FieldError, useFormContext, useWatch } from 'react-hook-form';
import { strings as pageStrings } from '../strings.ts';
import { FormSectionCard } from './form-section-card.tsx';
import { type FormSection, listIn, rowsFor, sectionsFor } from './form-sections.ts';
import type { FormValues } from './registration-form.ts';
import { strings } from './strings.ts';

const kinds = ['creditRegistry', 'privacyNotice'] as const;

/**
 * The two consent texts that the client must accept before the credit bureau is queried; recorded with the next save.
 */
function ConsentsSection() {
  const t = useStrings(strings);
  const { errors } = useFormContext<FormValues>().formState;
  // the server's refusal refers to both together
  const refusal = (errors.authorization as FieldError | undefined)?.message;
  return (
    <Stack gap="md">
      <Text c="dimmed" size="sm">
        {t('consents.hint')}
      </Text>
      {kinds.map((kind) => (
        <ConsentField key={kind} kind={kind} refusal={refusal} />
      ))}
    </Stack>
  );
}

function ConsentField({ kind, refusal }: { kind: (typeof kinds)[number]; refusal: string | undefined }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const path = `authorization.${kind}` as const;
  const { value, onChange, error: _none, ...field } = useFormField<boolean>(path);
  const textId = `${path}.text`;
  return (
    <div className="proposal-consent">
      <Checkbox
        {...field}
        id={path}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={t(path)}
        required
        aria-describedby={textId}
        error={value ? undefined : refusal}
      />
      <Text size="sm" c="dimmed" mt={6} id={textId}>
        {language === 'en' ? consentTexts[kind].en : consentTexts[kind].pt}
      </Text>
    </div>
  );
}

/** Shown in place of the texts once the consents are recorded. */
function ConsentsRecorded() {
  const t = useStrings(strings);
  return (
    <p className="proposal-recorded">
      <IconCircleCheck size={18} aria-hidden="true" />
      {t('consents.recorded')}
    </p>
  );
}

/** The fields of a section side by side, as many as fit. */
function SectionFields({ fields }: Pick<FormSection, 'fields'>) {
  return (
    <div className="row-fields">
      {fields.map((row) => (
        <PlacedField key={row.path} row={row} />
      ))}
    </div>
  );
}

/** The enumeration's id of the dealer as the seller. */
const dealerSells = 'D';
const [namePath, documentPath] = ['vehicleAdditionalInfo.sellerName', 'vehicleAdditionalInfo.sellerDocument'] as const;

/** Who sells the vehicle. If the dealer does, its name and CNPJ are filled in; typed text is never overwritten. */
function SellerSection({ section, dealer }: { section: FormSection; dealer: ProposalDetail['dealer'] }) {
  const form = useFormContext<FormValues>();
  const sellerType = useWatch({ control: form.control, name: 'vehicleAdditionalInfo.sellerType' });
  const before = useRef(sellerType);
  useEffect(() => {
    if (before.current === sellerType) return;
    const wasDealer = before.current === dealerSells;
    before.current = sellerType;
    const own = [
      [namePath, dealer.companyName],
      [documentPath, dealer.cnpj],
    ] as const;
    for (const [path, value] of own) {
      const typed = form.getValues(path);
      if (sellerType === dealerSells && typed === '') form.setValue(path, value, { shouldDirty: true });
      // another seller does not have the dealer's name
      if (wasDealer && typed === value) form.setValue(path, '', { shouldDirty: true });
    }
  }, [sellerType, dealer, form]);
  return <SectionFields fields={section.fields} />;
}

/** The string keys of a list: `<key>.title`, `.add`, `.remove`, `.none`. */
export const wordsOfLists = {
  references: 'reference',
  responsibles: 'responsible',
  partners: 'partner',
  representatives: 'representative',
  guarantors: 'guarantor',
  attorneys: 'attorney',
} as const;

function RegistrationParts({ list }: { list: Row }) {
  const t = useStrings(strings);
  const key = wordsOfLists[list.name as keyof typeof wordsOfLists];
  const words: PartWords = {
    none: t(`${key}.none`),
    add: t(`${key}.add`),
    title: (position) => t(`${key}.title`, { position }),
    remove: (position) => t(`${key}.remove`, { position }),
  };
  return <PartsSection list={list} words={words} />;
}

const declared: DeclaredForm = { rowsFor: (values) => rowsFor((values as FormValues).client.personType) };

/**
 * The registration form of an editable proposal.
 */
export function ClientForm({
  record,
  personType,
  consentRecorded,
  dealer,
}: {
  record: RecordForm<FormValues>;
  personType: 'PF' | 'PJ';
  consentRecorded: boolean;
  dealer: ProposalDetail['dealer'];
}) {
  const t = useStrings(strings);
  const say = useStrings(pageStrings);
  return (
    <DeclaredFormProvider value={declared}>
      <form noValidate onSubmit={record.submit} autoComplete="off">
        {sectionsFor(personType).map((section) => (
          <FormSectionCard key={section.id} section={section}>
            <SectionBody section={section} dealer={dealer} />
          </FormSectionCard>
        ))}
        <SectionCard id="consents" title={t('section.consents')}>
          {consentRecorded ? <ConsentsRecorded /> : <ConsentsSection />}
        </SectionCard>
        <SaveBar record={record} saveLabel={say('action.save')} />
      </form>
    </DeclaredFormProvider>
  );
}

const SectionBody = memo(function SectionBody({
  section,
  dealer,
}: {
  section: FormSection;
  dealer: ProposalDetail['dealer'];
}) {
  const list = listIn(section);
  if (list) return <RegistrationParts list={list} />;
  if (section.id === 'seller') return <SellerSection section={section} dealer={dealer} />;
  return <SectionFields fields={section.fields} />;
});
