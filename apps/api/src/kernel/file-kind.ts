/** The file kinds of a page, detected by the first bytes: the sender's file name and type are ignored. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'heic';

const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const startsWith = (bytes: Uint8Array, first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);
const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The kind of a file; null for every kind that is no document (SVG, HTML, archives, programs …). */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  // at the very beginning: leading bytes could make another file of it (a page, a program)
  if (latin(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (latin(bytes, 4, 8) === 'ftyp' && heicBrands.has(latin(bytes, 8, 12))) return 'heic';
  return null;
}
