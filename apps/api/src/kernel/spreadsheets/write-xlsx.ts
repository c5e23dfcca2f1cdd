import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { WorkbookWriter } from '@cj-tech-master/excelts';

export interface SheetColumn {
  header: string;
  /** in characters */
  width: number;
  /** Excel's format of numbers, e.g. `#,##0.00` */
  numberFormat?: string | undefined;
}

/** Rows of a sheet; text cells stay text, whatever they begin with. */
export type SheetRows = AsyncIterable<readonly (readonly (string | number | null)[])[]>;

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  batches: SheetRows;
}

/** A workbook with one sheet. */
export const writeXlsx = (name: string, columns: readonly SheetColumn[], batches: SheetRows): Readable =>
  writeWorkbook([{ name, columns, batches }]);

/**
 * A workbook with its sheets one after the other, streamed while the rows arrive: a million of them need no more memory
 * than a thousand. The heading of a sheet is bold and stays visible while scrolling.
 */
export function writeWorkbook(sheets: readonly Sheet[]): Readable {
  const file = new PassThrough();
  fill(file, sheets).catch((error: Error) => file.destroy(error));
  return file;
}

async function fill(file: PassThrough, sheets: readonly Sheet[]) {
  const workbook = new WorkbookWriter({ stream: file, useSharedStrings: false, useStyles: true });
  for (const sheet of sheets) await addSheet(workbook, sheet, file);
  await workbook.commit();
}

async function addSheet(workbook: WorkbookWriter, { name, columns, batches }: Sheet, file: PassThrough) {
  const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width, numberFormat }) => ({
    header,
    width,
    ...(numberFormat ? { style: { numFmt: numberFormat } } : {}),
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  for await (const rows of batches) {
    for (const row of rows) sheet.addRow([...row]).commit();
    // yields to other work; the reader sets the pace
    await setImmediate();
    if (file.writableNeedDrain) await new Promise((resolve) => file.once('drain', resolve));
  }
  sheet.commit();
}
