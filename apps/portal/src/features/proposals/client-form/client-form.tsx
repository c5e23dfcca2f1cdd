import type { ProposalDetail } from '@estrada/endpoints/index';
import { SaveBar } from '@estrada/web/records/form/save-bar.tsx';
import type { RecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ReactNode } from 'react';
import { strings as pageStrings } from '../strings.ts';
import { ConsentsRecorded, ConsentsSection } from './consents-section.tsx';
import type { FormSection } from './form-rows.ts';
import { FormSectionCard } from './form-section-card.tsx';
import { sectionsFor } from './form-sections.ts';
import type { FormValues } from './form-values.ts';
import { PartsSection } from './parts-section.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionFields } from './section-fields.tsx';
import { SellerSection } from './seller-section.tsx';
import { strings } from './strings.ts';

/**
 * The registration form of a proposal that may be changed.
 *
 * @param next the way on once it is filled in
 */
export function ClientForm({
  record,
  personType,
  consentRecorded,
  dealer,
  next,
}: {
  record: RecordForm<FormValues>;
  personType: 'PF' | 'PJ';
  consentRecorded: boolean;
  dealer: ProposalDetail['dealer'];
  next: ReactNode;
}) {
  const t = useStrings(strings);
  const say = useStrings(pageStrings);
  return (
    <form noValidate onSubmit={record.submit} autoComplete="off">
      {sectionsFor(personType).map((section) => (
        <FormSectionCard key={section.id} section={section}>
          <SectionBody section={section} dealer={dealer} />
        </FormSectionCard>
      ))}
      <SectionCard id="consents" title={t('section.consents')}>
        {consentRecorded ? <ConsentsRecorded /> : <ConsentsSection />}
      </SectionCard>
      <SaveBar record={record} saveLabel={say('action.save')} next={next} />
    </form>
  );
}

function SectionBody({ section, dealer }: { section: FormSection; dealer: ProposalDetail['dealer'] }) {
  if (section.parts) return <PartsSection parts={section.parts} />;
  if (section.id === 'seller') return <SellerSection section={section} dealer={dealer} />;
  return <SectionFields fields={section.fields} />;
}
