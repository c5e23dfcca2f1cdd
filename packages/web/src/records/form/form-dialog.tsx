import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';
import type { RecordForm } from './use-record-form.ts';

/**
 * A form in a dialog: what it is done to, what was refused, its fields, and the two ways on. It is drawn while it is open.
 *
 * @param props.subject name of the thing that it is done to
 * @param props.text what will happen
 * @param props.refusal what no field can say, where the banner of the page would lie under the dialog; null: nothing was refused
 * @param props.danger whether the act takes something away
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
                // a field that is left says what is wrong with it, which moves this button away from under the pointer
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
