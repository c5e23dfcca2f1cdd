import { businessDay } from '@estrada/domain/calendar/index';
import type { WriteContext } from '../../kernel/context.ts';
import { listDueDecisions, markStarted } from '../../kernel/database/tables-in-force.ts';
import { notifyOfTables } from '../notifications/index.ts';
import type { UploadTable } from './upload-table.ts';

/**
 * What follows from a table taking effect: records that it speaks of are changed, and who works with it is notified. Part of the
 * transaction that says that it holds.
 */
export async function beginTable(
  table: UploadTable,
  tableId: string,
  decision: { now: Date; by: string },
  tx: WriteContext,
): Promise<void> {
  for (const record of (await table.begin?.(tx.db, tableId, decision)) ?? []) tx.audit(record);
  if (table.notice) await notifyOfTables(table.notice, { db: tx.db, now: decision.now });
}

/**
 * What follows from the tables of a kind whose day has come. Their rows are read from the first instant of the day on; this is
 * what could not be done before.
 */
export async function beginDueTables(table: UploadTable, tx: WriteContext, now: Date): Promise<void> {
  const today = businessDay(now.toISOString());
  for (const { sequence, tableId, decidedBy, effectiveFrom } of await listDueDecisions(tx.db, table.kind, today)) {
    await beginTable(table, tableId, { now, by: decidedBy }, tx);
    await markStarted(tx.db, sequence, now);
    const after = { effectiveFrom, sentBy: decidedBy };
    tx.audit({ action: 'upload.begin', entity: `upload:${table.kind}` as const, entityId: tableId, after });
  }
}
