import { DrizzleQueryError } from 'drizzle-orm/errors';
import { maskMentions } from './audit/mask-personal-data.ts';

/** PostgreSQL's own code of a failed query, e.g. `23505`. */
export const databaseCode = (error: DrizzleQueryError): string | undefined =>
  (error.cause as { code?: string } | undefined)?.code;

/**
 * A failure in a form that log and job store may contain. Database errors carry the statement's values, which may be
 * personal: only their class, code and location are logged. Other messages are logged without the documents and
 * addresses in them.
 */
export function describeFailure(error: unknown): { name: string; message: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { name: 'thrown value', message: typeof error };
  const { name, message, stack = '' } = error;
  const inner = error.cause as { code?: string; constraint?: string } | undefined;
  return {
    name,
    message:
      error instanceof DrizzleQueryError
        ? `database error ${inner?.code ?? ''} ${inner?.constraint ?? ''}`
        : maskMentions(message),
    ...(inner?.code ? { code: inner.code } : {}),
    stack: stack
      .split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 12)
      .join('\n'),
  };
}
