import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { Language } from '@estrada/domain/errors/index';
import type { PriceAssessment, TableColumn, TableNote, UploadKind } from '@estrada/domain/uploads/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import type { SQL } from 'drizzle-orm';
import type { AuditRecord } from '../../kernel/audit/append-audit.ts';
import type { Comparison } from '../../kernel/database/compare-tables.ts';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import { openTableLoad, type StoredTables, type TableLoad } from '../../kernel/database/table-load.ts';
import { kindOfDealer, takeEffect } from '../../kernel/database/tables-in-force.ts';
import type { TableNotice } from '../notifications/index.ts';
import { uploadsOfDealer } from './uploads.repository.ts';

/** The problem of a line as a whole: its column, and the reason. */
type LineFault<Row> = { column: keyof Row & string; reason: MessageKey };

export type CheckedLoad<Row> = TableLoad<Row> & {
  /** checks a line against what only the database has */
  check?(row: Row): LineFault<Row> | null;
};

/** One kind of uploaded table. Adding one: a file in `tables/` and a row in `tables/index.ts`. */
export interface UploadTable<Row extends object = object> {
  /** stored with every upload, e.g. `vehicles` */
  kind: UploadKind;
  /** name of the template, without extension */
  fileStem: string;
  maxLines: number;
  columns: { readonly [Name in keyof Row]: TableColumn<Row[Name]> };
  /** The lines of the template: at least two, valid ones. An omitted field has its column's example. */
  examples: readonly Partial<Record<keyof Row & string, string>>[];
  /** the problem of a line on its own @param day on which the table takes effect */
  check?(row: Row, day: CalendarDate): LineFault<Row> | null;
  /** equal for duplicate lines: the second is refused */
  keyOf(row: Row): string;
  /** The effects besides its rows being read, when it takes effect. @returns the audit entries of its changes */
  begin?(tx: Db, tableId: string, decision: { now: Date; by: string }): Promise<AuditRecord[]>;
  /** the notification of the users who work with it, when it takes effect */
  notice?: TableNotice;
  /** it changes only the records that it names, instead of replacing the previous table */
  changesOnly?: true;
  /** each dealer has a table of its own, which nobody else sees or replaces (`tableOfDealer`) */
  isOfDealer?: true;
  /** the dealer of such a table; null for a table of everybody */
  dealerId: string | null;
  /** Begins a load under the id of its upload. @param day of effect */
  open(database: DatabaseHandle, uploadId: string, day: CalendarDate): Promise<CheckedLoad<Row>>;
  /**
   * A query of the lines of a table, where they are more than its stored rows, or not as stored any more: by the columns
   * of those rows, and by fields that they do not have.
   */
  lines?(tableId: string): SQL;
  /** The fields of a line that a query of its lines does not return. */
  complete?(line: Record<string, unknown>): Record<string, unknown>;
  /** how two tables of the kind are compared */
  comparison: Comparison;
  /** the effect of a tried table besides its lines */
  assess?(db: Db, tables: { triedId: string; inForce: string | null; today: CalendarDate }): Promise<PriceAssessment>;
  /** warnings about a loaded table that are no reason to refuse it */
  findNotes?(db: Db, tableId: string): Promise<TableNote[]>;
  /** its stored rows: leftovers of lost jobs and replaced tables are removed there */
  stored: StoredTables;
}

type UploadTableRow<Row extends object> = Omit<UploadTable<Row>, 'open' | 'dealerId'> & {
  /** a check of a line against the database, read once per file; for the plain load. @param day of effect */
  checkWith?(database: DatabaseHandle, day: CalendarDate): Promise<NonNullable<CheckedLoad<Row>['check']>>;
  /** only where a load is more than its rows, for example where ids are looked up first */
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
  return { open, dealerId: null, ...table } as UploadTable;
}

/** The table of a dealer, of a kind that each dealer has for itself: its own uploads, and its own table in force. */
export function tableOfDealer(table: UploadTable, dealerId: string): UploadTable {
  const kind = kindOfDealer(table.kind, dealerId);
  return {
    ...table,
    dealerId,
    // the rows of all dealers are in one table of the database
    stored: { ...table.stored, kind, among: uploadsOfDealer({ kind: table.kind, dealerId }) },
    open: async (database, uploadId, day) => ({
      ...(await table.open(database, uploadId, day)),
      apply: (tx, decision) => takeEffect(tx, kind, uploadId, decision),
    }),
  };
}

/** The sheet of a template that explains its columns: an upload does not read it. */
export const explanationSheets = { 'pt-BR': 'Colunas', en: 'Columns' } as const satisfies Record<Language, string>;

/** The cells of the template's example lines, in the order of the columns. */
export const exampleLines = (table: UploadTable): string[][] =>
  (table.examples as readonly Readonly<Record<string, string>>[]).map((example) =>
    Object.entries(columnsOf(table)).map(([field, column]) => example[field] ?? column.example),
  );

/** The columns of a table by the field that they fill. */
export const columnsOf = (table: UploadTable): Readonly<Record<string, TableColumn>> =>
  table.columns as Readonly<Record<string, TableColumn>>;
