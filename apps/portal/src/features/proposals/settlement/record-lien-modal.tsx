import { lienByHandForm } from '@estrada/domain/proposals/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { DateField } from '@estrada/web/records/form/date-field.tsx';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField, TextField } from '@estrada/web/records/form/form-fields.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useState } from 'react';
import type { Settled } from './settled.ts';
import { stale } from './stale.ts';
import { strings } from './strings.ts';

/** Writes down a lien that was noted outside the portal. */
export function RecordLienModal({ proposal, onClose }: { proposal: Settled; onClose: () => void }) {
  const t = useStrings(strings);
  const [nothing] = useState({ version: 0, values: { registration: '', registeredOn: '', reason: '' } });
  const [refusal, setRefusal] = useState<string | null>(null);
  const act = useAct('recordLien', { reload: stale });
  const record = useRecordForm({
    draftKey: null,
    saved: nothing,
    problemsOf: lienByHandForm.problems,
    send: (typed) =>
      act.run({
        params: { id: proposal.id },
        body: { version: proposal.version, ...lienByHandForm.normalise(typed) },
      }),
    onSaved: () => {
      showAlert({ type: 'success', text: t('record.done') });
      onClose();
    },
    onRefused(error) {
      if (error.fields.some(({ path }) => Object.hasOwn(nothing.values, path))) return false;
      setRefusal(error.words);
      return true;
    },
  });
  return (
    <FormDialog
      title={t('record.title')}
      subject={proposal.number}
      text={t('record.text')}
      refusal={refusal}
      submitLabel={t('record.title')}
      record={record}
      onClose={onClose}
    >
      <TextField name="registration" label={t('record.registration')} />
      <DateField name="registeredOn" label={t('record.registeredOn')} />
      <LongTextField name="reason" label={t('record.reason')} maxLength={500} />
    </FormDialog>
  );
}
