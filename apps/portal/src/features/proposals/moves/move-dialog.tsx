import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { strings } from '../strings.ts';
import { MoveRefusal } from './move-refusal.tsx';
import type { useMoveForm } from './use-move-form.ts';

/** The dialog around the form of a move: what was refused, its fields, and the two ways on. */
export function MoveDialog({
  title,
  intro,
  submitLabel,
  move: { record, refusal },
  onClose,
  children,
}: {
  title: string;
  /** above what was refused */
  intro?: ReactNode;
  submitLabel: string;
  move: ReturnType<typeof useMoveForm>;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('action.back') }}>
      <FormProvider {...record.form}>
        <form onSubmit={record.submit} noValidate>
          <Stack gap="md">
            {intro}
            <MoveRefusal text={refusal} />
            {children}
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={onClose} disabled={record.isBusy}>
                {t('action.back')}
              </Button>
              <Button
                type="submit"
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
