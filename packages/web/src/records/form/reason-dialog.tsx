import { reasonForm } from '@estrada/domain/forms/index';
import { useState } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { FormDialog } from './form-dialog.tsx';
import { LongTextField } from './form-fields.tsx';
import { useRecordForm } from './use-record-form.ts';

/**
 * A dialog that asks for a reason and nothing else, and acts with it.
 *
 * @param props.words title, what will happen, label of the field, of the button, and what is said when it is done
 * @param props.danger whether the act takes something away
 */
export function ReasonDialog({
  subject,
  words,
  danger = false,
  send,
  onClose,
}: {
  subject: string;
  words: { title: string; text: string; label: string; submit: string; done: string };
  danger?: boolean;
  send: (typed: { reason: string }) => Promise<unknown>;
  onClose: () => void;
}) {
  const [nothing] = useState({ version: 0, values: { reason: '' } });
  const [refusal, setRefusal] = useState<string | null>(null);
  const record = useRecordForm({
    draftKey: null,
    saved: nothing,
    problemsOf: reasonForm.problems,
    send: (typed) => send(reasonForm.normalise(typed)),
    onSaved: () => {
      showAlert({ type: 'success', text: words.done });
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
      title={words.title}
      subject={subject}
      text={words.text}
      refusal={refusal}
      submitLabel={words.submit}
      danger={danger}
      record={record}
      onClose={onClose}
    >
      <LongTextField name="reason" label={words.label} maxLength={reasonForm.fields.reason.max} hasFocus />
    </FormDialog>
  );
}
