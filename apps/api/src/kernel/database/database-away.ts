import { DrizzleQueryError } from 'drizzle-orm/errors';

/** No connection to the database, or none in time. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

/** Network errors of a server that cannot be reached or has closed the connection. */
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

/** The driver's messages for the same, which have no code. */
const brokenMessages =
  /^Connection terminated|^LISTEN\/NOTIFY (?:connection|heartbeat|channel)|connection error and is not queryable|timeout exceeded when trying to connect/;

/**
 * Whether a failure means that the database is unreachable, rather than that it rejected a statement. PostgreSQL gives
 * everything that ends or refuses a connection the severity FATAL.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return true;
  if (error instanceof DrizzleQueryError) return isConnectionLost(error.cause);
  return false;
}

/** The same for errors known to come from the driver itself. */
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
