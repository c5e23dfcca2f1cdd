import type { SuccessSubject } from '@estrada/domain/errors/index';
import { ConfirmModal } from '@estrada/ui/index';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { showAlert } from '../../alerts/alerts.ts';
import { ApiError } from '../../calls/api-error.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { type Span, showSpanLine } from './show-span.ts';
import { strings } from './strings.ts';

/**
 * Confirms the deletion of a future row; a refusal is shown in the dialog.
 *
 * @param subject the subject of the success message
 * @param name whose row it is
 * @param text what happens to its dates
 * @param children options and notices before the deletion
 */
export function DeleteDatedRow({
  subject,
  name,
  row,
  text,
  deletion,
  onClose,
  children,
}: {
  subject: SuccessSubject;
  name: string;
  row: Span;
  text: string;
  deletion: { run: () => Promise<unknown>; isBusy: boolean; error: ApiError | null };
  onClose: () => void;
  children?: ReactNode;
}) {
  const t = useStrings(strings);

  async function remove(): Promise<void> {
    try {
      await deletion.run();
      showAlert({ type: 'success', code: `${subject}.deleted` });
      onClose();
    } catch (error) {
      // shown in the dialog
      if (!(error instanceof ApiError)) throw error;
    }
  }

  return (
    <ConfirmModal
      opened
      danger
      busy={deletion.isBusy}
      title={t('delete.title')}
      subject={`${name} · ${showSpanLine(row, t)}`}
      text={text}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {children}
      {deletion.error ? (
        <Alert color="red" role="alert">
          {deletion.error.message}
        </Alert>
      ) : null}
    </ConfirmModal>
  );
}
