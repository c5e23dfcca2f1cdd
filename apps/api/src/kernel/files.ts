import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The port to stored files. A key is a path of plain segments, e.g. `simulations/01h…/v2-pt-BR.pdf`. */
export interface FileStore {
  /** null when there is no such file */
  read(key: string): Promise<Uint8Array | null>;
  /** Replaces the file atomically; a reader sees the old bytes or the new ones, never half of them. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes as a stream, for files too large for memory; null when there is no such file. */
  openRead(key: string): Promise<{ content: Readable; sizeBytes: number } | null>;
  /**
   * Writes a stream, all or nothing like `write`.
   *
   * @returns the size in bytes
   * @throws FileTooLarge past `maxBytes`, after which nothing is stored
   */
  writeStream(key: string, content: AsyncIterable<Uint8Array>, maxBytes?: number): Promise<number>;
  /**
   * Overwrites an existing file with a stream.
   * @returns false where it was removed during the write: it stays removed
   */
  overwrite(key: string, content: AsyncIterable<Uint8Array>): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Moves a file as it is stored; nothing where there is none. An encrypted one can be read only under the key it was written with. */
  move(key: string, target: string): Promise<void>;
  /** The key of every file, unordered, drafts left out. */
  keys(): AsyncIterable<string>;
  /** Bytes that may still be written. */
  room(): Promise<number>;
  /** Removes drafts of killed writers under a first segment (`uploads`), if untouched since then. */
  removeDrafts(under: string, before: Date): Promise<void>;
}

/** More bytes arrived than the file may have. */
export class FileTooLarge extends Error {}

const draftName = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const plainKey = /^[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/;
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** @throws Error for a key that could lead out of the folder of the files */
export function assertPlainKey(key: string): void {
  if (!plainKey.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key}`);
}

/**
 * A file as a stream. A file that cannot be opened fails its reader, however late the reader comes, and never the
 * process.
 */
export const openStream = (path: string): Readable => createReadStream(path).on('error', () => {});

/** Files in a local folder. @throws Error for a key that could lead out of it */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    assertPlainKey(key);
    return join(folder, key);
  };
  /** Writes a draft next to the target and renames it, so that no reader sees half a file. */
  const replace = async (
    key: string,
    fill: (draft: string) => Promise<void>,
    isWanted: (path: string) => Promise<boolean> = async () => true,
  ) => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    try {
      await fill(draft);
      if (!(await isWanted(path))) {
        await rm(draft, { force: true });
        return false;
      }
      await rename(draft, path);
      return true;
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  const isThere = (path: string) =>
    stat(path).then(
      () => true,
      () => false,
    );
  return {
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async write(key, bytes) {
      await replace(key, (draft) => writeFile(draft, bytes));
    },
    async openRead(key) {
      try {
        const path = pathOf(key);
        const { size } = await stat(path);
        // by path, not by a FileHandle: one that is not read to its end would end the process when it is collected
        return { content: openStream(path), sizeBytes: size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async writeStream(key, content, maxBytes = Number.POSITIVE_INFINITY) {
      let sizeBytes = 0;
      await replace(key, async (draft) => {
        // opened before anything can fail: a stream that opens the file itself may create it after it was removed again
        const target = await open(draft, 'wx');
        await pipeline(
          content,
          async function* (parts: AsyncIterable<Uint8Array>) {
            for await (const part of parts) {
              sizeBytes += part.length;
              if (sizeBytes > maxBytes) throw new FileTooLarge();
              yield part;
            }
          },
          target.createWriteStream(),
        );
      });
      return sizeBytes;
    },
    async overwrite(key, content) {
      if (!(await isThere(pathOf(key)))) return false;
      const fill = async (draft: string) => pipeline(content, (await open(draft, 'wx')).createWriteStream());
      return replace(key, fill, isThere);
    },
    async room() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async move(key, target) {
      await mkdir(dirname(pathOf(target)), { recursive: true });
      await rename(pathOf(key), pathOf(target)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
    async *keys() {
      await mkdir(folder, { recursive: true });
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (!entry.isFile() || draftName.test(entry.name)) continue;
        yield relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      }
    },
    async removeDrafts(under, before) {
      const found = await readdir(pathOf(under), { recursive: true }).catch(() => []);
      for (const name of found.filter((path) => draftName.test(path))) {
        const path = join(pathOf(under), name);
        const draft = await stat(path).catch(() => null);
        if (draft?.isFile() && draft.mtime < before) await rm(path, { force: true });
      }
    },
  };
}
