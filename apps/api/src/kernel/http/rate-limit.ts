import { createHash } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../kernel.tables.ts';

export interface RateLimit {
  /** what is counted, e.g. `login-address` */
  name: string;
  hits: number;
  windowSeconds: number;
}

/**
 * Counts one hit of a subject (an address, a user name) and refuses when there are too many in the window.
 * The counter is in the database, so that all processes share it; subjects are hashed, so that it holds no names.
 *
 * @throws DomainError USE029
 */
export async function limitRate(db: Db, limit: RateLimit, subject: string, now: Date): Promise<void> {
  const bucket = `${limit.name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;
  const expired = new Date(now.getTime() - limit.windowSeconds * 1000);
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket, windowStart: now, hits: 1 })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        hits: sql`case when ${rateLimits.windowStart} <= ${expired.toISOString()}::timestamptz then 1 else ${rateLimits.hits} + 1 end`,
        windowStart: sql`case when ${rateLimits.windowStart} <= ${expired.toISOString()}::timestamptz then ${now.toISOString()}::timestamptz else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ hits: rateLimits.hits });
  if ((row?.hits ?? 0) > limit.hits) throw new DomainError('USE029');
}
