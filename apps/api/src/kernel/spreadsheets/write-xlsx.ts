import { PassThrough, type Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { WorkbookWriter } from '@cj-tech-master/excelts';

export interface SheetColumn {
  header: string;
  /** in characters */
  width: number;
  /** Excel's format of numbers, e.g. `#,##0.00` */
  numberFormat?: string;
}

/** Rows of a sheet; texts stay texts, whatever they begin with. */
export type SheetRows = AsyncIterable<readonly (readonly (string | number | null)[])[]>;

/**
 * A workbook with one sheet, written while its rows come: a million of them need no more memory than a thousand.
 * The heading is bold and stays in place when one scrolls.
 */
export function writeXlsx(sheetName: string, columns: readonly SheetColumn[], batches: SheetRows): Readable {
  const file = new PassThrough();
  fill(file, sheetName, columns, batches).catch((error: Error) => file.destroy(error));
  return file;
}

async function fill(file: PassThrough, sheetName: string, columns: readonly SheetColumn[], batches: SheetRows) {
  const workbook = new WorkbookWriter({ stream: file, useSharedStrings: false, useStyles: true });
  const sheet = workbook.addWorksheet(sheetName, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = columns.map(({ header, width, numberFormat }) => ({
    header,
    width,
    ...(numberFormat ? { style: { numFmt: numberFormat } } : {}),
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.getRow(1).commit();
  for await (const rows of batches) {
    for (const row of rows) sheet.addRow([...row]).commit();
    // others want their turn, and who reads sets the pace
    await setImmediate();
    if (file.writableNeedDrain) await new Promise((resolve) => file.once('drain', resolve));
  }
  sheet.commit();
  await workbook.commit();
}
