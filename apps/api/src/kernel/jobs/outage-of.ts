import { DrizzleQueryError } from 'drizzle-orm/errors';
import { isDatabaseAway } from '../database/database-away.ts';
import { databaseCode } from '../describe-failure.ts';

/** A failure caused by an unavailable dependency. */
export interface Outage {
  /** the name of the unavailable dependency, e.g. `credit-engine`; null when it answered with a refusal */
  readonly outage: string | null;
}

/** No space, broken, read-only. */
const diskCodes = new Set(['ENOSPC', 'EIO', 'EROFS', 'EDQUOT']);

/**
 * What was unavailable when something failed: a partner, the mail server, `database` or `disk`. Such a job is not at
 * fault and waits. Null for every other failure.
 */
export function outageOf(error: unknown): string | null {
  if (isDatabaseAway(error)) return 'database';
  if (error instanceof DrizzleQueryError && databaseCode(error) === '53100') return 'disk';
  const { outage, code } = (error ?? {}) as Partial<Outage> & { code?: string };
  if (typeof outage === 'string') return outage;
  return code !== undefined && diskCodes.has(code) ? 'disk' : null;
}
