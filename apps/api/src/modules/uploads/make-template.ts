import type { FileAnswer } from '../../kernel/route.ts';
import { contentTypes } from '../../kernel/spreadsheets/content-types.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { writeXlsx } from '../../kernel/spreadsheets/write-xlsx.ts';
import { columnsOf, type UploadTable } from './upload-table.ts';

/** The template of a table: its heading and one example line, which the person overwrites. */
export function makeTemplate(table: UploadTable, format: 'csv' | 'xlsx'): FileAnswer {
  const columns = Object.values(columnsOf(table));
  const example = columns.map((column) => column.example);
  const file = { fileName: `${table.fileStem}-modelo.${format}`, contentType: contentTypes[format] };
  if (format === 'csv') {
    const text = byteOrderMark + csvLine(columns.map((column) => column.name)) + csvLine(example);
    return { ...file, content: Buffer.from(text) };
  }
  const heading = columns.map(({ name, example: text }) => ({
    header: name,
    width: Math.max(name.length, text.length) + 4,
  }));
  return { ...file, content: writeXlsx('Tabela', heading, once([example])) };
}

async function* once<Row>(rows: readonly Row[]) {
  yield rows;
}
