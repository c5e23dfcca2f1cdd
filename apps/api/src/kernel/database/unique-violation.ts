import { DomainError, type ErrorCode } from '@estrada/domain/errors/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** PostgreSQL's own codes: a row with this value exists, or one that it excludes (overlapping days). */
const violations = ['23505', '23P01'];

/** What a violated unique index or exclusion means to the user who saves: a code, shown at a field. */
export interface UniqueConflict {
  index: string;
  code: ErrorCode;
  field: string;
  key: MessageKey;
}

/**
 * Writes a row whose value must be unique. Only the index decides when two users save at the same moment.
 *
 * @throws DomainError `code` at `field` of the one among `indexes` that the write violates
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
