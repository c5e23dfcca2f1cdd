import { DomainError, type Language, pickText } from '@estrada/domain/errors/index';
import { columnTypes, renderDifference, type UploadKind, uploadKinds } from '@estrada/domain/uploads/index';
import { endpoints, maxSpreadsheetBytes, mediaTypes } from '@estrada/endpoints/index';
import { type TableName, uploadNames } from '@estrada/endpoints/uploads/upload-names';
import type { ReadContext } from '../../kernel/context.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import type { FileStore } from '../../kernel/files.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type FileAnswer, flow, type Route, read, write } from '../../kernel/route.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { type Sheet, writeWorkbook } from '../../kernel/spreadsheets/write-xlsx.ts';
import { makeCancelStart, makeCompareTable, makeReturnToTable } from './change-decisions.ts';
import { describeProblem, describeUpload } from './describe-upload.ts';
import { makeApplyTrial, makeReceiveUpload } from './receive-upload.ts';
import { reportKey } from './run-upload.ts';
import { readTableTimes } from './table-times.ts';
import { uploadTables } from './tables/index.ts';
import { columnsOf, exampleLines, explanationSheets, type UploadTable } from './upload-table.ts';
import { findUpload, listFailedUploads, listProblems, listUploads, type UploadRow } from './uploads.repository.ts';

/**
 * The template of a table: its heading and example lines, which the person overwrites. A workbook has a second sheet that
 * explains every column; the upload reads the first one only.
 */
function makeTemplate(table: UploadTable, format: 'csv' | 'xlsx', language: Language): FileAnswer {
  const columns = Object.values(columnsOf(table));
  const examples = exampleLines(table);
  const file = { fileName: `${table.fileStem}-modelo.${format}`, contentType: mediaTypes[format] };
  if (format === 'csv') {
    const lines = [columns.map((column) => column.name), ...examples];
    return { ...file, content: Buffer.from(byteOrderMark + lines.map(csvLine).join('')) };
  }
  const heading = columns.map(({ name, example }) => ({
    header: name,
    width: Math.max(name.length, example.length) + 4,
  }));
  const lines: Sheet = { name: 'Tabela', columns: heading, batches: once(examples) };
  return { ...file, content: writeWorkbook([lines, explain(table, examples, language)]) };
}

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

/** Twelve calls for every table, all alike; and one over all of them. */
export const uploadRoutes = (files: FileStore): Route[] => [...tableRoutes(files), failedUploads];

const failedUploads = read(endpoints.listFailedUploads, async (_input, { db, now, language, may }) => {
  const kinds = (Object.keys(uploadKinds) as UploadKind[]).filter((kind) => may(uploadKinds[kind].access));
  const rows = await listFailedUploads(db, kinds, new Date(now.getTime() - failedDays * 24 * 60 * 60 * 1000));
  return { items: rows.map((row) => ({ ...describeUpload(row, language, null), kind: row.kind })) };
});

const tableRoutes = (files: FileStore): Route[] =>
  (Object.entries(uploadTables) as [TableName, UploadTable][]).flatMap(([name, table]) => {
    const names = uploadNames[name];
    const describe = (row: UploadRow, { language, may }: ReadContext, inForceId: string | null) => {
      const upload = describeUpload(row, language, inForceId);
      // those who only read a table apply nothing
      return { ...upload, can: { apply: upload.can.apply && may(uploadKinds[table.kind].access) } };
    };
    const find = async (id: string, { db }: ReadContext) => {
      const row = inReach(await findUpload(db, table.kind, id));
      return row;
    };
    return [
      flow(endpoints[names.send], makeReceiveUpload(table, files, false)),
      flow(endpoints[names.tryOut], makeReceiveUpload(table, files, true)),
      flow(endpoints[names.apply], makeApplyTrial(table, files)),
      read(endpoints[names.list], async ({ query }, context) => {
        const { rows, ...page } = await listUploads(context.db, table.kind, query);
        const inForceId = await readTableInForce(context.db, table.kind, context.today);
        return { items: rows.map((row) => describe(row, context, inForceId)), ...page };
      }),
      read(endpoints[names.read], async ({ params }, context) => {
        const row = await find(params.id, context);
        const problems = await listProblems(context.db, row.id);
        return {
          upload: describe(row, context, await readTableInForce(context.db, table.kind, context.today)),
          difference: row.difference && renderDifference(row.difference, context.language),
          problems: problems.map((problem) => describeProblem(problem, context.language)),
        };
      }),
      read(endpoints[names.report], async ({ params }, context) => {
        const row = await find(params.id, context);
        const file = await files.openRead(reportKey(row.id));
        if (!file) throw new DomainError('SEC004');
        return { fileName: `${table.fileStem}-problemas.csv`, contentType: mediaTypes.csv, content: file.content };
      }),
      read(endpoints[names.inForce], async (_input, context) => readTableTimes(table, context)),
      write(endpoints[names.cancel], makeCancelStart(table)),
      read(endpoints[names.compare], makeCompareTable(table)),
      write(endpoints[names.goBack], makeReturnToTable(table)),
      read(endpoints[names.columns], async (_input, { language }) => ({
        columns: Object.values(columnsOf(table)).map(({ name: column, about, example, isRequired }) => ({
          name: column,
          about: pickText(about, language),
          example,
          isRequired,
        })),
        maxLines: table.maxLines,
        maxBytes: maxSpreadsheetBytes,
      })),
      read(endpoints[names.template], async ({ query }, { language }) => makeTemplate(table, query.format, language)),
    ];
  });
