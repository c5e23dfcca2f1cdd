import { formatDate } from '@estrada/domain/formats/index';
import { decideDelete } from '@estrada/domain/parameters/index';
import type { ParameterRowAnswer } from '@estrada/endpoints/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { usePageStrings } from '@estrada/web/pages/page-access.ts';
import { DeleteDatedRow } from '@estrada/web/records/validity/delete-dated-row.tsx';
import { showEnd, showSpan } from '@estrada/web/records/validity/show-span.ts';
import { strings as validityStrings } from '@estrada/web/records/validity/strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { changedByParameter, useSequence } from './parameter-queries.ts';
import type { ParameterScreen } from './parameter-screen.ts';
import { strings } from './strings.ts';

/** Confirms the deletion of a future row, and shows what happens to its dates. */
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
  const say = useStrings(validityStrings);
  const deletion = useAct('deleteParameter', { reload: changedByParameter });
  const [handOver, setHandOver] = useState(true);
  const name = usePageStrings()(screen.words).title;
  const rows = useSequence(screen.kind.typeName, row.uf).data ?? [];
  const heir = heirOf(row, rows, screen, today);
  const isLast = !rows.some(({ effectiveFrom }) => effectiveFrom > row.effectiveFrom);

  const query = { version: row.version, movePreviousEnd: heir && handOver ? ('true' as const) : undefined };
  return (
    <DeleteDatedRow
      subject="parameters"
      name={`${name} · ${row.uf}`}
      row={row}
      text={t('delete.text')}
      deletion={{ ...deletion, run: () => deletion.run({ params: { id: row.id }, query }) }}
      onClose={onClose}
    >
      {heir ? (
        <Checkbox
          label={t('delete.handOver', { span: showSpan(heir.row, say), end: showEnd(heir.validUntil, say) })}
          checked={handOver}
          onChange={(event) => setHandOver(event.currentTarget.checked)}
        />
      ) : null}
      {isLast && !(heir && handOver) ? (
        <Alert color="ipe">{t('delete.leavesNone', { uf: row.uf, date: formatDate(row.effectiveFrom) })}</Alert>
      ) : null}
    </DeleteDatedRow>
  );
}

/** The previous row that can cover the dates, if there is one. */
function heirOf(row: ParameterRowAnswer, rows: readonly ParameterRowAnswer[], screen: ParameterScreen, today: string) {
  if (!rows.some(({ id }) => id === row.id)) return null;
  const decision = decideDelete(row.id, { kind: screen.kind, rows, today, movePreviousEnd: true });
  return decision.accepted ? decision.previous : null;
}
