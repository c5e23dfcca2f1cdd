import { DrizzleQueryError } from 'drizzle-orm/errors';
import { isDatabaseAway } from '../database/database-away.ts';
import { databaseCode } from '../describe-failure.ts';

/** A failure that lies in something being away. */
export interface Outage {
  /** the name of what is away, e.g. `credit-engine`; null when it is there and refused */
  readonly outage: string | null;
}

/** No space, broken, read-only. */
const diskCodes = new Set(['ENOSPC', 'EIO', 'EROFS', 'EDQUOT']);

/**
 * What was away when something failed: a partner, the mail server, `database` or `disk`. A job that failed so is not to
 * blame and waits. Null for every other failure.
 */
export function outageOf(error: unknown): string | null {
  if (isDatabaseAway(error)) return 'database';
  if (error instanceof DrizzleQueryError && databaseCode(error) === '53100') return 'disk';
  const { outage, code } = (error ?? {}) as Partial<Outage> & { code?: string };
  if (typeof outage === 'string') return outage;
  return code !== undefined && diskCodes.has(code) ? 'disk' : null;
}
