import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** Work that only one process may do at a time, with the number of its advisory lock. */
const turns = { migrations: 778_201, demo: 778_202 } as const;

/**
 * Waits for other processes to finish this work, and makes others wait until the transaction ends. The statement
 * timeout is lifted for the transaction, because it would cut off the wait.
 */
export async function waitForTurn(tx: Db, work: keyof typeof turns): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(${turns[work]})`);
}
