import { ConfirmModal } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Alert } from '@mantine/core';
import { showSpanLine } from '../show-row.ts';
import { strings } from '../strings.ts';
import type { SuccessionAnswer } from './succession-columns.tsx';

/** Asks before a future row goes. What stood before it then holds on. */
export function DeleteSuccessionRow({
  name,
  row,
  deletion,
  onClose,
}: {
  name: string;
  row: SuccessionAnswer;
  deletion: {
    run: (input: { params: { id: string }; query: { version: number } }) => Promise<unknown>;
    isBusy: boolean;
    error: ApiError | null;
  };
  onClose: () => void;
}) {
  const t = useStrings(strings);

  async function remove(): Promise<void> {
    try {
      await deletion.run({ params: { id: row.id }, query: { version: row.version } });
      showAlert({ type: 'success', code: 'parameters.deleted' });
      onClose();
    } catch (error) {
      // said in the dialog
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
      text={t('succession.deleteText')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {deletion.error ? (
        <Alert color="red" role="alert">
          {deletion.error.message}
        </Alert>
      ) : null}
    </ConfirmModal>
  );
}
