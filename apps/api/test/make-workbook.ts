/** Workbooks built part by part, including content that no ordinary program would write. */
import { once } from 'node:events';
import { ZipFile } from 'yazl';

/** Packs parts, by their path, into a ZIP. */
export async function zipOf(parts: Record<string, Buffer | string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const chunks: Buffer[] = [];
  zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(zip.outputStream, 'end');
  return Buffer.concat(chunks);
}

/** The parts of every workbook with one sheet. */
export const workbookParts = {
  'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="Tabela" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
};

/** The XML of a sheet; a cell is its text, or its XML where it begins with `<`. */
export const sheetOf = (...rows: string[][]): string =>
  `<worksheet><sheetData>${rows
    .map(
      (cells) =>
        `<row>${cells.map((cell) => (cell.startsWith('<') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** A workbook with one sheet of this XML. */
export const bookOf = (sheet: string): Promise<Buffer> =>
  zipOf({ ...workbookParts, 'xl/worksheets/sheet1.xml': sheet });
