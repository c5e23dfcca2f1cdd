import { Readable } from 'node:stream';
import { type FileStore, FileTooLarge } from '../files.ts';
import { makeSecret, type OpenedFile, openHeader, secretOf, writeHeader } from './file-header.ts';
import { FileDamaged, type FileKeys } from './file-keys.ts';
import { openFrames, plainSize, sealFrames } from './frames.ts';

/**
 * The folders that had plain files before files were encrypted. A plain file there is readable until `npm run
 * files:rotate` has encrypted it; anywhere else it was put there by an intruder.
 */
const plainBefore: ReadonlySet<string> = new Set(['uploads', 'extractions', 'simulations']);
export const mayBePlain = (key: string): boolean => plainBefore.has(key.split('/')[0]!);

/**
 * Files that cannot be read or changed without our keys: each is encrypted (AES-256-GCM, in frames) by its own key,
 * which the first of `keys` wraps (docs/decisions/0066-files-encrypted-at-rest.md).
 */
export function encryptedFiles(store: FileStore, keys: FileKeys): FileStore {
  const plainOf = (key: string, { header, rest }: OpenedFile): AsyncIterable<Uint8Array> => {
    if (header) return openFrames(rest, secretOf(header, keys, key));
    if (!mayBePlain(key)) throw new FileDamaged(`${key} is not encrypted`);
    return rest;
  };
  async function* sealed(key: string, content: AsyncIterable<Uint8Array>) {
    const secret = makeSecret();
    yield writeHeader(secret, keys[0], key);
    yield* sealFrames(content, secret);
  }
  return {
    ...store,
    async read(key) {
      const bytes = await store.read(key);
      return bytes && gather(plainOf(key, await openHeader(oneBy(bytes))));
    },
    async write(key, bytes) {
      await store.write(key, await gather(sealed(key, oneBy(bytes))));
    },
    async openRead(key) {
      const file = await store.openRead(key);
      if (!file) return null;
      try {
        const opened = await openHeader(file.content);
        const sizeBytes = opened.header ? plainSize(file.sizeBytes - opened.header.sizeBytes) : file.sizeBytes;
        // on a failure before the first byte the stream has no reader: it must not end the process
        const content = Readable.from(plainOf(key, opened), { objectMode: false }).on('error', () => {});
        // a generator that never started does not release its source
        content.once('close', () => file.content.destroy());
        return { content, sizeBytes };
      } catch (error) {
        file.content.destroy();
        throw error;
      }
    },
    async writeStream(key, content, maxBytes = Number.POSITIVE_INFINITY) {
      let sizeBytes = 0;
      async function* counted() {
        for await (const part of content) {
          sizeBytes += part.length;
          if (sizeBytes > maxBytes) throw new FileTooLarge();
          yield part;
        }
      }
      await store.writeStream(key, sealed(key, counted()));
      return sizeBytes;
    },
    overwrite: (key, content) => store.overwrite(key, sealed(key, content)),
  };
}

async function* oneBy(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function gather(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}
