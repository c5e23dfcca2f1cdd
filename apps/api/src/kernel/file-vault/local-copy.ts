import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../files.ts';

/** The folders of copies; leftovers of killed processes are removed with the files of their requests. */
export const copyPrefix = 'estrada-copy-';

/**
 * Writes a stored file in plain to a local copy during some work, for readers that need random access (a ZIP's
 * directory is at its end).
 *
 * @throws Error where the file does not exist
 */
export async function withLocalCopy<Result>(
  files: FileStore,
  key: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  const file = await files.openRead(key);
  if (!file) throw new Error(`There is no file ${key}`);
  const folder = await mkdtemp(join(tmpdir(), copyPrefix));
  try {
    const path = join(folder, 'file');
    await pipeline(file.content, (await open(path, 'wx', 0o600)).createWriteStream());
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
