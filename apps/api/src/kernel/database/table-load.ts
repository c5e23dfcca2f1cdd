import type { CalendarDate } from '@estrada/domain/calendar/index';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { CopyIn, DatabaseHandle, Db } from './database.ts';
import {
  cancelledTables,
  type Decision,
  type Retention,
  retainedTables,
  tablesOnceInForce,
  takeEffect,
} from './tables-in-force.ts';

/** Uploaded tables of one kind, side by side in one table of the database: each has an id of its own, one is in force. */
export interface StoredTables<Rows extends UploadedRows = UploadedRows> {
  /** the name in `tables_in_force` */
  kind: string;
  /** what a row brings are the columns of this table, by their names in the code */
  rows: Rows;
  /** tables of the database that hold more of it, by the same id: removed with its rows */
  beside?: readonly UploadedRows[];
  /** how long replaced tables stay, where somebody may want one back; the one before stays by default */
  keeps?: Retention;
  /** A condition: the table of an id still answers for something on a day, whatever took its place. */
  isStillNeeded?(id: SQL, today: CalendarDate): SQL;
}

/** An earlier table can be put in force again: the five before the one in force, and whatever held within thirteen months, a year to compare with. */
export const returnable: Retention = { last: 6, months: 13 };

type UploadedRows = PgTable & { tableId: PgColumn };

/** What a row of an uploaded table brings beside the id of its table. */
export type StoredRow<Rows extends UploadedRows> = Omit<Rows['$inferInsert'], 'tableId'>;

/** A table on its way in: nothing of it is seen before `apply`. */
export interface TableLoad<Row> {
  add(rows: readonly Row[]): Promise<void>;
  /** All rows are in: waits until the database has them. */
  settle(): Promise<void>;
  /** Puts the table in force, within the transaction that it is given. */
  apply(tx: Db, decision: Decision): Promise<void>;
  /** Takes back what was added. */
  discard(): Promise<void>;
}

const cellText = (cell: unknown): string =>
  typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : `${cell ?? ''}`;

/** Begins to load a table under an id of its own. A value goes to its column by name; what a row has besides stays out. */
export function openTableLoad<Rows extends UploadedRows>(
  database: DatabaseHandle,
  stored: StoredTables<Rows>,
  tableId: string,
): TableLoad<StoredRow<Rows>> {
  const columns = Object.entries(getTableColumns(stored.rows)).filter(([name]) => name !== 'tableId');
  const names = columns.map(([name]) => name as keyof StoredRow<Rows>);
  const target = {
    table: getTableConfig(stored.rows).name,
    columns: [stored.rows.tableId.name, ...columns.map(([, column]) => column.name)],
  };
  let copy: CopyIn | null = null;
  return {
    async add(rows) {
      copy ??= await database.openCopyIn(target);
      let lines = '';
      for (const row of rows) {
        lines += tableId;
        for (const name of names) lines += `,${cellText(row[name])}`;
        lines += '\n';
      }
      await copy.write(lines);
    },
    async settle() {
      await copy?.end();
      copy = null;
    },
    apply: (tx, decision) => takeEffect(tx, stored.kind, tableId, decision),
    async discard() {
      await copy?.abort();
      copy = null;
      await removeTable(database.db, stored, tableId);
    },
  };
}

/** Rows removed at a time, so that nobody waits behind a long deletion. */
const batchSize = 5_000;

async function removeRows(db: Db, rows: UploadedRows, condition: SQL): Promise<void> {
  for (;;) {
    const batch = db.select({ place: sql`ctid` }).from(rows).where(condition).limit(batchSize);
    const removed = await db.delete(rows).where(inArray(sql`ctid`, batch)).returning({ id: rows.tableId });
    if (removed.length < batchSize) return;
  }
}

/** Removes the rows of a table that never came into force. */
export const removeTable = (db: Db, { rows }: StoredTables, tableId: string): Promise<void> =>
  removeRows(db, rows, sql`${rows.tableId} = ${tableId}`);

/** The ids of the tables that stand in a table of the database: one step in its index for each, however many rows it has. */
const rowsInForce = (rows: UploadedRows, { tableId } = rows): SQL => sql`(with recursive standing as (
    (select ${tableId} as id from ${rows} order by ${tableId} limit 1)
    union all
    select (select ${tableId} from ${rows} where ${tableId} > standing.id order by ${tableId} limit 1)
    from standing where standing.id is not null
  ) select id from standing where id is not null)`;

/**
 * Removes tables that are kept no longer (`Retention`), and those that were to come and were cancelled. An id may be older than
 * what is kept and its load still under way, when its file took long to come: what is kept is queried in the statement that
 * removes, so that no load begins or ends between.
 *
 * @param underWay a query for the ids of the loads that have not ended
 */
export async function removeOldTables(db: Db, stored: StoredTables, underWay: SQL, today: CalendarDate): Promise<void> {
  const kept = retainedTables(stored.kind, today, stored.keeps);
  for (const rows of [stored.rows, ...(stored.beside ?? [])]) {
    const isNeeded = stored.isStillNeeded?.(sql`stand.id`, today) ?? sql`false`;
    // in this order: to find that no row of a table is needed takes all of its rows, and most tables are kept anyway
    const old = sql`select id from ${rowsInForce(rows)} stand
      where case
        when id in (${kept}) or id in (${underWay}) then false
        when id in (${cancelledTables(stored.kind)}) then true
        when id < (select max(id) from (${kept}) newest) then not ${isNeeded}
        else false
      end`;
    await removeRows(db, rows, sql`${rows.tableId} in (${old})`);
  }
}

/** Which of these tables took effect on a day that has come and are kept since, so that they can be put in force again. */
export async function retainedAmong(
  db: Db,
  { kind, keeps }: StoredTables,
  ids: readonly string[],
  today: CalendarDate,
): Promise<Set<string>> {
  const past = tablesOnceInForce(kind, today);
  const found = await db
    .select({ id: sql<string>`id` })
    .from(sql`(${retainedTables(kind, today, keeps)}) kept where id in (${past})`);
  const all = new Set(found.map(({ id }) => id.trim()));
  return new Set(ids.filter((id) => all.has(id)));
}
