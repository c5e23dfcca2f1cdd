import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Text } from '@mantine/core';
import { AddressSection } from './address-section.tsx';
import { useClientFormState } from './client-form-context.ts';
import { ConsentsRecorded, ConsentsSection } from './consents-section.tsx';
import { type FormSection, sectionsFor } from './form-sections.ts';
import { ResponsiblesSection } from './responsibles-section.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionFields } from './section-fields.tsx';
import { strings } from './strings.ts';

/**
 * The registration form of a proposal that may be changed.
 *
 * @param onDiscard drops what an earlier visit left typed
 */
export function ClientForm({
  personType,
  consentRecorded,
  onDiscard,
}: {
  personType: 'PF' | 'PJ';
  consentRecorded: boolean;
  onDiscard: () => void;
}) {
  const t = useStrings(strings);
  const { isRestored, isDirty } = useClientFormState();
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} autoComplete="off">
      {isRestored && isDirty ? (
        <Group className="proposal-restored" role="status" justify="space-between">
          <Text size="sm">{t('draft.restored')}</Text>
          <Button variant="subtle" size="compact-sm" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
        </Group>
      ) : null}
      {sectionsFor(personType).map((section) => (
        <SectionCard key={section.id} id={section.id} title={t(`section.${section.id}`)}>
          <SectionBody section={section} />
        </SectionCard>
      ))}
      <SectionCard id="consents" title={t('section.consents')}>
        {consentRecorded ? <ConsentsRecorded /> : <ConsentsSection />}
      </SectionCard>
    </form>
  );
}

function SectionBody({ section }: { section: FormSection }) {
  if (section.id === 'address') return <AddressSection section={section} />;
  if (section.id === 'responsibles') return <ResponsiblesSection />;
  return <SectionFields fields={section.fields} />;
}
