import type { Fields, Form, StoredValues, Typed } from '@estrada/domain/forms/index';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { showAlert } from '../../alerts/alerts.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { useActForm } from '../form/use-act-form.ts';
import { RecordFields } from './record-fields.tsx';

/**
 * An act that is told something: a dialog that asks for it, says what is wrong at the field and everything else above, and closes with a
 * success once it is done. It is drawn while it is open.
 *
 * @param props.form what is asked for; it draws itself
 * @param props.labels of fields that are called otherwise here
 * @param props.focused the field that has the focus at first
 * @param props.first what stands in the fields before anything is typed
 * @param props.words title, what will happen, label of the button, and what is said when it is done
 * @param props.danger whether the act takes something away
 * @param props.send acts with what was typed; quietly: what fails is said here
 */
export function ActDialog<All extends Fields>({
  form,
  first,
  subject,
  words,
  labels,
  focused,
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
  danger?: boolean;
  send: (typed: StoredValues<All>) => Promise<unknown>;
  onClose: () => void;
  /** what stands below the fields */
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
      <RecordFields fields={form.fields} labels={labels} focused={focused} />
      {children}
    </FormDialog>
  );
}
