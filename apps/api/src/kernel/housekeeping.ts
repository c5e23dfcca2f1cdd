import { lt } from 'drizzle-orm';
import { gatherChanges } from './database/cached-reads.ts';
import type { Db } from './database/database.ts';
import { callbackEvents, idempotencyKeys, rateLimits } from './kernel.tables.ts';

const day = 24 * 3_600_000;
/** Partners repeat for days what was not answered; where the time stamp is signed, minutes would do. */
const callbackDays = 90;

/**
 * Removes what has served its time: answers kept for idempotency keys (they hold client data) and counters of rate
 * limits after a day, events of partners after ninety; counted changes become one row. Doing it twice, or in several processes at once, does no harm.
 */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - day);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, cutoff));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, cutoff));
  await db.delete(callbackEvents).where(lt(callbackEvents.receivedAt, new Date(now.getTime() - callbackDays * day)));
  await gatherChanges(db);
}
