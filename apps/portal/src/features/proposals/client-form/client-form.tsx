import type { Row } from '@estrada/domain/forms/ui';
import { consentTexts } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import { useFormField } from '@estrada/web/records/form/use-form-field.ts';
import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { type DeclaredForm, DeclaredFormProvider } from '@estrada/web/records/rows/declared-form.tsx';
import { PartsSection, type PartWords } from '@estrada/web/records/rows/parts-section.tsx';
import { PlacedField } from '@estrada/web/records/rows/placed-field.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Checkbox, Group, Stack, Switch, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { type FieldError, useFormContext, useWatch } from 'react-hook-form';
import { strings as pageStrings } from '../strings.ts';
import { FormCard, FormSectionCard, MoreSections } from './form-section-card.tsx';
import { type FormSection, listIn, rowsFor } from './form-sections.ts';
import type { FormValues } from './registration-form.ts';
import { strings } from './strings.ts';
import { type OpenSections, useOpenSections } from './use-open-sections.ts';

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

/** The authorisation of the client, the last part of the form. */
function ConsentsCard({ cards, isRecorded }: { cards: OpenSections; isRecorded: boolean }) {
  const t = useStrings(strings);
  const state = cards.missingIn('consents') > 0 ? 'missing' : 'complete';
  return (
    <FormCard
      id="consents"
      cards={cards}
      state={state}
      note={t(state === 'missing' ? 'fold.unrecorded' : 'fold.complete')}
      summary={isRecorded ? <span className="row-summary">{t('consents.recorded')}</span> : null}
      isNeeded={!isRecorded}
    >
      {isRecorded ? <ConsentsRecorded /> : <ConsentsSection />}
    </FormCard>
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
  const cards = useOpenSections(personType);
  const { client, more, sale } = cards.sections;
  const cardOf = (section: FormSection, isNested = false) => (
    <FormSectionCard key={section.id} section={section} cards={cards} isNested={isNested}>
      <SectionBody section={section} dealer={dealer} />
    </FormSectionCard>
  );
  return (
    <DeclaredFormProvider value={declared}>
      <form noValidate onSubmit={record.submit} autoComplete="off" aria-busy={!cards.isWhole} {...cards.follow}>
        <Group className="proposal-form-head" justify="space-between" gap="8px 16px" mb={12}>
          <Text c="dimmed" size="sm">
            {t('hint')}
          </Text>
          <Switch
            size="sm"
            label={t('fold.all')}
            checked={cards.showsAll}
            onChange={(event) => cards.showAll(event.currentTarget.checked)}
          />
        </Group>
        {client.map((section) => cardOf(section))}
        {more.length > 0 ? (
          <MoreSections sections={more} cards={cards}>
            {more.map((section) => cardOf(section, true))}
          </MoreSections>
        ) : null}
        {sale.map((section) => cardOf(section))}
        <ConsentsCard cards={cards} isRecorded={consentRecorded} />
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
