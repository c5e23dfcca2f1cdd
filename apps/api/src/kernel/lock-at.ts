import { DomainError, type ErrorCode } from '@estrada/domain/errors/index';

/** A row that exists in the caller's reach: both failures look alike. @throws DomainError SEC004 otherwise */
export function inReach<Row>(found: Row | null | undefined): Row {
  if (found === null || found === undefined) throw new DomainError('SEC004');
  return found;
}

/** A row whose version rises with every change; some store who changed them last. */
export interface Versioned {
  version: number;
  changedByName?: string;
}

/**
 * A row at the version that the user saw.
 *
 * @throws DomainError `stale` when another user changed it first, with the name where the row has it
 */
export function atVersion<Row extends Versioned>(version: number, row: Row, stale: ErrorCode = 'SET001'): Row {
  if (row.version === version) return row;
  throw new DomainError(stale, row.changedByName ? { params: { name: row.changedByName } } : {});
}

/**
 * A row locked for this write, at the version that the user saw.
 *
 * @param locking a query that locks the row (`for update`) and finds none out of the caller's reach
 * @throws DomainError SEC004 when there is none, `stale` when another user changed it first
 */
export async function lockAt<Row extends Versioned>(
  version: number,
  locking: PromiseLike<Row | null>,
  stale?: ErrorCode,
): Promise<Row> {
  return atVersion(version, inReach(await locking), stale);
}
