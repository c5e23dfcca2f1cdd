import { DrizzleQueryError } from 'drizzle-orm/errors';

/** PostgreSQL's own code: a row with this value is there already. */
const uniqueViolation = '23505';

/** True when a write failed because of this unique index: the only judge when two people save in the same moment. */
export function breaksUnique(error: unknown, indexName: string): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { code, constraint } = (error.cause ?? {}) as { code?: string; constraint?: string };
  return code === uniqueViolation && constraint === indexName;
}
