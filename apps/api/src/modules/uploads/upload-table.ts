import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { PriceAssessment, TableColumn, TableNote, UploadKind } from '@estrada/domain/uploads/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import type { AuditRecord } from '../../kernel/audit/append-audit.ts';
import type { Comparison } from '../../kernel/database/compare-tables.ts';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import { openTableLoad, type StoredTables, type TableLoad } from '../../kernel/database/table-load.ts';
import type { TableNotice } from '../notifications/index.ts';

/** What is wrong with a line as a whole: at which column, and why. */
type LineFault<Row> = { column: keyof Row & string; reason: MessageKey };

export type CheckedLoad<Row> = TableLoad<Row> & {
  /** checks a line against what only the database has */
  check?(row: Row): LineFault<Row> | null;
};

/** One kind of table that people upload. Adding one: a file in `tables/` and a row in `tables/index.ts`. */
export interface UploadTable<Row extends object = object> {
  /** stored with every upload, e.g. `vehicles` */
  kind: UploadKind;
  /** name of the template, without extension */
  fileStem: string;
  maxLines: number;
  columns: { readonly [Name in keyof Row]: TableColumn<Row[Name]> };
  /** The lines of the template: at least two, good ones. A field that is not said has its column's example. */
  examples: readonly Partial<Record<keyof Row & string, string>>[];
  /** what is wrong with a line by itself */
  check?(row: Row): LineFault<Row> | null;
  /** equal for two lines that say the same thing: the second is refused */
  keyOf(row: Row): string;
  /** What follows as it takes effect, beside its rows being read. @returns what the trail records of what it changed */
  begin?(tx: Db, tableId: string, decision: { now: Date; by: string }): Promise<AuditRecord[]>;
  /** what the people who work with it are notified of as it takes effect */
  notice?: TableNotice;
  /** it changes the records that it names and no others, instead of taking the place of the table before */
  changesOnly?: true;
  /** Begins a load under the id of its upload. @param day from which the table is to hold */
  open(database: DatabaseHandle, uploadId: string, day: CalendarDate): Promise<CheckedLoad<Row>>;
  /** how two tables of the kind are held against each other */
  comparison: Comparison;
  /** what a table that is tried means beside its lines */
  assess?(db: Db, tables: { triedId: string; inForce: string | null; today: CalendarDate }): Promise<PriceAssessment>;
  /** what somebody should look at in a table that is loaded, although it is no reason to refuse it */
  findNotes?(db: Db, tableId: string): Promise<TableNote[]>;
  /** where its rows stand: what lost jobs left behind and what newer tables replaced is removed there */
  stored: StoredTables;
}

type UploadTableRow<Row extends object> = Omit<UploadTable<Row>, 'open'> & {
  /** what only the database knows of a line, read once for a file; beside the plain load. @param day from which the table is to hold */
  checkWith?(database: DatabaseHandle, day: CalendarDate): Promise<NonNullable<CheckedLoad<Row>['check']>>;
  /** only where a load is more than its rows, as where ids are to be found first */
  open?: UploadTable<Row>['open'];
};

/**
 * Checks the column types of a table and then forgets its row, as a list of different tables must. The fields of the file go to
 * the columns of the same name in the table of the database.
 */
export function uploadTable<Row extends object>({ checkWith, ...table }: UploadTableRow<Row>): UploadTable {
  const open: UploadTable<Row>['open'] = async (database, uploadId, day) => ({
    ...openTableLoad(database, table.stored, uploadId),
    ...(checkWith ? { check: await checkWith(database, day) } : {}),
  });
  return { open, ...table } as UploadTable;
}

/** The cells of the template's example lines, in the order of the columns. */
export const exampleLines = (table: UploadTable): string[][] =>
  (table.examples as readonly Readonly<Record<string, string>>[]).map((example) =>
    Object.entries(columnsOf(table)).map(([field, column]) => example[field] ?? column.example),
  );

/** The columns of a table by the field that they fill. */
export const columnsOf = (table: UploadTable): Readonly<Record<string, TableColumn>> =>
  table.columns as Readonly<Record<string, TableColumn>>;
