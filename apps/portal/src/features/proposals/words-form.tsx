import type { MessageKey } from '@estrada/domain/validation/index';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useActForm } from '@estrada/web/records/form/use-act-form.ts';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';

type Props = {
  /** of the field: unique on the page, including the dialogs over it */
  name: string;
  label: string;
  hint: string;
  submit: string;
  /** the message for an empty field; null if no text is required and there is no field */
  missing: MessageKey | null;
  onSend: (words: string) => Promise<void>;
  /** shown between the field and the refusal */
  children?: ReactNode;
};

/** The text field of an act on a proposal, on the page and not in a dialog. */
export function WordsForm({ name, label, hint, submit, missing, onSend, children }: Props) {
  const { record, refusal } = useActForm({
    first: { [name]: '' },
    problemsOf: (typed) => (missing && !typed[name]?.trim() ? [{ path: name, key: missing }] : []),
    send: (typed) => onSend(typed[name]?.trim() ?? ''),
    onDone: () => undefined,
  });
  return (
    <FormProvider {...record.form}>
      <form onSubmit={record.submit} noValidate>
        {missing ? <LongTextField name={name} label={label} description={hint} maxLength={500} /> : null}
        {children}
        {refusal ? (
          <Text role="alert" fw={600} className="proposal-reason">
            {refusal}
          </Text>
        ) : null}
        <Group justify="flex-end" mt="sm">
          <Button type="submit" loading={record.isBusy}>
            {submit}
          </Button>
        </Group>
      </form>
    </FormProvider>
  );
}
