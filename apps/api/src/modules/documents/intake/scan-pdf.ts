import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { FileRefused } from './refusal.ts';

const inflated = promisify(inflate);

/**
 * What a file may decode to. A page of text has a few hundred kilobytes; a page scanned in colour at 600 dpi a hundred
 * megabytes, without compression of its own.
 */
const mostPictureBytes = 160 * 1024 * 1024;
const mostContentBytes = 32 * 1024 * 1024;
const mostDecodedBytes = 400 * 1024 * 1024;
/** Trees of fifty pages are two levels deep. */
const mostTreeDepth = 32;

/** Names of actions and media as they stand in the bytes. Long enough that compressed data do not contain them by chance. */
const actingNames = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'RichMedia', 'Rendition'];
const embeddedNames = ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'GoToE'];
const namePattern = (names: readonly string[]) => new RegExp(`/(${names.join('|')})(?![A-Za-z0-9])`);
const acting = namePattern(actingNames);
const embedded = namePattern(embeddedNames);

/**
 * Refuses what the readers of objects do not see: they keep one copy of an object that a file defines twice, and a viewer
 * may show the other; they stop at the end of the PDF, and other programs begin behind it.
 *
 * @throws FileRefused at the first finding
 */
export function scanBytes(bytes: Uint8Array): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  refuseNames(text);
  const end = text.lastIndexOf('%%EOF');
  // some scanners fill their last block with zeros
  if (end < 0) throw new FileRefused('document.damaged');
  if (/[^\s\0]/.test(text.slice(end + '%%EOF'.length))) throw new FileRefused('document.pdfAmbiguous');
  if (text.slice(0, text.indexOf('%PDF-')).trim() !== '') throw new FileRefused('document.pdfAmbiguous');
  // a change that a program appends has a table and an end of its own: objects may be defined again there, once
  for (const revision of text.split('%%EOF')) {
    const seen = new Set<string>();
    for (const [, number] of revision.matchAll(/(?:^|[\s>\])])(\d{1,10})\s+\d{1,5}\s+obj(?![A-Za-z])/g)) {
      if (seen.has(number!)) throw new FileRefused('document.pdfAmbiguous');
      seen.add(number!);
    }
  }
}

/** Names may be written with escapes (`/Java#53cript`). */
function refuseNames(text: string): void {
  const plain = text.includes('#')
    ? text.replace(/#([0-9A-Fa-f]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  if (embedded.test(plain)) throw new FileRefused('document.pdfEmbedded');
  if (acting.test(plain)) throw new FileRefused('document.pdfActive');
}

/**
 * Decodes every compressed stream within limits: a picture, other content, and all together. Object streams are searched
 * for the same names as the file itself.
 *
 * @throws FileRefused for a stream that expands beyond them
 */
export async function decodeStreams(document: PDFDocument): Promise<void> {
  let left = mostDecodedBytes;
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const isPicture = nameOf(object.dict, 'Subtype') === 'Image';
    const content = await contentOf(object, Math.min(left, isPicture ? mostPictureBytes : mostContentBytes));
    left -= content.length;
    if (!isPicture && nameOf(object.dict, 'Type') === 'ObjStm') refuseNames(Buffer.from(content).toString('latin1'));
  }
}

/** Filters whose result is other content, by their names and those that viewers take too; the others hold pictures. */
const fullNames: Readonly<Record<string, string>> = {
  FlateDecode: 'FlateDecode',
  Fl: 'FlateDecode',
  LZWDecode: 'LZWDecode',
  LZW: 'LZWDecode',
  RunLengthDecode: 'RunLengthDecode',
  RL: 'RunLengthDecode',
  ASCIIHexDecode: 'ASCIIHexDecode',
  AHx: 'ASCIIHexDecode',
  ASCII85Decode: 'ASCII85Decode',
  A85: 'ASCII85Decode',
};

/** What a stream holds before the filters of pictures. */
async function contentOf(stream: PDFRawStream, max: number): Promise<Uint8Array> {
  const { dict } = stream;
  const names = filtersOf(dict).map((name) => fullNames[name]);
  const known = names.slice(0, names.includes(undefined) ? names.indexOf(undefined) : names.length) as string[];
  if (known.some((name) => name !== 'FlateDecode')) return readUpTo(unpacked(stream, known), max);
  let content: Uint8Array = stream.contents;
  for (const _filter of known) content = await decoded(content, max);
  return content;
}

function unpacked({ dict, contents }: PDFRawStream, names: readonly string[]) {
  const { context } = dict;
  const ofOne = dict.lookup(PDFName.of('Filter')) instanceof PDFName;
  const values = PDFDict.withContext(context);
  values.set(PDFName.of('Filter'), ofOne ? PDFName.of(names[0]!) : context.obj([...names]));
  const parameters = dict.lookup(PDFName.of('DecodeParms'));
  if (parameters) values.set(PDFName.of('DecodeParms'), parameters);
  return decodePDFRawStream(PDFRawStream.of(values, contents));
}

const stepBytes = 1024 * 1024;

/** Decodes piece by piece, so that no more than the limit is in memory. */
function readUpTo(stream: ReturnType<typeof decodePDFRawStream>, max: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const part = stream.getBytes(stepBytes);
      if (part.length === 0) break;
      length += part.length;
      if (length > max) throw new FileRefused('document.tooLarge');
      parts.push(Uint8Array.from(part));
    }
  } catch (error) {
    // what follows is damaged: for the viewer to judge
    if (error instanceof FileRefused) throw error;
  }
  return Buffer.concat(parts);
}

async function decoded(content: Uint8Array, maxOutputLength: number): Promise<Uint8Array> {
  try {
    return await inflated(content, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new FileRefused('document.tooLarge');
    // a damaged stream is the viewer's to judge: many scanners cut the checksum off
    return content;
  }
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.context.lookup(dict.get(PDFName.of('Filter')));
  const names = filter instanceof PDFArray ? filter.asArray() : [filter];
  return names.map((name) => (name instanceof PDFName ? name.decodeText() : ''));
}

const nameOf = (dict: PDFDict, key: string): string => {
  const value = dict.context.lookup(dict.get(PDFName.of(key)));
  return value instanceof PDFName ? value.decodeText() : '';
};

/** Refuses a tree of pages that is deeper than any program makes it, or leads back to itself. */
export function checkPageTree(document: PDFDocument): void {
  const seen = new Set<unknown>();
  let level: unknown[] = [document.catalog.get(PDFName.of('Pages'))];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostTreeDepth) throw new FileRefused('document.damaged');
    const next: unknown[] = [];
    for (const entry of level) {
      if (seen.has(entry)) throw new FileRefused('document.damaged');
      if (entry instanceof PDFRef) seen.add(entry);
      const node = document.context.lookup(entry as PDFRef);
      const kids = node instanceof PDFDict ? document.context.lookup(node.get(PDFName.of('Kids'))) : null;
      if (kids instanceof PDFArray) next.push(...kids.asArray());
    }
    level = next;
  }
}
