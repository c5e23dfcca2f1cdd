import { createHash } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from './database/database.ts';
import { idempotencyKeys } from './kernel.tables.ts';

/** No call lasts this long: requests end after thirty seconds. */
const lostAfterMs = 120_000;

export interface IdempotentCall {
  userId: string;
  endpoint: string;
  key: string;
  bodyHash: string;
}

/** Identifies a call by its caller, endpoint, key and input. */
export function identifyCall(userId: string, endpoint: string, key: string, input: unknown): IdempotentCall {
  return { userId, endpoint, key, bodyHash: createHash('sha256').update(JSON.stringify(input)).digest('hex') };
}

/**
 * Claims the key. Inside a transaction a second caller waits here until the first commits or rolls back.
 *
 * @returns the stored response of a finished call, otherwise null and the caller continues
 * @throws DomainError SIS003 when the key was used for another body · DOM003 while its first call is still running, or
 *   was lost and can be reclaimed soon
 */
export async function claimKey(db: Db, call: IdempotentCall, now: Date): Promise<{ response: unknown } | null> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...call, createdAt: now })
    // a killed process leaves its claim behind: after two minutes the next call reclaims it
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.endpoint, idempotencyKeys.key],
      set: { createdAt: now },
      setWhere: and(
        isNull(idempotencyKeys.response),
        eq(idempotencyKeys.bodyHash, call.bodyHash),
        lt(idempotencyKeys.createdAt, new Date(now.getTime() - lostAfterMs)),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [known] = await db.select().from(idempotencyKeys).where(sameKey(call));
  if (known && known.bodyHash !== call.bodyHash) throw new DomainError('SIS003');
  if (!known || known.response === null) throw new DomainError('DOM003', { retryAfterSeconds: 5 });
  return { response: known.response };
}

/** Stores the response for the next call with the same key. */
export async function saveAnswer(db: Db, call: IdempotentCall, response: unknown): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ response: { answer: response } })
    .where(sameKey(call));
}

/** Releases the key after a failure, so that the user may try again. */
export async function releaseKey(db: Db, call: IdempotentCall): Promise<void> {
  await db.delete(idempotencyKeys).where(sameKey(call));
}

const sameKey = (call: IdempotentCall) =>
  and(
    eq(idempotencyKeys.userId, call.userId),
    eq(idempotencyKeys.endpoint, call.endpoint),
    eq(idempotencyKeys.key, call.key),
  );
