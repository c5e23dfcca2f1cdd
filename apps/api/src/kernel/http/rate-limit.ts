import { createHash } from 'node:crypto';
import { DomainError, type ErrorCode } from '@estrada/domain/errors/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../kernel.tables.ts';

export interface RateLimit {
  /** what is counted, e.g. `login-address` */
  name: string;
  hits: number;
  windowSeconds: number;
  /** the code of the refusal; USE029 by default */
  refusal?: ErrorCode;
  /** what is limited, in place of the text of the code, with `max` and the `minutes` until its window ends */
  because?: MessageKey;
}

/**
 * Counts one hit of a subject (an address, a user name) and refuses when there are too many in the window.
 *
 * @throws DomainError USE029, or the limit's own code, with the seconds until its window ends
 */
export async function limitRate(db: Db, limit: RateLimit, subject: string, now: Date): Promise<void> {
  const { hits, windowStart } = await count(db, limit, subject, now);
  if (hits <= limit.hits) return;
  const secondsLeft = (windowStart.getTime() - now.getTime()) / 1000 + limit.windowSeconds;
  const retryAfterSeconds = Math.max(1, Math.ceil(secondsLeft));
  const params = { max: limit.hits, minutes: Math.ceil(retryAfterSeconds / 60) };
  throw new DomainError(limit.refusal ?? 'USE029', {
    retryAfterSeconds,
    ...(limit.because
      ? { reason: 'over-limit' as const, fields: [{ path: 'status', key: limit.because, params }] }
      : {}),
  });
}

/**
 * Counts one hit without refusing it. The counter is in the database, so that all processes share it; subjects are
 * hashed, so that it stores no names.
 *
 * @returns hits of the subject in the window, this one included
 */
export async function countHit(
  db: Db,
  limit: Pick<RateLimit, 'name' | 'windowSeconds'>,
  subject: string,
  now: Date,
): Promise<number> {
  return (await count(db, limit, subject, now)).hits;
}

/** Processes follow the clock of the database: they are not further apart than this. */
const mostAheadMs = 60_000;

async function count(
  db: Db,
  limit: Pick<RateLimit, 'name' | 'windowSeconds'>,
  subject: string,
  now: Date,
): Promise<{ hits: number; windowStart: Date }> {
  const expired = new Date(now.getTime() - limit.windowSeconds * 1000).toISOString();
  // a window of the future was started by a clock that was wrong: it would never end
  const ahead = new Date(now.getTime() + mostAheadMs).toISOString();
  const isOver = sql`(${rateLimits.windowStart} <= ${expired}::timestamptz or ${rateLimits.windowStart} > ${ahead}::timestamptz)`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket: bucketOf(limit.name, subject), windowStart: now, hits: 1 })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        windowStart: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ hits: rateLimits.hits, windowStart: rateLimits.windowStart });
  return row!;
}

/** Restarts a subject's window, with no hits. */
export async function restartCount(db: Db, name: string, subject: string, now: Date): Promise<void> {
  await db
    .insert(rateLimits)
    .values({ bucket: bucketOf(name, subject), windowStart: now, hits: 0 })
    .onConflictDoUpdate({ target: rateLimits.bucket, set: { windowStart: now, hits: 0 } });
}

const bucketOf = (name: string, subject: string) =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
