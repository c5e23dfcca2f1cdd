import type { MessageKey } from '@estrada/domain/validation/index';
import { LongTextField } from '@estrada/web/records/form/form-fields.tsx';
import { useActForm } from '@estrada/web/records/form/use-act-form.ts';
import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';

type Props = {
  /** of the field: unlike any other on the page, the dialogs over it among them */
  name: string;
  label: string;
  hint: string;
  submit: string;
  /** the message when nothing is typed; null where no words are needed, and no field is drawn */
  missing: MessageKey | null;
  onSend: (words: string) => Promise<void>;
  /** what stands between the field and what was refused */
  children?: ReactNode;
};

/** The place for the words that an act on a proposal needs, on the page and not in a dialog. */
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
