import type { PageRequest } from '@estrada/domain/lists/index';
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import type { PageOrder } from './page-by-key.ts';
import { type Page, readPage } from './read-page.ts';

/** The orders that a list offers; each wants an index over `(by, id)`. */
export type Sorts<Name extends string> = Readonly<Record<Name, Pick<PageOrder, 'by' | 'type'>>>;

/** The order that a request names. */
export const sortedBy = <Name extends string>(
  sorts: Sorts<Name>,
  { sort, direction }: { sort: Name; direction: 'asc' | 'desc' },
  id: PgColumn,
): PageOrder => ({ name: sort, direction, id, ...sorts[sort] });

/**
 * One page of the rows of one table.
 *
 * @param listed.columns what is read beside the table's own columns, such as a count
 * @param listed.where null where the caller reaches no row
 * @throws DomainError DOM002 at `cursor`
 */
export function pageOfTable<Table extends PgTable, More extends Record<string, SQL> = Record<never, never>>(
  db: Db,
  { table, columns, ...listed }: { table: Table; columns?: More; where: SQL | undefined | null; order: PageOrder },
  request: PageRequest,
) {
  type Row = Table['$inferSelect'] & { [Name in keyof More]: More[Name] extends SQL<infer Value> ? Value : never };
  const read = readPage(db, { table, ...listed }, request, ({ pageKey, ...page }) =>
    db
      .select({ ...getTableColumns(table), ...columns, pageKey })
      .from(table as PgTable)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset),
  );
  // the table's type does not reach through drizzle's select once it is generic
  return read as unknown as Promise<Page<Row>>;
}
