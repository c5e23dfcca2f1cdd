import { manualLienForm } from '@estrada/domain/proposals/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { ActDialog } from '@estrada/web/records/form/act-dialog.tsx';
import { DateField } from '@estrada/web/records/form/date-field.tsx';
import { LongTextField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ProposalRef } from './proposal-ref.ts';
import { stale } from './stale.ts';
import { strings } from './strings.ts';

/** Writes down a lien that was noted outside the portal. */
export function RecordLienModal({ proposal, onClose }: { proposal: ProposalRef; onClose: () => void }) {
  const t = useStrings(strings);
  const act = useAct('recordLien', { reload: stale });
  return (
    <ActDialog
      form={manualLienForm}
      first={{ registration: '', registeredOn: '', reason: '' }}
      subject={proposal.number}
      words={{
        title: t('record.title'),
        text: t('record.text'),
        submit: t('record.title'),
        done: t('record.done'),
      }}
      send={(typed) => act.run({ params: { id: proposal.id }, body: { version: proposal.version, ...typed } })}
      onClose={onClose}
    >
      <TextField name="registration" label={t('record.registration')} />
      <DateField name="registeredOn" label={t('record.registeredOn')} />
      <LongTextField name="reason" label={t('record.reason')} maxLength={500} />
    </ActDialog>
  );
}
