import type { PageRequest } from '@estrada/domain/lists/index';
import { and, type GetColumnData, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import type { PageOrder } from './page-by-key.ts';
import { type Page, readPage } from './read-page.ts';

/** The orders that a list offers; each requires an index over `(by, id)`. */
export type Sorts<Name extends string> = Readonly<Record<Name, Pick<PageOrder, 'by' | 'type'>>>;

/** The order that a request names. */
export const sortedBy = <Name extends string>(
  sorts: Sorts<Name>,
  { sort, direction }: { sort: Name; direction: 'asc' | 'desc' },
  id: PgColumn,
): PageOrder => ({ name: sort, direction, id, ...sorts[sort] });

/** Conditions that must all hold; one that is null matches no row (a scope that reaches nothing). */
export type Conditions = SQL | undefined | null | readonly (SQL | undefined | null)[];

/** Columns selected in addition to the table's own: a count, or a column of a joined table. */
type Columns = Readonly<Record<string, SQL | PgColumn>>;
type ValueOf<Column> =
  Column extends SQL<infer Value> ? Value : Column extends PgColumn ? GetColumnData<Column> : never;

/** A join that matches exactly one row for each row. */
interface Join {
  table: PgTable;
  on: SQL;
}

/**
 * One page of the rows of one table.
 *
 * @param listed.columns selected in addition to the table's own columns
 * @param listed.joins the tables that `columns` takes names from; they neither add nor remove rows, so they are not
 *   counted
 * @param listed.where which rows: the caller's scope and the filters
 * @throws DomainError DOM002 at `cursor`
 */
export function pageOfTable<Table extends PgTable, More extends Columns = Record<never, never>>(
  db: Db,
  {
    table,
    columns,
    joins = [],
    where,
    order,
    countedTo,
  }: {
    table: Table;
    columns?: More;
    joins?: readonly Join[];
    where: Conditions;
    order: PageOrder;
    countedTo?: number | undefined;
  },
  request: PageRequest,
) {
  type Row = Table['$inferSelect'] & { [Name in keyof More]: ValueOf<More[Name]> };
  const read = readPage(db, { table, where: allOf(where), order, countedTo }, request, ({ pageKey, ...page }) => {
    const selected: Columns & { pageKey: SQL<string> } = { ...getTableColumns(table), ...columns, pageKey };
    const query = db
      .select(selected)
      .from(table as PgTable)
      .$dynamic();
    // drizzle's builder mutates itself; its type after each join is of no use here
    for (const join of joins) query.innerJoin(join.table, join.on);
    return query
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(page.limit)
      .offset(page.offset) as PromiseLike<{ pageKey: string }[]>;
  });
  // drizzle's select loses the table's type once it is generic
  return read as PromiseLike<Page<Row>>;
}

/** Combines conditions with `and`; null where one of them is. */
function allOf(conditions: Conditions): SQL | undefined | null {
  if (!Array.isArray(conditions)) return conditions as SQL | undefined | null;
  return conditions.includes(null) ? null : and(...(conditions as (SQL | undefined)[]));
}
