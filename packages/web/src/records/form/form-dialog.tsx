import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';
import type { RecordForm } from './use-record-form.ts';

/**
 * A form in a dialog: its object, the refusal, its fields, and the two buttons. It is mounted while it is open.
 *
 * @param props.subject name of the object of the act
 * @param props.text what will happen
 * @param props.refusal the error that belongs to no field, because the page's banner is behind the dialog; null: there
 * is none
 * @param props.danger whether the act removes something
 */
export function FormDialog<Values extends FieldValues>({
  title,
  subject,
  text,
  refusal,
  submitLabel,
  danger = false,
  record,
  onClose,
  children,
}: {
  title: string;
  subject?: string;
  text?: string;
  refusal: string | null;
  submitLabel: string;
  danger?: boolean;
  record: Pick<RecordForm<Values>, 'form' | 'submit' | 'isBusy'>;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('back') }}>
      <FormProvider {...record.form}>
        <form onSubmit={record.submit} noValidate>
          <Stack gap="md">
            {subject ? (
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {subject}
              </Text>
            ) : null}
            {text ? <Text>{text}</Text> : null}
            {refusal ? (
              <Text role="alert" c="var(--mantine-color-error)">
                {refusal}
              </Text>
            ) : null}
            {children}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose} disabled={record.isBusy}>
                {t('back')}
              </Button>
              <Button
                type="submit"
                color={danger ? 'red' : undefined}
                loading={record.isBusy}
                // the blurred field shows its error, which moves this button from under the pointer
                onMouseDown={(event) => event.preventDefault()}
              >
                {submitLabel}
              </Button>
            </Group>
          </Stack>
        </form>
      </FormProvider>
    </Modal>
  );
}
