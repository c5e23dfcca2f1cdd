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

/** Uploaded tables of one kind, stored together in one table of the database: each has its own id, one is in force. */
export interface StoredTables<Rows extends UploadedRows = UploadedRows> {
  /** the name in `tables_in_force` */
  kind: string;
  /** the columns of a row, by their names in the code */
  rows: Rows;
  /** further tables with rows of the same id: removed with its rows */
  beside?: readonly UploadedRows[];
  /** how long replaced tables are retained, where a user may restore one; by default the previous one */
  keeps?: Retention;
  /** A query for the ids that may be of this kind, where tables of several kinds are in one table of the database. */
  among?: SQL;
  /** A condition: the table of an id is still used on a day, although another replaced it. */
  isStillNeeded?(id: SQL, today: CalendarDate): SQL;
}

/**
 * Tables that can be put in force again: the five before the current one, and all that were in force within thirteen
 * months, a year to compare with.
 */
export const returnable: Retention = { last: 6, months: 13 };

type UploadedRows = PgTable & { tableId: PgColumn };

/** The columns of a row of an uploaded table, without the id of its table. */
export type StoredRow<Rows extends UploadedRows> = Omit<Rows['$inferInsert'], 'tableId'>;

/** A table being loaded: it is invisible before `apply`. */
export interface TableLoad<Row> {
  add(rows: readonly Row[]): Promise<void>;
  /** Waits until the database has stored all rows. */
  settle(): Promise<void>;
  /** Puts the table in force, within the given transaction. */
  apply(tx: Db, decision: Decision): Promise<void>;
  /** Removes what was added. */
  discard(): Promise<void>;
}

const cellText = (cell: unknown): string =>
  typeof cell === 'string' ? `"${cell.replaceAll('"', '""')}"` : `${cell ?? ''}`;

/** Begins to load a table under its own id. Values go to columns by name; values without a column are dropped. */
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

/** Rows removed at a time, so that no query waits behind a long deletion. */
const batchSize = 5_000;

async function removeRows(db: Db, rows: UploadedRows, condition: SQL): Promise<void> {
  for (;;) {
    const batch = db.select({ place: sql`ctid` }).from(rows).where(condition).limit(batchSize);
    const removed = await db.delete(rows).where(inArray(sql`ctid`, batch)).returning({ id: rows.tableId });
    if (removed.length < batchSize) return;
  }
}

/** Removes the rows of a table that never took effect. */
export const removeTable = (db: Db, { rows }: StoredTables, tableId: string): Promise<void> =>
  removeRows(db, rows, sql`${rows.tableId} = ${tableId}`);

/** The ids of the tables stored in a table of the database: one index step each, however many rows it has. */
const rowsInForce = (rows: UploadedRows, { tableId } = rows): SQL => sql`(with recursive standing as (
    (select ${tableId} as id from ${rows} order by ${tableId} limit 1)
    union all
    select (select ${tableId} from ${rows} where ${tableId} > standing.id order by ${tableId} limit 1)
    from standing where standing.id is not null
  ) select id from standing where id is not null)`;

/**
 * Removes tables past their `Retention`, and cancelled scheduled ones. A load whose file was slow may still run under
 * an id older than the retained ones: one statement both queries what to retain and removes, so that no load begins or
 * ends in between.
 *
 * @param underWay a query for the ids of the loads that have not ended
 */
export async function removeOldTables(db: Db, stored: StoredTables, underWay: SQL, today: CalendarDate): Promise<void> {
  const kept = retainedTables(stored.kind, today, stored.keeps);
  for (const rows of [stored.rows, ...(stored.beside ?? [])]) {
    const isNeeded = stored.isStillNeeded?.(sql`stand.id`, today) ?? sql`false`;
    // in this order: proving that no row of a table is needed reads all of its rows, and most tables are retained
    // anyway
    const old = sql`select id from ${rowsInForce(rows)} stand
      where case
        when not (${stored.among ? sql`id in (${stored.among})` : sql`true`}) then false
        when id in (${kept}) or id in (${underWay}) then false
        when id in (${cancelledTables(stored.kind)}) then true
        when id < (select max(id) from (${kept}) newest) then not ${isNeeded}
        else false
      end`;
    await removeRows(db, rows, sql`${rows.tableId} in (${old})`);
  }
}

/** Which of these tables have taken effect and are still retained, so that they can be put in force again. */
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
