import { DomainError } from '@estrada/domain/errors/index';
import { type PageRequest, pageSizeOf } from '@estrada/domain/lists/index';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * One order of a list. `by` and the id are in one index, in this order and both in one direction: that index serves
 * every page, however far, and read backwards it serves the other direction.
 */
export interface PageOrder {
  /** distinguishes this order from the others of the list: a cursor of another one is rejected */
  name: string;
  by: SQLWrapper;
  type: keyof typeof keyPatterns;
  direction: 'asc' | 'desc';
  /** orders two rows with the same key; left out where keys are unique */
  id?: PgColumn;
}

/** The format of a key as the database writes it. */
const keyPatterns = {
  text: /^[^\0]*$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  bigint: /^-?\d{1,18}$/,
} as const;

/** Most lists: last changed first. */
export const lastChangedFirst = (table: { updatedAt: PgColumn; id: PgColumn }): PageOrder => ({
  name: 'updatedAt',
  by: table.updatedAt,
  type: 'timestamptz',
  direction: 'desc',
  id: table.id,
});

/** Where a page begins: after the last row of the previous one, `start` rows from the top. */
interface Cursor {
  order: string;
  key: string;
  id: string;
  start: number;
}

const nameOf = ({ name, direction }: PageOrder) => `${name}.${direction}`;

const writeCursor = ({ order, key, id, start }: Cursor): string =>
  Buffer.from(JSON.stringify([order, key, id, start])).toString('base64url');

function readCursor(text: string, order: PageOrder): Cursor {
  try {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [string, string, string, number];
    const [name, key, id, start] = parts;
    const isKey = keyPatterns[order.type].test(key) && key.isWellFormed();
    const isId = order.id ? /^\w{26}$/.test(id) : id === '';
    if (name !== nameOf(order) || !isKey || !isId || !Number.isSafeInteger(start) || start < 0)
      throw new Error('Not a cursor of this list in this order');
    return { order: name, key, id, start };
  } catch {
    throw new DomainError('DOM002', { fields: [{ path: 'cursor', key: 'value.notAllowed' }] });
  }
}

/** The clauses of a query for one page. */
export interface PageClause {
  /** the rows after the one that the cursor names */
  where: SQL | undefined;
  orderBy: SQL[];
  /** one row more than the page has: shows whether another page follows */
  limit: number;
  offset: number;
  /**
   * the key that the next page starts after, as the database writes it: an instant has more digits there than a `Date`
   */
  pageKey: SQL<string>;
  /** rows before the page */
  start: number;
}

/** Condition, order and length of one page, by its number or by a cursor. @throws DomainError DOM002 at `cursor` */
export function pageClause(order: PageOrder, request: PageRequest): PageClause {
  const { by, id, direction } = order;
  const size = pageSizeOf(request);
  const cursor = request.cursor ? readCursor(request.cursor, order) : null;
  const [beyond, way] = direction === 'asc' ? [sql.raw('>'), sql.raw('asc')] : [sql.raw('<'), sql.raw('desc')];
  const offset = cursor ? 0 : (request.page ?? 0) * size;
  return {
    where: cursor ? behind(cursor, order, beyond) : undefined,
    orderBy: [sql`${by} ${way}`, ...(id ? [sql`${id} ${way}`] : [])],
    limit: size + 1,
    offset,
    pageKey: sql<string>`(${by})::text`,
    start: cursor?.start ?? offset,
  };
}

function behind(cursor: Cursor, { by, id, type }: PageOrder, beyond: SQL): SQL {
  const key = sql`${cursor.key}::${sql.raw(type)}`;
  return id ? sql`(${by}, ${id}) ${beyond} (${key}, ${cursor.id})` : sql`${by} ${beyond} ${key}`;
}

/** Cuts off the extra row and returns the cursor of the next page. */
export function cutPage<Row extends { pageKey: string; id?: string }>(
  rows: Row[],
  order: PageOrder,
  { limit, start }: Pick<PageClause, 'limit' | 'start'>,
): { rows: Row[]; next: string | null } {
  const kept = rows.slice(0, limit - 1);
  const last = kept.at(-1);
  if (!last || rows.length < limit) return { rows: kept, next: null };
  const id = order.id ? (last.id ?? '') : '';
  return { rows: kept, next: writeCursor({ order: nameOf(order), key: last.pageKey, id, start: start + kept.length }) };
}
