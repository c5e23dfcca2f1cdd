import type { TableCell } from '@estrada/domain/uploads/index';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { maxColumns, maxNamedSheets, maxPackingRatio, maxTextBytes, maxUnpackedBytes } from './limits.ts';
import { type FileAspects, type Line, noAspects } from './line.ts';
import { bareName, type CellFormat, isTrue, SheetParser } from './sheet-parser.ts';
import { TableFileError } from './table-file-error.ts';

/** The parts of a workbook by their path in the ZIP. */
type Parts = ReadonlyMap<string, Entry>;

/**
 * Opens the directory of the ZIP and refuses what would grow too large. Unpacking enforces the stated sizes (yauzl), so
 * a false directory ends in an error, not in exhausted memory.
 */
async function readDirectory(zip: ZipFile): Promise<Parts> {
  const parts = new Map<string, Entry>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new TableFileError('file.protected');
    total += entry.uncompressedSize;
    const isBomb =
      entry.uncompressedSize > 1_000_000 && entry.uncompressedSize > entry.compressedSize * maxPackingRatio;
    if (isBomb || total > maxUnpackedBytes || parts.size > 2_000) throw new TableFileError('zip.tooLarge');
    // of two parts of one name a spreadsheet program may show the other one
    if (parts.has(entry.fileName)) throw new TableFileError('file.broken');
    parts.set(entry.fileName, entry);
  }
  return parts;
}

async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const part of await zip.openReadStreamPromise(entry))
    yield decoder.decode(part as Buffer, { stream: true });
  yield decoder.decode();
}

/** Feeds an XML part to a parser. Entities that a document declares are not resolved, so none can multiply. */
async function parseXml(zip: ZipFile, entry: Entry, prepare: (parser: SaxesParser) => void): Promise<void> {
  const parser = new SaxesParser();
  prepare(parser);
  for await (const text of unpack(zip, entry)) parser.write(text);
  parser.close();
}

/** The path of the first visible sheet. The names of the others go to the aspects of the file. */
async function findFirstSheet(zip: ZipFile, parts: Parts, { otherSheets }: FileAspects): Promise<Entry> {
  const workbook = parts.get('xl/workbook.xml');
  const relations = parts.get('xl/_rels/workbook.xml.rels');
  // a ZIP of another kind: a document, photos, a program
  if (!workbook || !relations) throw new TableFileError('file.notATable');
  const targets = new Map<string, string>();
  await parseXml(zip, relations, (parser) =>
    parser.on('opentag', ({ name, attributes }) => {
      if (bareName(name) === 'Relationship') targets.set(String(attributes.Id), String(attributes.Target));
    }),
  );
  let relation: string | undefined;
  let isFrom1904 = false;
  await parseXml(zip, workbook, (parser) =>
    parser.on('opentag', ({ name, attributes }) => {
      if (bareName(name) === 'workbookPr') isFrom1904 = isTrue(attributes.date1904);
      if (bareName(name) !== 'sheet') return;
      const isHidden = attributes.state !== undefined && attributes.state !== 'visible';
      if (isHidden || relation !== undefined) {
        if (otherSheets.length < maxNamedSheets) otherSheets.push(String(attributes.name ?? '').slice(0, 100));
        return;
      }
      relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] as string | undefined;
    }),
  );
  // its days are four years later than their numbers say, also in cells without a date format
  if (isFrom1904) throw new TableFileError('file.date1904');
  const target = targets.get(relation ?? '')?.replace(/^\/?(xl\/)?/, 'xl/');
  const sheet = parts.get(target ?? '');
  if (!sheet) throw new TableFileError('sheet.missing');
  return sheet;
}

/** The shared strings, which cells reference by number. */
async function readTexts(zip: ZipFile, parts: Parts): Promise<string[]> {
  const entry = parts.get('xl/sharedStrings.xml');
  if (!entry) return [];
  if (entry.uncompressedSize > maxTextBytes) throw new TableFileError('zip.tooLarge');
  const texts: string[] = [];
  let text = '';
  let isReading = false;
  await parseXml(zip, entry, (parser) => {
    parser.on('opentag', ({ name }) => {
      if (bareName(name) === 'si') text = '';
      isReading = bareName(name) === 't';
    });
    parser.on('text', (part) => {
      if (isReading) text += part;
    });
    parser.on('closetag', ({ name }) => {
      isReading = false;
      if (bareName(name) === 'si') texts.push(text);
    });
  });
  return texts;
}

/** Excel's own formats, by number: percentages, dates and times. */
const ownPercents = [9, 10];
const isOwnDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** What a format code shows, its quoted texts, colours and conditions aside. */
function formatOf(code: string): CellFormat {
  const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  if (bare.includes('%')) return 'percent';
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare) ? 'date' : null;
}

/** The formats of cells, by the number of their style. */
async function readFormats(zip: ZipFile, parts: Parts): Promise<CellFormat[]> {
  const entry = parts.get('xl/styles.xml');
  if (!entry) return [];
  if (entry.uncompressedSize > maxTextBytes) throw new TableFileError('zip.tooLarge');
  const codes = new Map<number, CellFormat>();
  const formats: CellFormat[] = [];
  let isCell = false;
  await parseXml(zip, entry, (parser) => {
    parser.on('opentag', ({ name, attributes }) => {
      const bare = bareName(name);
      if (bare === 'numFmt') codes.set(Number(attributes.numFmtId), formatOf(String(attributes.formatCode)));
      if (bare === 'cellXfs') isCell = true;
      if (bare !== 'xf' || !isCell) return;
      const id = Number(attributes.numFmtId ?? 0);
      const own = ownPercents.includes(id) ? 'percent' : isOwnDate(id) ? 'date' : null;
      formats.push(codes.has(id) ? codes.get(id)! : own);
    });
    parser.on('closetag', ({ name }) => {
      if (bareName(name) === 'cellXfs') isCell = false;
    });
  });
  return formats;
}

/**
 * The lines of the first visible sheet of a workbook, in batches; the sheet itself is never whole in memory.
 *
 * @param aspects further sheets and hidden columns go there
 * @throws TableFileError for a file that is no workbook, damaged, protected, or too large when unpacked
 */
export async function* readXlsx(
  path: string,
  batchSize: number,
  aspects: FileAspects = noAspects(),
): AsyncGenerator<Line[]> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new TableFileError('file.broken');
  });
  try {
    const parts = await readDirectory(zip);
    const sheet = await findFirstSheet(zip, parts, aspects);
    const parser = new SheetParser(await readTexts(zip, parts), await readFormats(zip, parts), aspects);
    let batch: Line[] = [];
    for await (const text of unpack(zip, sheet)) {
      for (const line of parser.feed(text)) {
        if (line.cells.length > maxColumns) throw new TableFileError('file.tooManyColumns', { max: maxColumns });
        if (!line.cells.some(hasContent)) continue;
        batch.push(line);
      }
      while (batch.length >= batchSize) {
        yield batch.slice(0, batchSize);
        batch = batch.slice(batchSize);
      }
    }
    parser.end();
    if (batch.length > 0) yield batch;
  } catch (error) {
    // any refusal of yauzl, zlib or the XML parser is shown to the user as a damaged file
    throw error instanceof TableFileError ? error : new TableFileError('file.broken');
  } finally {
    zip.close();
  }
}

const hasContent = (cell: TableCell) => (typeof cell === 'string' ? cell.trim() !== '' : true);
