import { DrizzleQueryError } from 'drizzle-orm/errors';

/** No connection to the database could be had, or none in time. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** What the network says of a server that cannot be reached or has hung up. */
const brokenLines = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver says of the same without a code. */
const brokenMessages =
  /^Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/;

/**
 * Whether a failure means that the database cannot be spoken to, and not that it refused a statement. PostgreSQL gives
 * everything that ends or refuses a connection the severity FATAL.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  if (error instanceof DrizzleQueryError) return isConnectionLost(error.cause);
  return false;
}

/** The same for what the driver itself throws, where it is known that it comes from there. */
export function isConnectionLost(cause: unknown): boolean {
  if (cause instanceof DatabaseAwayError) return true;
  const { code = '', severity = '', message = '' } = (cause ?? {}) as Record<string, string | undefined>;
  return (
    severity === 'FATAL' ||
    severity === 'PANIC' ||
    /^08\w{3}$/.test(code) ||
    brokenLines.has(code) ||
    brokenMessages.test(message)
  );
}
