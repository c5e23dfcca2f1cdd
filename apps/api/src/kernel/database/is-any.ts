import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Whether a table has a row that matches the condition; stops at the first one. */
export async function isAny(db: Db, table: PgTable, where: SQL | undefined): Promise<boolean> {
  const [row] = await db.select({ one: sql`1` }).from(table).where(where).limit(1);
  return row !== undefined;
}
