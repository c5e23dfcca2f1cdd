import { DomainError, type ErrorCode } from '@estrada/domain/errors/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** PostgreSQL's own codes: a row with this value is there already, or one that it excludes (days that overlap). */
const violations = ['23505', '23P01'];

/** What a broken unique index, or exclusion, is to the person who saves: a code, shown at a field. */
export interface UniqueConflict {
  index: string;
  code: ErrorCode;
  field: string;
  key: MessageKey;
}

/**
 * Writes a row whose value must be nobody else's. The index is the only judge when two people save in the same moment.
 *
 * @throws DomainError `code` at `field` of the one among `indexes` that the write breaks
 */
export async function writeUnique<Result>(
  write: PromiseLike<Result>,
  ...indexes: readonly UniqueConflict[]
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const taken = indexes.find(({ index }) => breaksUnique(error, index));
    if (!taken) throw error;
    throw new DomainError(taken.code, { fields: [{ path: taken.field, key: taken.key }], cause: error });
  }
}

function breaksUnique(error: unknown, indexName: string): boolean {
  if (!(error instanceof DrizzleQueryError)) return false;
  const { code, constraint } = (error.cause ?? {}) as { code?: string; constraint?: string };
  return violations.includes(code ?? '') && constraint === indexName;
}
