import type { FileStore } from '../files.ts';
import { keyBeforeTrash } from '../sweep-lost-files.ts';
import { mayBePlain } from './encrypted-files.ts';
import { makeSecret, openHeader, secretOf, writeHeader } from './file-header.ts';
import { FileDamaged, type FileKeys, UnknownFileKey } from './file-keys.ts';
import { sealFrames } from './frames.ts';

/** The outcome of a rotation. */
export interface Rewrapped {
  seen: number;
  /** were wrapped by an earlier key */
  rewrapped: number;
  /** were plain */
  encrypted: number;
  /** left unchanged, with the reason */
  problems: { key: string; why: string }[];
}

/**
 * Brings every file under the first key: a file's own key is wrapped again, its frames stay; an earlier plain file is
 * encrypted. It may run while the server works, and again after an interruption.
 *
 * @param store the files as on disk, encrypted
 */
export async function rewrapFiles(store: FileStore, keys: FileKeys): Promise<Rewrapped> {
  const result: Rewrapped = { seen: 0, rewrapped: 0, encrypted: 0, problems: [] };
  for await (const key of store.keys()) {
    // the id of the installation, which is no stored file
    if (!key.includes('/')) continue;
    result.seen++;
    try {
      const done = await rewrapFile(store, keys, key);
      if (done) result[done]++;
    } catch (error) {
      if (!(error instanceof UnknownFileKey || error instanceof FileDamaged)) throw error;
      result.problems.push({ key, why: error.message });
    }
  }
  return result;
}

async function rewrapFile(store: FileStore, keys: FileKeys, key: string): Promise<'rewrapped' | 'encrypted' | null> {
  const file = await store.openRead(key);
  if (!file) return null;
  // what is in the trash stays under the key that it had
  const ownKey = keyBeforeTrash(key);
  try {
    const { header, rest } = await openHeader(file.content);
    if (!header && !mayBePlain(ownKey)) throw new FileDamaged(`${key} is not encrypted`);
    if (header?.keyId === keys[0].id) return null;
    const secret = header ? secretOf(header, keys, ownKey) : makeSecret();
    const frames = header ? rest : sealFrames(rest, secret);
    const isDone = await store.overwrite(key, behind(writeHeader(secret, keys[0], ownKey), frames));
    return isDone ? (header ? 'rewrapped' : 'encrypted') : null;
  } finally {
    file.content.destroy();
  }
}

async function* behind(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* rest;
}
