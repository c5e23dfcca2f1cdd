import { type SQL, sql } from 'drizzle-orm';
import { tablesInForce } from '../kernel.tables.ts';
import type { Db } from './database.ts';

/** The id of the table of a kind that holds now, as an expression for a condition. */
export const tableInForce = (kind: string): SQL =>
  sql`(select ${tablesInForce.tableId} from ${tablesInForce} where ${tablesInForce.kind} = ${kind})`;

/** Lets a table take effect in place of the one before, in one step: who reads sees the old rows or the new ones, never both. */
export async function takeEffect(db: Db, kind: string, tableId: string, now: Date): Promise<void> {
  await db
    .insert(tablesInForce)
    .values({ kind, tableId, since: now })
    .onConflictDoUpdate({
      target: tablesInForce.kind,
      set: { tableId, previousTableId: sql`${tablesInForce.tableId}`, since: now },
    });
}

/** A query for the ids of a kind whose rows are kept: the table that holds and the one before it. */
export const keptTables = (kind: string): SQL =>
  sql`select kept.id from ${tablesInForce} cross join lateral (values (${tablesInForce.tableId}), (${tablesInForce.previousTableId})) kept (id) where ${tablesInForce.kind} = ${kind} and kept.id is not null`;
