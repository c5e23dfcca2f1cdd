import { businessDay } from '@estrada/domain/calendar/index';
import type { WriteContext } from '../../kernel/context.ts';
import { listDueDecisions, markStarted } from '../../kernel/database/tables-in-force.ts';
import { notifyOfTables } from '../notifications/index.ts';
import type { UploadTable } from './upload-table.ts';

/**
 * The effects of a table taking effect: its records are changed, and the users who work with it are notified. Part of
 * the transaction that puts it in force.
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
 * The effects of a kind's tables whose day has come. Their rows are read from the first instant of the day on; this
 * runs what had to wait.
 */
export async function beginDueTables(table: UploadTable, tx: WriteContext, now: Date): Promise<void> {
  const today = businessDay(now.toISOString());
  for (const { sequence, tableId, decidedBy, effectiveFrom } of await listDueDecisions(
    tx.db,
    table.stored.kind,
    today,
  )) {
    await beginTable(table, tableId, { now, by: decidedBy }, tx);
    await markStarted(tx.db, sequence, now);
    const after = { effectiveFrom, sentBy: decidedBy };
    tx.audit({ action: 'upload.begin', entity: `upload:${table.kind}` as const, entityId: tableId, after });
  }
}
