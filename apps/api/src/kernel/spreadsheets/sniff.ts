import { open } from 'node:fs/promises';
import { TableFileError } from './table-file-error.ts';

const startsWith = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

/** Whether every second byte is zero and the others are text: UTF-16 of a heading without accents. */
function isWideText(head: Uint8Array): boolean {
  const pairs = Math.floor(head.length / 2);
  if (pairs === 0) return false;
  return [0, 1].some((zero) =>
    Array.from({ length: pairs }, (_, pair) => [head[pair * 2 + zero]!, head[pair * 2 + 1 - zero]!] as const).every(
      ([high, low]) => high === 0 && (low >= 0x20 || (low >= 0x09 && low <= 0x0d)),
    ),
  );
}

/**
 * The kind of a file by its first bytes, whatever its name.
 *
 * @throws TableFileError for an empty file, an old .xls, and anything that is no table (images, PDF, programs)
 */
export async function sniffFile(path: string): Promise<'xlsx' | 'csv'> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0);
    const head = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) throw new TableFileError('file.empty');
    if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx';
    // an encrypted .xlsx is packed into the same container as an old .xls
    if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0))
      throw new TableFileError(head.includes(Buffer.from('E\0n\0c\0r\0y')) ? 'file.protected' : 'file.oldExcel');
    // text of four bytes a letter, or of two without the mark that tells their order
    if (startsWith(head, 0xff, 0xfe, 0, 0) || startsWith(head, 0, 0, 0xfe, 0xff) || isWideText(head))
      throw new TableFileError('file.encoding');
    // Excel's “Unicode text”
    if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)) return 'csv';
    // text never contains this byte; images, PDF streams and programs all do
    if (head.includes(0) || startsWith(head, 0x25, 0x50, 0x44, 0x46)) throw new TableFileError('file.notATable');
    if (head.every((byte) => byte === 0x0a || byte === 0x0d || byte === 0x20)) throw new TableFileError('file.empty');
    return 'csv';
  } finally {
    await file.close();
  }
}
