import { giveUpForm } from '@estrada/domain/jobs/index';
import type { JobRow } from '@estrada/endpoints/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { FormDialog } from '@estrada/web/records/form/form-dialog.tsx';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useState } from 'react';
import { strings } from './strings.ts';

/** Asks why a failed job is given up, and gives it up. @param name of its kind */
export function GiveUpModal({ job, name, onClose }: { job: JobRow; name: string; onClose: () => void }) {
  const t = useStrings(strings);
  const [nothing] = useState({ version: 0, values: { reason: '' } });
  const [refusal, setRefusal] = useState<string | null>(null);
  const giveUp = useAct('giveUpJob', { reload: ['listJobs'] });
  const record = useRecordForm({
    draftKey: null,
    saved: nothing,
    problemsOf: giveUpForm.problems,
    send: (typed) => giveUp.run({ params: { jobId: job.id }, body: giveUpForm.normalise(typed) }),
    onSaved: () => {
      showAlert({ type: 'success', text: t('giveUp.done') });
      onClose();
    },
    onRefused(error) {
      if (error.fields.some(({ path }) => path === 'reason')) return false;
      setRefusal(error.words);
      return true;
    },
  });
  return (
    <FormDialog
      title={t('giveUp.title')}
      subject={name}
      text={t('giveUp.text')}
      refusal={refusal}
      submitLabel={t('giveUp')}
      danger
      record={record}
      onClose={onClose}
    >
      <LongTextField name="reason" label={t('giveUp.reason')} maxLength={giveUpForm.fields.reason.max} hasFocus />
    </FormDialog>
  );
}
