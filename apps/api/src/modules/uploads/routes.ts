import { Readable } from 'node:stream';
import { DomainError, type Language, pickText } from '@estrada/domain/errors/index';
import {
  columnTypes,
  renderDifference,
  type TableColumn,
  type UploadKind,
  uploadKinds,
} from '@estrada/domain/uploads/index';
import { endpoints, maxSpreadsheetBytes, mediaTypes } from '@estrada/endpoints/index';
import { type TableName, uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { callerOf, type FlowContext, type ReadContext, type RequestContext } from '../../kernel/context.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type FileAnswer, flow, type Route, read, type UseCase, write } from '../../kernel/route.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { type Sheet, writeWorkbook } from '../../kernel/spreadsheets/write-xlsx.ts';
import { makeCancelStart, makeCompareTable, makeReturnToTable } from './change-decisions.ts';
import { makeCorrectTable } from './correct-table.ts';
import { describeProblem, describeUpload } from './describe-upload.ts';
import { makeApplyTrial, makeReceiveUpload } from './receive-upload.ts';
import { reportKey } from './run-upload.ts';
import { findLines, linesOfPage, streamLines } from './table-lines.ts';
import { readTableTimes } from './table-times.ts';
import { uploadTables } from './tables/index.ts';
import { columnsOf, exampleLines, explanationSheets, tableOfDealer, type UploadTable } from './upload-table.ts';
import { findUpload, listFailedUploads, listProblems, listUploads, type UploadRow } from './uploads.repository.ts';

type Format = 'csv' | 'xlsx';

/**
 * A file of a table as its upload takes it. A workbook has a second sheet that explains every column; the upload reads
 * the first one only.
 *
 * @param name of the file, without extension
 */
function makeFile(
  table: UploadTable,
  { name, format, batches }: { name: string; format: Format; batches: AsyncIterable<readonly string[][]> },
  language: Language,
): FileAnswer {
  const columns = Object.values(columnsOf(table));
  const file = { fileName: `${name}.${format}`, contentType: mediaTypes[format] };
  if (format === 'csv') {
    async function* content() {
      yield byteOrderMark + csvLine(columns.map((column) => column.name));
      for await (const lines of batches) yield lines.map(csvLine).join('');
    }
    return { ...file, content: Readable.from(content(), { objectMode: false }) };
  }
  const heading = columns.map((column) => ({
    header: column.name,
    width: Math.max(column.name.length, column.example.length) + 4,
    numberFormat: column.type === 'money' ? '#,##0.00' : undefined,
  }));
  const lines: Sheet = { name: 'Tabela', columns: heading, batches: inSheet(columns, batches) };
  return { ...file, content: writeWorkbook([lines, explain(table, exampleLines(table), language)]) };
}

/** The lines of a file as a spreadsheet calculates with them: amounts and numbers are no texts. */
async function* inSheet(columns: readonly TableColumn[], batches: AsyncIterable<readonly string[][]>) {
  for await (const lines of batches)
    yield lines.map((cells) => cells.map((cell, place) => numberIn(columns[place]!, cell) ?? cell));
}

/** The number of a cell that is written plainly; a percentage with its sign is none. */
function numberIn({ type }: TableColumn, cell: string): number | null {
  if (type !== 'money' && type !== 'integer' && type !== 'percent') return null;
  return /^\d{1,3}(\.?\d{3})*(,\d+)?$/.test(cell) ? Number(cell.replaceAll('.', '').replace(',', '.')) : null;
}

/** The template of a table: its heading and example lines, which the person overwrites. */
const makeTemplate = (table: UploadTable, format: Format, language: Language): FileAnswer =>
  makeFile(table, { name: `${table.fileStem}-modelo`, format, batches: once(exampleLines(table)) }, language);

const perDownloader = { name: 'table-downloads', hits: 60, windowSeconds: 3_600 };

/**
 * The table in force as a file that its upload takes; the trail says who downloaded it.
 *
 * @throws DomainError SEC004 while no table is in force, USE029 for too many downloads
 */
const makeDownload =
  (
    ofCaller: (context: RequestContext) => UploadTable,
  ): UseCase<(typeof endpoints)['downloadVehiclesTable'], FlowContext> =>
  async ({ query: { format } }, context) => {
    const { db, language, now, today } = context;
    const table = ofCaller(context);
    const tableId = inReach(await readTableInForce(db, table.stored.kind, today));
    await limitRate(db, perDownloader, callerOf(context).viewer.userId, now);
    const name = `${table.fileStem}-${today}`;
    const entity = `upload:${table.kind}` as const;
    await context.transaction(async (tx) =>
      tx.audit({ action: 'upload.download', entity, entityId: tableId, after: { fileName: `${name}.${format}` } }),
    );
    return makeFile(table, { name, format, batches: streamLines(db, table, tableId) }, language);
  };

/** @throws DomainError SEC004 while no table is in force */
const makeReadLines =
  (ofCaller: (context: RequestContext) => UploadTable): UseCase<(typeof endpoints)['readVehiclesLines'], ReadContext> =>
  async ({ query }, context) => {
    const { db, language, today } = context;
    const table = ofCaller(context);
    const tableId = inReach(await readTableInForce(db, table.stored.kind, today));
    const columns = Object.values(columnsOf(table)).map(({ name, about, type, isRequired, choices }) => ({
      name,
      about: pickText(about, language),
      type,
      isRequired,
      choices: choices ? [...choices] : null,
    }));
    return { tableId, columns, pageSize: linesOfPage, ...(await findLines(db, table, { tableId, ...query })) };
  };

const words = {
  'pt-BR': {
    headings: ['Coluna', 'Obrigatória', 'Tipo', 'Valores aceitos', 'Conteúdo', 'Exemplo 1', 'Exemplo 2'],
    required: ['Não', 'Sim'],
  },
  en: {
    headings: ['Column', 'Required', 'Type', 'Allowed values', 'Content', 'Example 1', 'Example 2'],
    required: ['No', 'Yes'],
  },
} as const satisfies Record<Language, unknown>;
const widths = [28, 12, 24, 40, 60, 24, 24];

/** The sheet that explains each column. */
function explain(table: UploadTable, examples: readonly string[][], language: Language): Sheet {
  const { headings, required } = words[language];
  const rows = Object.values(columnsOf(table)).map((column, place) => [
    column.name,
    required[column.isRequired ? 1 : 0],
    pickText(columnTypes[column.type], language),
    column.allowed,
    pickText(column.about, language),
    // a cell that is empty in both lines shows its example
    examples[0]![place] || column.example,
    examples[1]![place]!,
  ]);
  return {
    name: explanationSheets[language],
    columns: headings.map((header, index) => ({ header, width: widths[index]! })),
    batches: once(rows),
  };
}

async function* once<Row>(rows: readonly Row[]) {
  yield rows;
}

/** How long a failed file is listed on the desk. */
const failedDays = 7;

/** Fifteen calls for every table, all alike; and one over all of them. */
export const uploadRoutes = (files: FileStore): Route[] => [...tableRoutes(files), failedUploads];

const failedUploads = read(endpoints.listFailedUploads, async (_input, context) => {
  const { db, now, language, may } = context;
  const kinds = (Object.keys(uploadKinds) as UploadKind[]).filter((kind) => may(uploadKinds[kind].access));
  const dealerId = callerOf(context).viewer.activeDealerId;
  const since = new Date(now.getTime() - failedDays * 24 * 60 * 60 * 1000);
  const rows = await listFailedUploads(db, { kinds, dealerId }, since);
  return { items: rows.map((row) => ({ ...describeUpload(row, language, null), kind: row.kind })) };
});

/** The table that a caller works with: of a kind that each dealer has for itself that of the active dealer. */
function tableFor(table: UploadTable, context: RequestContext): UploadTable {
  if (!table.isOfDealer) return table;
  const { activeDealerId } = callerOf(context).viewer;
  if (activeDealerId === null) throw new DomainError('SEC004');
  return tableOfDealer(table, activeDealerId);
}

const tableRoutes = (files: FileStore): Route[] =>
  (Object.entries(uploadTables) as [TableName, UploadTable][]).flatMap(([name, kindOfTable]) => {
    const names = uploadNames[name];
    const ofCaller = (context: RequestContext) => tableFor(kindOfTable, context);
    const describe = (row: UploadRow, { language, may }: ReadContext, inForceId: string | null) => {
      const upload = describeUpload(row, language, inForceId);
      // those who only read a table apply nothing
      return { ...upload, can: { apply: upload.can.apply && may(uploadKinds[kindOfTable.kind].access) } };
    };
    const find = async (id: string, context: ReadContext) =>
      inReach(await findUpload(context.db, ofCaller(context), id));
    return [
      flow(endpoints[names.download], makeDownload(ofCaller)),
      read(endpoints[names.lines], makeReadLines(ofCaller)),
      flow(endpoints[names.correct], makeCorrectTable(ofCaller, files)),
      flow(endpoints[names.send], makeReceiveUpload(ofCaller, files, false)),
      flow(endpoints[names.tryOut], makeReceiveUpload(ofCaller, files, true)),
      flow(endpoints[names.apply], makeApplyTrial(ofCaller, files)),
      read(endpoints[names.list], async ({ query }, context) => {
        const table = ofCaller(context);
        const { rows, ...page } = await listUploads(context.db, table, query);
        const inForceId = await readTableInForce(context.db, table.stored.kind, context.today);
        return { items: rows.map((row) => describe(row, context, inForceId)), ...page };
      }),
      read(endpoints[names.read], async ({ params }, context) => {
        const row = await find(params.id, context);
        const problems = await listProblems(context.db, row.id);
        return {
          upload: describe(
            row,
            context,
            await readTableInForce(context.db, ofCaller(context).stored.kind, context.today),
          ),
          difference: row.difference && renderDifference(row.difference, context.language),
          problems: problems.map((problem) => describeProblem(problem, context.language)),
        };
      }),
      read(endpoints[names.report], async ({ params }, context) => {
        const row = await find(params.id, context);
        const file = await files.openRead(reportKey(row.id));
        if (!file) throw new DomainError('SEC004');
        return {
          fileName: `${kindOfTable.fileStem}-problemas.csv`,
          contentType: mediaTypes.csv,
          content: file.content,
        };
      }),
      read(endpoints[names.inForce], async (_input, context) => readTableTimes(ofCaller(context), context)),
      write(endpoints[names.cancel], makeCancelStart(ofCaller)),
      read(endpoints[names.compare], makeCompareTable(ofCaller)),
      write(endpoints[names.goBack], makeReturnToTable(ofCaller)),
      read(endpoints[names.columns], async (_input, { language }) => ({
        columns: Object.values(columnsOf(kindOfTable)).map(({ name: column, about, example, isRequired }) => ({
          name: column,
          about: pickText(about, language),
          example,
          isRequired,
        })),
        maxLines: kindOfTable.maxLines,
        maxBytes: maxSpreadsheetBytes,
      })),
      read(endpoints[names.template], async ({ query }, { language }) =>
        makeTemplate(kindOfTable, query.format, language),
      ),
    ];
  });
