import { reasonForm } from '@estrada/domain/forms/index';
import { ActDialog } from './act-dialog.tsx';

/**
 * A dialog that prompts only for a reason, and performs an act with it.
 *
 * @param props.words title, what will happen, label of the field, of the button, and the success message
 * @param props.danger whether the act removes something
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
  return (
    <ActDialog
      form={reasonForm}
      subject={subject}
      words={words}
      danger={danger}
      send={send}
      onClose={onClose}
      first={{ reason: '' }}
      labels={{ reason: words.label }}
      focused="reason"
    />
  );
}
