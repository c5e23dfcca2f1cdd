import { DomainError } from '@estrada/domain/errors/index';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** A count goes no further than this: counting millions of rows costs more than anybody reads. */
const countCap = 10_000;

/** Where a page begins: behind the last row of the one before, newest first. */
interface Cursor {
  updatedAt: string;
  id: string;
}

const writeCursor = (row: { updatedAt: Date; id: string }): string =>
  Buffer.from(JSON.stringify([row.updatedAt.toISOString(), row.id])).toString('base64url');

function readCursor(text: string): Cursor {
  try {
    const [updatedAt, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [string, string];
    if (!/^\d{4}-.+Z$/.test(updatedAt) || !/^\w{26}$/.test(id)) throw new Error('Not a cursor of ours');
    return { updatedAt: new Date(updatedAt).toISOString(), id };
  } catch {
    throw new DomainError('DOM002', { fields: [{ path: 'cursor', key: 'value.notAllowed' }] });
  }
}

export interface PageRequest {
  cursor?: string | null | undefined;
  size: number;
}

interface Paged {
  updatedAt: PgColumn;
  id: PgColumn;
}

/** The condition and order of a page by key; the same index serves every page, however far. */
export function pageClause(
  columns: Paged,
  page: PageRequest,
): { where: SQL | undefined; orderBy: SQL[]; limit: number } {
  const cursor = page.cursor ? readCursor(page.cursor) : null;
  return {
    where: cursor
      ? sql`(${columns.updatedAt}, ${columns.id}) < (${cursor.updatedAt}::timestamptz, ${cursor.id})`
      : undefined,
    // NULLS FIRST as in the index, or it goes unused
    orderBy: [sql`${desc(columns.updatedAt)} nulls first`, sql`${desc(columns.id)} nulls first`],
    limit: page.size + 1,
  };
}

/** Cuts the extra row off and says where the next page begins. */
export function cutPage<Row extends { updatedAt: Date; id: string }>(
  rows: Row[],
  size: number,
): { rows: Row[]; next: string | null } {
  const kept = rows.slice(0, size);
  return { rows: kept, next: rows.length > size ? writeCursor(kept.at(-1)!) : null };
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
