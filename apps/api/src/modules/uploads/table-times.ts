import { type TableState, timeLine, uploadKinds } from '@estrada/domain/uploads/index';
import type { ReadContext } from '../../kernel/context.ts';
import { retainedAmong } from '../../kernel/database/table-load.ts';
import { type DecisionRow, listDecisions } from '../../kernel/database/tables-in-force.ts';
import type { UploadTable } from './upload-table.ts';
import { findUploads } from './uploads.repository.ts';

/** The number of decisions shown: two years of a table that is sent twice a week. */
const shownDecisions = 200;

/** The current, scheduled and past tables, for the page. */
export async function readTableTimes(table: UploadTable, context: Pick<ReadContext, 'db' | 'now' | 'today' | 'may'>) {
  const { db, now, today, may } = context;
  const times = timeLine(await listDecisions(db, table.stored.kind, shownDecisions), now);
  const ids = [...new Set(times.map(({ tableId }) => tableId))];
  const files = new Map((await findUploads(db, ids)).map((row) => [row.id, row]));
  const { canReturn, access } = uploadKinds[table.kind];
  const isSender = may(access);
  const kept = canReturn ? await retainedAmong(db, table.stored, ids, today) : new Set<string>();
  const inForceId = times.find(({ state }) => state === 'inForce')?.tableId;
  const described = times.map((time) => ({
    ...describe(time, files.get(time.tableId)),
    can: {
      cancel: isSender && time.state === 'planned',
      return: isSender && time.state === 'earlier' && time.tableId !== inForceId && kept.has(time.tableId),
    },
  }));
  const of = (...states: TableState[]) => described.filter(({ state }) => states.includes(state));
  return {
    inForce: of('inForce')[0] ?? null,
    planned: of('planned').reverse(),
    earlier: of('earlier', 'cancelled'),
    canReturn,
  };
}

const describe = (
  time: DecisionRow & { state: TableState; since: string; until: string | null },
  file: { fileName: string; lineCount: number } | undefined,
) => ({
  decision: time.sequence,
  id: time.tableId,
  fileName: file?.fileName ?? null,
  rowCount: file?.lineCount ?? null,
  state: time.state,
  since: time.since,
  until: time.until,
  user: time.decidedBy,
  cancelledBy: time.cancelledBy,
});
