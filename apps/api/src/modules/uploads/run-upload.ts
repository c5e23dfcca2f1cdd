import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { Language } from '@estrada/domain/errors/index';
import { sampleLimit, type TableNote, type TableNoteKey } from '@estrada/domain/uploads/index';
import { hasHiddenCharacters, renderMessage } from '@estrada/domain/validation/index';
import type { DatabaseHandle } from '../../kernel/database/database.ts';
import { withLocalCopy } from '../../kernel/file-vault/local-copy.ts';
import type { FileStore } from '../../kernel/files.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { noAspects } from '../../kernel/spreadsheets/line.ts';
import { readTableFile } from '../../kernel/spreadsheets/read-table-file.ts';
import { TableFileError } from '../../kernel/spreadsheets/table-file-error.ts';
import { type LineProblem, type Located, locateColumns, makeLineCheck } from './check-lines.ts';
import { noteParams } from './describe-upload.ts';
import { type CheckedLoad, columnsOf, explanationSheets, type UploadTable } from './upload-table.ts';

/** Problems stored in the database for the screen; the report has them all. */
const shownProblems = 100;
/** Lines at a time: long enough to be fast, short enough to let other work run in between. */
const batchLines = 1_000;

export const fileKey = (uploadId: string) => `uploads/${uploadId}/file`;
export const reportKey = (uploadId: string) => `uploads/${uploadId}/report.csv`;

export interface FileResult {
  lineCount: number;
  problemCount: number;
  /** the first of them */
  problems: LineProblem[];
  /** what of the file was not read, and what was although it is not seen */
  notes: TableNote[];
}

interface FileParts {
  table: UploadTable;
  uploadId: string;
  /** on which the table takes effect */
  day: CalendarDate;
  /** the lines in force that have ended (`readEnded`) */
  ended: ReadonlySet<string>;
  /** the language of the report */
  language: Language;
  database: DatabaseHandle;
  files: FileStore;
  /** called after every batch; false stops the work */
  onProgress(lineCount: number): Promise<boolean>;
}

/** The upload was declared lost while it was running: it must stop. */
export class UploadOverruled extends Error {}

/**
 * Reads a file once, from the first line to the last: checks every line, and passes the valid ones to the table's load
 * until the first invalid one. Loaded rows stay invisible; the caller applies or removes them.
 *
 * @throws TableFileError when the file is no table of this kind
 */
export async function loadFile(parts: FileParts, load: CheckedLoad<object>): Promise<FileResult> {
  return withLocalCopy(parts.files, fileKey(parts.uploadId), (path) => loadCopy(path, parts, load));
}

async function loadCopy(path: string, parts: FileParts, load: CheckedLoad<object>): Promise<FileResult> {
  const { table, uploadId, day, language, files } = parts;
  let check: ReturnType<typeof makeLineCheck> | null = null;
  let lineCount = 0;
  const seen = openNotes();
  const report = openReport(files, uploadId, language);
  try {
    for await (let batch of readTableFile(path, batchLines, seen.aspects)) {
      if (!check) {
        const [heading, ...lines] = batch;
        const located = locateColumns(table, heading!.cells);
        seen.locate(located);
        check = makeLineCheck(table, located, load, day, parts.ended);
        batch = lines;
      }
      const rows: object[] = [];
      for (const line of batch) {
        if (line.isHidden) seen.hide(line.line);
        const checked = check(line);
        if ('row' in checked) {
          rows.push(checked.row);
          if (hasEnded(checked.row, day)) seen.end(line.line);
        } else await report.add(checked.problems);
      }
      lineCount += batch.length;
      if (lineCount > table.maxLines) throw new TableFileError('file.tooManyLines', { max: table.maxLines });
      if (report.count === 0 && rows.length > 0) await load.add(rows);
      if (!(await parts.onProgress(lineCount))) throw new UploadOverruled();
      await setImmediate();
    }
    if (lineCount === 0) throw new TableFileError('file.noLines');
    return { lineCount, problemCount: report.count, problems: report.first, notes: seen.notes() };
  } catch (error) {
    // a table without its columns may be in another sheet
    if (!(error instanceof TableFileError)) throw error;
    throw new TableFileError(error.key, { ...error.params, ...noteParams(seen.notes()) });
  } finally {
    await report.close();
  }
}

const templateSheets: readonly string[] = Object.values(explanationSheets);

/** Whether a line of a table has a last day, and that is over. */
const hasEnded = (row: { validUntil?: CalendarDate }, day: CalendarDate) =>
  row.validUntil !== undefined && row.validUntil < day;

/** Collects what is to be said of a file besides its lines. */
function openNotes() {
  const aspects = noAspects();
  let columns: Pick<Located, 'unknown' | 'columns'> = { unknown: [], columns: [] };
  const hidden: TableNote = { key: 'line.hidden', count: 0, samples: [] };
  const ended: TableNote = { key: 'line.ended', count: 0, samples: [] };
  const add = (note: TableNote, line: number) => {
    note.count++;
    if (note.samples.length < sampleLimit) note.samples.push(`#${line}`);
  };
  const noteOf = (key: TableNoteKey, names: readonly string[]): TableNote => ({
    key,
    count: names.length,
    samples: names.slice(0, sampleLimit).map(readable),
  });
  return {
    aspects,
    locate(located: Located) {
      columns = located;
    },
    hide: (line: number) => add(hidden, line),
    end: (line: number) => add(ended, line),
    notes: (): TableNote[] =>
      [
        noteOf('column.unknown', columns.unknown),
        noteOf(
          'column.hidden',
          columns.columns.filter(({ place }) => aspects.hiddenPlaces.has(place)).map(({ column }) => column.name),
        ),
        hidden,
        ended,
        noteOf(
          'sheet.further',
          aspects.otherSheets.filter((name) => !templateSheets.includes(name)),
        ),
      ].filter(({ count }) => count > 0),
  };
}

/** A name of the file as a note shows it: short, and all of it visible. */
const readable = (name: string) =>
  [...name.toWellFormed()]
    .slice(0, 60)
    .map((letter) => (hasHiddenCharacters(letter) ? '\ufffd' : letter))
    .join('');

const reportHeadings: Readonly<Record<Language, readonly string[]>> = {
  'pt-BR': ['linha', 'coluna', 'valor', 'motivo'],
  en: ['line', 'column', 'value', 'reason'],
};

/** The report of all bad lines: a file that begins with the first of them and grows while the upload is read. */
function openReport(files: FileStore, uploadId: string, language: Language) {
  let sink: PassThrough | null = null;
  let written: Promise<unknown> = Promise.resolve();
  const report = {
    count: 0,
    first: [] as LineProblem[],
    async add(problems: readonly LineProblem[]) {
      if (!sink) {
        sink = new PassThrough();
        written = files.writeStream(reportKey(uploadId), sink);
        // reported by `close`: until then a full disk must not end the process
        written.catch(() => {});
        sink.write(byteOrderMark + csvLine(reportHeadings[language]));
      }
      for (const { line, column, value, reason } of problems)
        sink.write(csvLine([line, column, value, renderMessage(reason, language)]));
      // a stream that can no longer be written never drains
      if (sink.writableNeedDrain) await Promise.race([once(sink, 'drain'), written]);
      report.count += problems.length;
      if (report.first.length < shownProblems)
        report.first.push(...problems.slice(0, shownProblems - report.first.length));
    },
    async close() {
      sink?.end();
      await written;
    },
  };
  return report;
}

/**
 * Estimates the number of lines of a file, by the length of the template's example; a workbook packs them twice as
 * tight.
 */
export function expectLines(
  { sizeBytes, fileName }: { sizeBytes: number; fileName: string },
  table: UploadTable,
): number {
  const lineBytes = Object.values(columnsOf(table)).reduce((sum, { example }) => sum + example.length + 2, 0);
  const isPacked = fileName.toLowerCase().endsWith('.xlsx');
  return Math.max(1, Math.round(sizeBytes / (isPacked ? lineBytes / 2 : lineBytes)));
}
