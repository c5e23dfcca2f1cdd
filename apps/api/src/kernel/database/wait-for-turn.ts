import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** What only one process may do at a time, and the number of its advisory lock. */
const turns = { migrations: 778_201, demo: 778_202 } as const;

/**
 * Waits until no other process is at this work, and keeps others waiting until the transaction ends. However long that takes: the
 * time that a statement may last is lifted for the transaction, for the wait itself would else be cut off.
 */
export async function waitForTurn(tx: Db, work: keyof typeof turns): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${turns[work]})`);
}
