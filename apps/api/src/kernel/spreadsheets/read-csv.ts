import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { rearm } from './csv-line.ts';
import { maxColumns } from './limits.ts';
import type { Line } from './line.ts';
import { TableFileError } from './table-file-error.ts';

/**
 * UTF-16 by its mark, UTF-8 where every byte is valid, otherwise the Latin-1 that Excel writes on Windows.
 *
 * @throws TableFileError for lines of UTF-8 and of Latin-1 in one file: either way some accents would be wrong
 */
async function findEncoding(path: string): Promise<'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let hasUtf8Letters = false;
  let isFirst = true;
  let before: Buffer = Buffer.alloc(0);
  for await (const part of createReadStream(path)) {
    const bytes = part as Buffer;
    if (isFirst && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
    if (isFirst && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
    isFirst = false;
    // a letter may be split across two chunks
    hasUtf8Letters ||= hasUtf8Letter(bytes) || hasUtf8Letter(Buffer.concat([before, bytes.subarray(0, 1)]));
    before = bytes.subarray(-1);
    try {
      if (isUtf8) decoder.decode(bytes, { stream: true });
    } catch {
      isUtf8 = false;
    }
    if (!isUtf8 && hasUtf8Letters) throw new TableFileError('file.mixedEncoding');
  }
  try {
    if (isUtf8) decoder.decode();
  } catch {
    isUtf8 = false;
  }
  if (!isUtf8 && hasUtf8Letters) throw new TableFileError('file.mixedEncoding');
  return isUtf8 ? 'utf-8' : 'windows-1252';
}

/** An accented letter or a sign such as º as UTF-8 writes it: in Latin-1 it would be Ã or Â and a sign that follows neither. */
function hasUtf8Letter(bytes: Buffer): boolean {
  for (const lead of [0xc2, 0xc3])
    for (let at = bytes.indexOf(lead); at >= 0; at = bytes.indexOf(lead, at + 1)) {
      const next = bytes[at + 1] ?? 0;
      if (next >= 0x80 && next <= 0xbf) return true;
    }
  return false;
}

/** Excel's own first line, which names the separator. */
const separatorLine = /^\ufeff?"?sep=(.?)"?\n/i;

/** The separator that the heading uses most, outside quotation marks. */
function findSeparator(heading: string): string {
  const bare = heading.replace(/"[^"]*"/g, '');
  const counted = [';', ',', '\t'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}

/**
 * The text of a file, decoded, with `\n` as its only line end: then both readers below count lines alike. The decoder
 * removes the byte order mark that Excel writes.
 *
 * @throws TableFileError for UTF-16 that is none
 */
async function* decode(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const read = (bytes?: Buffer) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new TableFileError('file.encoding');
    }
  };
  let carried = '';
  for await (const part of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    const text = carried + read(part as Buffer);
    // its other half may begin the next chunk
    carried = text.endsWith('\r') ? '\r' : '';
    yield (carried ? text.slice(0, -1) : text).replaceAll('\r\n', '\n');
  }
  yield carried + read();
}

/** Text that is not read yet: the rest of a line that continues in the next chunk. */
interface Reading {
  text: AsyncGenerator<string>;
  rest: string;
  /** lines read so far, empty ones too */
  line: number;
}

/**
 * Splits lines at separators until a quotation mark occurs: four times as fast as parsing, and most tables have none.
 * Stops before the first line that has one.
 */
async function* splitLines(reading: Reading, separator: string): AsyncGenerator<Line> {
  // not `for await`: leaving such a loop would end the text for the next reader
  for (let part = await reading.text.next(); !part.done; part = await reading.text.next()) {
    const text = reading.rest + part.value;
    const quote = text.indexOf('"');
    const end = text.lastIndexOf('\n', quote < 0 ? text.length : quote) + 1;
    const lines = text.slice(0, end).split('\n');
    lines.pop();
    reading.rest = text.slice(end);
    for (const line of lines) {
      reading.line++;
      yield { line: reading.line, cells: line.split(separator) };
    }
    if (quote >= 0) return;
  }
  const last = reading.rest;
  reading.rest = '';
  if (last) yield { line: reading.line + 1, cells: last.split(separator) };
}

/** The lines from where splitting stopped, by the parser that handles quotation marks. */
async function* parseLines({ text, rest, line: before }: Reading, separator: string): AsyncGenerator<Line> {
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    info: true,
    max_record_size: 100_000,
    record_delimiter: '\n',
  });
  // its failure reaches the reader below as the parser's own
  const feeding = pipeline(async function* () {
    yield rest;
    yield* text;
  }, parser).catch(() => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>)
      yield { line: before + info.lines - breaksIn(record), cells: record };
  } catch (error) {
    throw error instanceof CsvError ? new TableFileError('file.broken') : error;
  }
  await feeding;
}

/** A line with breaks in its cells has the number of its first line in the file. */
const breaksIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);

/**
 * The lines of a CSV, in batches. Separators `;`, `,` and tab or the one named by `sep=`, UTF-8 with or without its mark,
 * UTF-16 with its mark and Latin-1 are detected; empty lines are skipped, and a quoted cell may contain line breaks.
 *
 * @throws TableFileError when quotation marks do not close, a line is too wide, or `sep=` or the encoding is none of these
 */
export async function* readCsv(path: string, batchSize: number): AsyncGenerator<Line[]> {
  const text = decode(path, await findEncoding(path));
  const begin = (await text.next()).value ?? '';
  const named = separatorLine.exec(begin);
  if (named && !/[;,\t|]/.test(named[1]!)) throw new TableFileError('file.separator');
  // old Macintosh programs end lines so, and write accents in an encoding of their own
  if (!begin.includes('\n') && /\r./.test(begin)) throw new TableFileError('file.encoding');
  const first = named ? begin.slice(named[0].length) : begin;
  const separator = named?.[1] ?? findSeparator(first.split('\n', 1)[0] ?? '');
  const reading: Reading = { text: joined(first, text), rest: '', line: named ? 1 : 0 };
  let batch: Line[] = [];
  for (const read of [splitLines, parseLines]) {
    for await (const line of read(reading, separator)) {
      if (line.cells.length > maxColumns) throw new TableFileError('file.tooManyColumns', { max: maxColumns });
      if (line.cells.every((cell) => (cell as string).trim() === '')) continue;
      batch.push(rearmed(line));
      if (batch.length < batchSize) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Few lines have a marked cell, and a hundred thousand lines have many cells. */
const rearmed = (line: Line): Line => {
  const cells = line.cells as string[];
  return cells.some((cell) => cell.startsWith("'")) ? { ...line, cells: cells.map(rearm) } : line;
};

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
