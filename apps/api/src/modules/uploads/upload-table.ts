import type { TableColumn } from '@estrada/domain/uploads/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';

/** Rows on their way into a table; nothing of them is seen before `apply`. */
export interface TableLoad<Row> {
  add(rows: readonly Row[]): Promise<void>;
  /** All rows are in: waits until the database has them. */
  settle(): Promise<void>;
  /** Puts the table in force, within the transaction that also finishes the upload. */
  apply(tx: Db, now: Date): Promise<void>;
  /** Takes back what was added. */
  discard(): Promise<void>;
}

/** One kind of table that people upload. Adding one: a file in `tables/` and a row in `tables/index.ts`. */
export interface UploadTable<Row extends object = object> {
  /** stored with every upload, e.g. `vehicles` */
  kind: string;
  /** name of the template, without extension */
  fileStem: string;
  maxLines: number;
  columns: { readonly [Name in keyof Row]: TableColumn<Row[Name]> };
  /** what is wrong with a line as a whole: at which column, and why */
  check?(row: Row): { column: keyof Row & string; reason: MessageKey } | null;
  /** equal for two lines that say the same thing: the second is refused */
  keyOf(row: Row): string;
  open(database: DatabaseHandle, uploadId: string): Promise<TableLoad<Row>>;
  /** Removes what a lost job left behind. */
  removeLeftovers(database: DatabaseHandle, uploadId: string): Promise<void>;
  /** Removes tables that no longer matter, after a new one took over. */
  removeOld(database: DatabaseHandle): Promise<void>;
}

/** Checks the column types of a table and then forgets its row, as a list of different tables must. */
export const uploadTable = <Row extends object>(table: UploadTable<Row>): UploadTable =>
  table as unknown as UploadTable;

/** The columns of a table by the field that they fill. */
export const columnsOf = (table: UploadTable): Readonly<Record<string, TableColumn>> =>
  table.columns as Readonly<Record<string, TableColumn>>;
