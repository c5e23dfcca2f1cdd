import { DomainError, type ErrorCode } from '@estrada/domain/errors/index';

/** What is there and in reach of the caller: both failures look alike. @throws DomainError SEC004 for anything else */
export function inReach<Row>(found: Row | null | undefined): Row {
  if (found === null || found === undefined) throw new DomainError('SEC004');
  return found;
}

/** A row whose version rises with every change; some know who changed them last. */
export interface Versioned {
  version: number;
  changedByName?: string;
}

/**
 * A row at the version that the person saw.
 *
 * @throws DomainError `stale` when somebody else changed it first, naming him where the row knows him
 */
export function atVersion<Row extends Versioned>(version: number, row: Row, stale: ErrorCode = 'SET001'): Row {
  if (row.version === version) return row;
  throw new DomainError(stale, row.changedByName ? { params: { name: row.changedByName } } : {});
}

/**
 * A row locked for this write, at the version that the person saw.
 *
 * @param locking a read that holds the row (`for update`) and finds none that is out of the caller's reach
 * @throws DomainError SEC004 when there is none, `stale` when somebody else changed it first
 */
export async function lockAt<Row extends Versioned>(
  version: number,
  locking: PromiseLike<Row | null>,
  stale?: ErrorCode,
): Promise<Row> {
  return atVersion(version, inReach(await locking), stale);
}
