import { lt } from 'drizzle-orm';
import type { Db } from './database/database.ts';
import { idempotencyKeys, rateLimits } from './kernel.tables.ts';

const day = 24 * 3_600_000;

/**
 * Removes what has served its time: answers kept for idempotency keys (they hold client data) and counters of rate
 * limits after a day. Doing it twice, or in several processes at once, does no harm.
 */
export async function purgeExpired(db: Db, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - day);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, cutoff));
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, cutoff));
}
