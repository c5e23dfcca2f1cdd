import { formatDate } from '@estrada/domain/formats/index';
import { decideDelete } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { usePageWords } from '@estrada/web/pages/page-access.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Alert, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { changedByParameter, useSequence } from './parameter-queries.ts';
import type { ParameterScreen } from './parameter-screen.ts';
import { showEnd, showSpan, showSpanLine } from './show-row.ts';
import { strings } from './strings.ts';

/** Asks before a future row goes, and says what its days come to. */
export function DeleteParameter({
  screen,
  today,
  row,
  onClose,
}: {
  screen: ParameterScreen;
  today: string;
  row: ParameterRowAnswer;
  onClose: () => void;
}) {
  const t = useStrings(strings);
  const deletion = useAct('deleteParameter', { reload: changedByParameter });
  const [handOver, setHandOver] = useState(true);
  const name = usePageWords()(screen.words).title;
  const rows = useSequence(screen.kind.typeName, row.uf).data ?? [];
  const heir = heirOf(row, rows, screen, today);
  const isLast = !rows.some(({ effectiveFrom }) => effectiveFrom > row.effectiveFrom);

  async function remove(): Promise<void> {
    const query = { version: row.version, movePreviousEnd: heir && handOver ? ('true' as const) : undefined };
    try {
      await deletion.run({ params: { id: row.id }, query });
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
      subject={`${name} · ${row.uf} · ${showSpanLine(row, t)}`}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {heir ? (
        <Checkbox
          label={t('delete.handOver', { span: showSpan(heir.row, t), end: showEnd(heir.validUntil, t) })}
          checked={handOver}
          onChange={(event) => setHandOver(event.currentTarget.checked)}
        />
      ) : null}
      {isLast && !(heir && handOver) ? (
        <Alert color="ipe">{t('delete.leavesNone', { uf: row.uf, date: formatDate(row.effectiveFrom) })}</Alert>
      ) : null}
      {deletion.error ? (
        <Alert color="red" role="alert">
          {deletion.error.message}
        </Alert>
      ) : null}
    </ConfirmModal>
  );
}

/** The row before that can take over the days, if there is one. */
function heirOf(row: ParameterRowAnswer, rows: readonly ParameterRowAnswer[], screen: ParameterScreen, today: string) {
  if (!rows.some(({ id }) => id === row.id)) return null;
  const decision = decideDelete(row.id, { kind: screen.kind, rows, today, movePreviousEnd: true });
  return decision.accepted ? decision.previous : null;
}
