import type { CalendarDate } from '@estrada/domain/calendar/index';
import { countedRows } from '@estrada/domain/lists/index';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database/database.ts';
import { nameContains, toPlainName } from '../../kernel/database/plain-name.ts';
import { columnsOf, type UploadTable } from './upload-table.ts';

/** Lines of a page of the screen that corrects a table. */
export const linesOfPage = 50;
/** Lines of a file at a time: the memory that a download takes. */
const batchLines = 2_000;

type Line = Readonly<Record<string, unknown>>;

/** The columns of the stored rows by their fields. */
const storedColumns = ({ stored }: UploadTable) => getTableColumns(stored.rows) as Readonly<Record<string, PgColumn>>;

/** The value of a field in a line of the query named `line`. */
const fieldIn = (table: UploadTable, field: string): SQL =>
  sql`line.${sql.identifier(storedColumns(table)[field]?.name ?? field)}`;

const queryOf = (table: UploadTable, tableId: string): SQL =>
  table.lines?.(tableId) ?? sql`select * from ${table.stored.rows} where ${table.stored.rows.tableId} = ${tableId}`;

/** The order of lines: no two have the same place, so that pages neither repeat nor omit one. */
const orderOf = (table: UploadTable): SQL => {
  const { key, latestFirst } = table.comparison;
  const fields = [...key, ...(latestFirst ? [latestFirst] : [])];
  return sql.join(
    fields.map((field) => fieldIn(table, field)),
    sql`, `,
  );
};

async function readLines(
  db: Db,
  table: UploadTable,
  { tableId, where = sql`true`, limit, offset }: { tableId: string; where?: SQL; limit: number; offset: number },
): Promise<Line[]> {
  const rows = await db
    .select({ line: sql<Line>`to_jsonb(line)` })
    .from(
      sql`(${queryOf(table, tableId)}) line where ${where} order by ${orderOf(table)} limit ${limit} offset ${offset}`,
    );
  const fieldOf = new Map(Object.entries(storedColumns(table)).map(([field, { name }]) => [name, field]));
  return rows.map(({ line }) => {
    const fields = Object.fromEntries(Object.entries(line).map(([name, value]) => [fieldOf.get(name) ?? name, value]));
    return table.complete?.(fields) ?? fields;
  });
}

/** The cells of a line as its file has them, in the order of the columns. */
const cellsOf = (table: UploadTable, line: Line): string[] =>
  Object.entries(columnsOf(table)).map(([field, column]) => column.write(line[field] ?? null));

/** All lines of a table in the order of their keys, in batches: a table of any size takes the memory of one. */
export async function* streamLines(db: Db, table: UploadTable, tableId: string): AsyncGenerator<string[][]> {
  for (let offset = 0; ; offset += batchLines) {
    const lines = await readLines(db, table, { tableId, limit: batchLines, offset });
    if (lines.length > 0) yield lines.map((line) => cellsOf(table, line));
    if (lines.length < batchLines) return;
  }
}

/**
 * A page of the lines of a table, and their number up to that of every list.
 *
 * @param search words that a line contains: in its texts, or as the value of a cell
 */
export async function findLines(
  db: Db,
  table: UploadTable,
  { tableId, search, page }: { tableId: string; search: string; page: number },
): Promise<{ lines: string[][]; totalElements: number; totalCapped: boolean }> {
  const where = conditionOf(table, search);
  const lines = await readLines(db, table, { tableId, where, limit: linesOfPage, offset: page * linesOfPage });
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(select from (${queryOf(table, tableId)}) line where ${where} limit ${countedRows + 1}) counted`);
  const count = row!.count;
  return {
    lines: lines.map((line) => cellsOf(table, line)),
    totalElements: Math.min(count, countedRows),
    totalCapped: count > countedRows,
  };
}

function conditionOf(table: UploadTable, search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  const stored = storedColumns(table);
  // a field that only `complete` adds is in no row
  const isQueried = (field: string) => stored[field] !== undefined || table.lines !== undefined;
  const columns = Object.entries(columnsOf(table)).filter(([field]) => isQueried(field));
  const texts = columns.filter(([, { type }]) => type === 'text').map(([field]) => fieldIn(table, field));
  const text = sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
  const conditions = words.map((word) => {
    const values = columns.flatMap(([field, column]) => {
      if (column.type === 'text' || column.type === 'list') return [];
      return valuesMeant(column, word).map((value) =>
        value === null ? sql`${fieldIn(table, field)} is null` : sql`${fieldIn(table, field)} = ${value}`,
      );
    });
    const found = [...(texts.length > 0 ? [nameContains(text, word)] : []), ...values];
    return found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`;
  });
  return sql.join(conditions, sql` and `);
}

/** The values of a column that a word of a search means: those whose choice contains it, or the one that it reads as. */
function valuesMeant({ choices, read }: ReturnType<typeof columnsOf>[string], word: string): unknown[] {
  const cells = choices ? choices.filter((choice) => toPlainName(choice).includes(toPlainName(word))) : [word];
  return cells.flatMap((cell) => {
    const reading = read(cell);
    return 'value' in reading ? [reading.value] : [];
  });
}

/** Identifies a line of a table and its last day. */
export const endOf = (table: UploadTable, line: object): string =>
  `${table.keyOf(line)}|${(line as { validUntil?: CalendarDate }).validUntil}`;

/** The lines of a table that have ended before a day, as `endOf` identifies them. */
export async function readEnded(
  db: Db,
  table: UploadTable,
  { tableId, day }: { tableId: string; day: CalendarDate },
): Promise<ReadonlySet<string>> {
  if (!storedColumns(table).validUntil) return new Set();
  const where = sql`${fieldIn(table, 'validUntil')} < ${day}`;
  const lines = await readLines(db, table, { tableId, where, limit: table.maxLines, offset: 0 });
  return new Set(lines.map((line) => endOf(table, line)));
}
