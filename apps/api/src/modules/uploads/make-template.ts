import { type Language, pickText } from '@estrada/domain/errors/index';
import { columnTypes } from '@estrada/domain/uploads/index';
import type { FileAnswer } from '../../kernel/route.ts';
import { contentTypes } from '../../kernel/spreadsheets/content-types.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { type Sheet, writeWorkbook } from '../../kernel/spreadsheets/write-xlsx.ts';
import { columnsOf, exampleLines, type UploadTable } from './upload-table.ts';

/**
 * The template of a table: its heading and example lines, which the person overwrites. A workbook has a second sheet that
 * explains every column; the upload reads the first one only.
 */
export function makeTemplate(table: UploadTable, format: 'csv' | 'xlsx', language: Language): FileAnswer {
  const columns = Object.values(columnsOf(table));
  const examples = exampleLines(table);
  const file = { fileName: `${table.fileStem}-modelo.${format}`, contentType: contentTypes[format] };
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
    sheet: 'Colunas',
    headings: ['Coluna', 'Obrigatória', 'Tipo', 'Valores aceitos', 'Conteúdo', 'Exemplo 1', 'Exemplo 2'],
    required: ['Não', 'Sim'],
  },
  en: {
    sheet: 'Columns',
    headings: ['Column', 'Required', 'Type', 'Allowed values', 'Content', 'Example 1', 'Example 2'],
    required: ['No', 'Yes'],
  },
} as const satisfies Record<Language, unknown>;
const widths = [28, 12, 24, 40, 60, 24, 24];

/** The sheet that says of each column what it holds. */
function explain(table: UploadTable, examples: readonly string[][], language: Language): Sheet {
  const { sheet, headings, required } = words[language];
  const rows = Object.values(columnsOf(table)).map((column, place) => [
    column.name,
    required[column.isRequired ? 1 : 0],
    pickText(columnTypes[column.type], language),
    column.allowed,
    pickText(column.about, language),
    // a cell that both lines leave empty shows what it would hold
    examples[0]![place] || column.example,
    examples[1]![place]!,
  ]);
  return {
    name: sheet,
    columns: headings.map((header, index) => ({ header, width: widths[index]! })),
    batches: once(rows),
  };
}

async function* once<Row>(rows: readonly Row[]) {
  yield rows;
}
