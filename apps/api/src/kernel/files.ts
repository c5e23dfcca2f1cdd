import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The port to stored files. A key is a path of plain segments, e.g. `simulations/01h…/v2-pt-BR.pdf`. */
export interface FileStore {
  /** null when there is no such file */
  read(key: string): Promise<Uint8Array | null>;
  /** Replaces what was there; a reader sees the old bytes or the new ones, never half of them. */
  write(key: string, bytes: Uint8Array): Promise<void>;
}

const plainKey = /^[A-Za-z0-9][\w.-]*(\/[A-Za-z0-9][\w.-]*)*$/;

/** Files in a local folder. @throws Error for a key that could lead out of it */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!plainKey.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key}`);
    return join(folder, key);
  };
  return {
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
  };
}
