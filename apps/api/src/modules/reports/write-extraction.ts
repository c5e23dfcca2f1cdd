import { addDays, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { pickText } from '@estrada/domain/errors/index';
import { parse } from 'csv-parse';
import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { writeXlsx } from '../../kernel/spreadsheets/write-xlsx.ts';
import { columnSql, numberFormats } from './column-sql.ts';
import type { Extraction } from './extraction.ts';
import type { ExtractionRow } from './reports.tables.ts';

/**
 * Rows of one step: how often the progress is reported; the embedded database holds a step in memory and blocks other
 * work.
 */
const stepRows = { postgres: 100_000, embedded: 5_000 };
/** A sheet has 1,048,576 lines, one of them the heading. */
const maxSheetRows = 1_048_575;

export const fileKey = (fileName: string) => `extractions/${fileName}`;

/** More rows than a sheet has lines. */
export class TooManyRows extends Error {}
/** The extraction was declared lost while it was running: it must stop. */
export class ExtractionOverruled extends Error {}

interface Parts {
  database: DatabaseHandle;
  files: FileStore;
  /** called after every step; false stops the work */
  onProgress(progress: { rowCount: number; expectedRows: number }): Promise<boolean>;
}

/**
 * Writes the file of an extraction, step by step along its key: the database generates the lines, and only the current
 * step is in memory, however many rows there are.
 *
 * @returns rows and bytes written
 */
export async function writeExtraction(
  extraction: Extraction,
  row: ExtractionRow,
  parts: Parts,
): Promise<{ rowCount: number; sizeBytes: number }> {
  const condition = conditionOf(extraction, row);
  const expectedRows = await countRows(parts.database.db, extraction, condition);
  if (row.format === 'xlsx' && expectedRows > maxSheetRows) throw new TooManyRows();
  const progress = { rowCount: 0, expectedRows };
  const onStep = async (rows: number) => {
    progress.rowCount += rows;
    if (!(await parts.onProgress(progress))) throw new ExtractionOverruled();
  };
  const steps = stepsOf(extraction, row, condition, parts.database, onStep);
  const headers = extraction.columns.map(({ header }) => pickText(header, row.language));
  const content =
    row.format === 'csv'
      ? withHeading(headers, steps)
      : writeXlsx(
          pickText(extraction.sheetName, row.language),
          extraction.columns.map(({ width, type }, index) => ({
            header: headers[index]!,
            width,
            numberFormat: numberFormats[type],
          })),
          readRows(steps, extraction),
        );
  const sizeBytes = await parts.files.writeStream(fileKey(row.fileName), content);
  return { rowCount: progress.rowCount, sizeBytes };
}

function conditionOf(extraction: Extraction, { initialDate, finalDate, scope }: ExtractionRow): SQL {
  const start = new Date(startOfBusinessDay(initialDate));
  const end = new Date(startOfBusinessDay(addDays(finalDate, 1)));
  const reach = extraction.within(scope);
  const within = reach === null ? sql`false` : (reach ?? sql`true`);
  return sql`(${extraction.during(start, end, { first: initialDate, last: finalDate })}) and (${within})`;
}

async function countRows(db: Db, { from }: Extraction, condition: SQL): Promise<number> {
  const answer = await db.execute(sql`select count(*) as count from ${from} where ${condition}`);
  return Number((answer as { rows: { count: unknown }[] }).rows[0]!.count);
}

/** The key of the last row of the step after `last`, and how many rows it has; null when nothing is left. */
async function findStep({ db, kind }: DatabaseHandle, { from, key }: Extraction, condition: SQL, last: string) {
  const step = sql`select ${key} as key from ${from} where ${condition} and ${key} > ${last} order by ${key} limit ${sql.raw(String(stepRows[kind]))}`;
  const answer = await db.execute(sql`select max(key) as last, count(*) as count from (${step}) as step`);
  const [found] = (answer as { rows: { last: string | null; count: unknown }[] }).rows;
  return found?.last ? { last: found.last, rows: Number(found.count) } : null;
}

async function* stepsOf(
  extraction: Extraction,
  { format, initialDate, finalDate, requestedAt, masked, language }: ExtractionRow,
  condition: SQL,
  database: DatabaseHandle,
  onStep: (rows: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const { from, key, columns } = extraction;
  const more = extraction.joinsIn?.({ first: initialDate, last: finalDate }, requestedAt) ?? sql.empty();
  const joins = sql`${extraction.joins} ${more}`;
  const values = sql.join(
    columns.map(({ value, ...column }) => {
      const inLanguage = (language === 'en' && column.english) || value;
      return columnSql({ ...column, value: (masked && column.masked) || inLanguage }, format);
    }),
    sql`, `,
  );
  let last = '';
  for (;;) {
    const step = await findStep(database, extraction, condition, last);
    if (!step) return;
    yield* database.copyOut(
      sql`select ${values} from ${from} ${joins} where ${condition} and ${key} > ${last} and ${key} <= ${step.last} order by ${key}`,
    );
    last = step.last;
    await onStep(step.rows);
  }
}

async function* withHeading(headers: readonly string[], steps: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLine([...headers]));
  yield* steps;
}

/** The lines of the database as rows of a sheet, some hundred at a time. */
async function* readRows(steps: AsyncIterable<Uint8Array>, { columns }: Extraction) {
  const isNumber = columns.map(({ type }) => type === 'integer' || numberFormats[type] !== undefined);
  const parser = parse({ delimiter: ';' });
  const feeding = feed(steps, parser);
  let batch: (string | number | null)[][] = [];
  for await (const cells of parser as AsyncIterable<string[]>) {
    batch.push(cells.map((cell, index) => (cell === '' ? null : isNumber[index] ? Number(cell) : cell)));
    if (batch.length < 500) continue;
    yield batch;
    batch = [];
  }
  await feeding;
  yield batch;
}

async function feed(steps: AsyncIterable<Uint8Array>, parser: ReturnType<typeof parse>): Promise<void> {
  try {
    for await (const bytes of steps)
      if (!parser.write(bytes)) await new Promise((resolve) => parser.once('drain', resolve));
    parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
}
