import { randomBytes } from 'node:crypto';
import {
  FileDamaged,
  type FileKey,
  type FileKeys,
  secretBytes,
  UnknownFileKey,
  unwrapSecret,
  wrappedBytes,
  wrapSecret,
} from './file-keys.ts';

/** The first bytes of every encrypted file; the digit is the version of the format. */
const magic = Buffer.from('ESTRADA1');

/** The header before the frames of a file: the id of the wrapping key, and the file's own key, wrapped. */
export interface FileHeader {
  keyId: string;
  wrapped: Buffer;
  sizeBytes: number;
}

/** The beginning of an encrypted file, and the rest of it. */
export interface OpenedFile {
  /** null for a plain file, whose bytes are all in `rest` */
  header: FileHeader | null;
  rest: AsyncIterable<Uint8Array>;
}

/** A new key for one file. */
export const makeSecret = (): Buffer => randomBytes(secretBytes);

export function writeHeader(fileSecret: Buffer, key: FileKey, place: string): Buffer {
  const keyId = Buffer.from(key.id);
  return Buffer.concat([magic, Buffer.from([keyId.length]), keyId, wrapSecret(fileSecret, key, place)]);
}

/** Reads as much of a stream as the header needs. @throws FileDamaged where the header is truncated */
export async function openHeader(content: AsyncIterable<Uint8Array>): Promise<OpenedFile> {
  const parts = content[Symbol.asyncIterator]();
  let bytes: Buffer = Buffer.alloc(0);
  const holds = async (length: number) => {
    while (bytes.length < length) {
      const next = await parts.next();
      if (next.done) return false;
      bytes = Buffer.concat([bytes, next.value]);
    }
    return true;
  };
  const isSealed = (await holds(magic.length)) && bytes.subarray(0, magic.length).equals(magic);
  if (!isSealed) return { header: null, rest: continued(bytes, parts) };
  if (!(await holds(magic.length + 1))) throw new FileDamaged('The header is cut off');
  const idEnd = magic.length + 1 + bytes[magic.length]!;
  const sizeBytes = idEnd + wrappedBytes;
  if (!(await holds(sizeBytes))) throw new FileDamaged('The header is cut off');
  const keyId = bytes.toString('utf8', magic.length + 1, idEnd);
  const header = { keyId, wrapped: bytes.subarray(idEnd, sizeBytes), sizeBytes };
  return { header, rest: continued(bytes.subarray(sizeBytes), parts) };
}

/**
 * The file's own key.
 * @throws UnknownFileKey where none of our keys wraps it; FileDamaged where the named one does not open it
 */
export function secretOf({ keyId, wrapped }: FileHeader, keys: FileKeys, place: string): Buffer {
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new UnknownFileKey(`${place} is wrapped by the key "${keyId}", which FILE_KEYS does not have`);
  return unwrapSecret(wrapped, key, place);
}

async function* continued(first: Uint8Array, parts: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (first.length > 0) yield first;
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value;
  } finally {
    await parts.return?.();
  }
}
