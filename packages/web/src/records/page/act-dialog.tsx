import type { Fields, Form, StoredValues, Typed } from '@estrada/domain/forms/index';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { useActForm } from '../form/use-act-form.ts';
import { RecordFields } from './record-fields.tsx';

/**
 * An act with input: a dialog that prompts for it, shows errors at the fields and all others above, and closes with a
 * success message. It is mounted while it is open.
 *
 * @param props.form the declaration of the input, which is rendered from it
 * @param props.labels of fields with another label here
 * @param props.focused the initially focused field
 * @param props.drawn custom renderers of fields
 * @param props.first the initial values of the fields
 * @param props.words title, what will happen, label of the button, and the success message
 * @param props.danger whether the act removes something
 * @param props.send performs the act with the input, without an alert: the dialog shows the error
 */
export function ActDialog<All extends Fields>({
  form,
  first,
  subject,
  words,
  labels,
  focused,
  drawn,
  danger = false,
  send,
  onClose,
  children,
}: {
  form: Form<All>;
  first: Typed<All>;
  subject?: string;
  words: { title: string; text?: string; submit: string; done: string | ((typed: StoredValues<All>) => string) };
  labels?: { readonly [Name in keyof All]?: string };
  focused?: keyof All & string;
  drawn?: { readonly [Name in keyof All]?: (props: { name: string; label: string }) => ReactNode };
  danger?: boolean;
  send: (typed: StoredValues<All>) => Promise<unknown>;
  onClose: () => void;
  /** rendered below the fields */
  children?: ReactNode;
}) {
  const { record, refusal } = useActForm({
    first: first as Typed<All> & FieldValues,
    problemsOf: form.problems,
    send: (typed: Typed<All>) => send(form.normalise(typed)),
    onDone: (_answer, typed) => {
      const { done } = words;
      showAlert({ type: 'success', text: typeof done === 'string' ? done : done(form.normalise(typed)) });
      onClose();
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
      <RecordFields fields={form.fields} labels={labels} focused={focused} drawn={drawn} />
      {children}
    </FormDialog>
  );
}
