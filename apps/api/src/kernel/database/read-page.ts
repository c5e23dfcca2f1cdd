import { countedRows, type PageRequest, type Pagination, pageSizeOf, paginationOf } from '@estrada/domain/lists/index';
import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { cutPage, type PageClause, type PageOrder, pageClause } from './page-by-key.ts';

/** One page of a list, with its page data for the wire. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
  totalElements: number;
  totalCapped: boolean;
  pagination: Pagination;
}

/** The source of a list. */
export interface Listed {
  /** the table whose rows are counted */
  table: PgTable;
  /** which of them; null where the caller reaches none */
  where: SQL | undefined | null;
  order: PageOrder;
  /** the highest number counted to, where an index alone does not answer; by default that of every list */
  countedTo?: number | undefined;
}

/**
 * Reads one page: by its number within the counted rows, or by the previous page's cursor, however far.
 *
 * @param select runs the query with the page's condition, order, limit and offset; it also selects `pageKey`
 * @throws DomainError DOM002 at `cursor` for one of another list or order
 */
export async function readPage<Row extends { pageKey: string; id?: string }>(
  db: Db,
  { table, where, order, countedTo = countedRows }: Listed,
  request: PageRequest,
  select: (page: PageClause) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const clause = pageClause(order, request);
  const isReached = where !== null;
  const rows = isReached ? await select({ ...clause, where: and(where, clause.where) }) : [];
  const counted = isReached ? await countCapped(db, table, where, countedTo) : { totalElements: 0, totalCapped: false };
  const cut = cutPage(rows, order, clause);
  const place = { start: clause.start, goesOn: cut.next !== null, totalElements: counted.totalElements };
  return { ...cut, ...counted, pagination: paginationOf(place, pageSizeOf(request)) };
}

/** Counts up to the cap. */
async function countCapped(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  countedTo: number,
): Promise<{ totalElements: number; totalCapped: boolean }> {
  const bounded = db
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(countedTo + 1)
    .as('bounded');
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(bounded);
  const count = Number(row?.count ?? 0);
  return { totalElements: Math.min(count, countedTo), totalCapped: count > countedTo };
}
