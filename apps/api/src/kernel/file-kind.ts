/** What a page can be, told by its first bytes: names and types that the sender gives are not asked. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'heic';

const heicBrands: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const startsWith = (bytes: Uint8Array, first: readonly number[]) => first.every((byte, index) => bytes[index] === byte);
const latin = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** What kind of file this is; null for everything that no document comes as (SVG, HTML, archives, programs …). */
export function detectFileKind(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  // at the very beginning: what stands before it could make another file of it (a page, a program)
  if (latin(bytes, 0, 5) === '%PDF-') return 'pdf';
  if (latin(bytes, 4, 8) === 'ftyp' && heicBrands.has(latin(bytes, 8, 12))) return 'heic';
  return null;
}
