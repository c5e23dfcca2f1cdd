import { DomainError } from '@estrada/domain/errors/index';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** A count goes no further than this: counting millions of rows costs more than anybody reads. */
const countCap = 10_000;

export interface PageRequest {
  cursor?: string | null | undefined;
  size: number;
}

/**
 * One order of a list. `by` and the id stand in one index, in this order and both in one direction: that index serves
 * every page, however far, and read backwards it serves the other direction.
 */
export interface PageOrder {
  /** tells this order from the others of the list: a cursor of another one is refused */
  name: string;
  by: SQLWrapper;
  type: 'text' | 'timestamptz';
  direction: 'asc' | 'desc';
  id: PgColumn;
}

/** Most lists: last changed first. */
export const lastChangedFirst = (table: { updatedAt: PgColumn; id: PgColumn }): PageOrder => ({
  name: 'updatedAt',
  by: table.updatedAt,
  type: 'timestamptz',
  direction: 'desc',
  id: table.id,
});

/** Where a page begins: behind the last row of the one before. */
interface Cursor {
  order: string;
  key: string;
  id: string;
}

const nameOf = ({ name, direction }: PageOrder) => `${name}.${direction}`;

const writeCursor = ({ order, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([order, key, id])).toString('base64url');

function readCursor(text: string, { type, ...order }: PageOrder): Cursor {
  try {
    const [name, key, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [string, string, string];
    const isKey = type === 'timestamptz' ? /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/ : /^[^\0]*$/;
    if (name !== nameOf({ type, ...order }) || !isKey.test(key) || !key.isWellFormed() || !/^\w{26}$/.test(id))
      throw new Error('Not a cursor of this list in this order');
    return { order: name, key, id };
  } catch {
    throw new DomainError('DOM002', { fields: [{ path: 'cursor', key: 'value.notAllowed' }] });
  }
}

/**
 * Condition, order and length of one page. The query also selects `pageKey`: the value that the next page goes on from,
 * as the database writes it, because an instant has more digits there than a `Date` keeps.
 */
export function pageClause(
  order: PageOrder,
  page: PageRequest,
): { where: SQL | undefined; orderBy: SQL[]; limit: number; pageKey: SQL<string> } {
  const { by, id, direction } = order;
  const cursor = page.cursor ? readCursor(page.cursor, order) : null;
  const [beyond, way] = direction === 'asc' ? [sql.raw('>'), sql.raw('asc')] : [sql.raw('<'), sql.raw('desc')];
  return {
    where: cursor ? sql`(${by}, ${id}) ${beyond} (${cursor.key}::${sql.raw(order.type)}, ${cursor.id})` : undefined,
    orderBy: [sql`${by} ${way}`, sql`${id} ${way}`],
    limit: page.size + 1,
    pageKey: sql<string>`(${by})::text`,
  };
}

/** Cuts the extra row off and says where the next page begins. */
export function cutPage<Row extends { pageKey: string; id: string }>(
  rows: Row[],
  order: PageOrder,
  { size }: PageRequest,
): { rows: Row[]; next: string | null } {
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  const next =
    last && rows.length > size ? writeCursor({ order: nameOf(order), key: last.pageKey, id: last.id }) : null;
  return { rows: kept, next };
}

/** Counts up to the cap. */
export async function countCapped(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
): Promise<{ totalElements: number; totalCapped: boolean }> {
  const bounded = db
    .select({ one: sql`1` })
    .from(table)
    .where(and(where))
    .limit(countCap + 1)
    .as('bounded');
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(bounded);
  const count = Number(row?.count ?? 0);
  return { totalElements: Math.min(count, countCap), totalCapped: count > countCap };
}
