import { formatDate } from '@estrada/domain/formats/index';
import { decideDelete } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { usePageWords } from '@estrada/web/pages/page-access.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Alert, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useReloadParameters, useSequence } from './parameter-queries.ts';
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
  const reload = useReloadParameters();
  const [handOver, setHandOver] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const name = usePageWords()(screen.words).title;
  const rows = useSequence(screen.kind.typeName, row.uf).data ?? [];
  const heir = heirOf(row, rows, screen, today);
  const isLast = !rows.some(({ effectiveFrom }) => effectiveFrom > row.effectiveFrom);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      const query = { version: row.version, movePreviousEnd: heir && handOver ? ('true' as const) : undefined };
      await api.deleteParameter({ params: { id: row.id }, query, suppressAlert: true });
      showAlert({ type: 'success', text: t('delete.done') });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
    } finally {
      setBusy(false);
      void reload();
    }
  }

  return (
    <ConfirmModal
      opened
      danger
      busy={isBusy}
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
      {refusal ? (
        <Alert color="red" role="alert">
          {refusal.message}
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
