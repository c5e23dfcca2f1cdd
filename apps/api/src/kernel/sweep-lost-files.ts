import type { FlowContext } from './context.ts';
import type { Db } from './database/database.ts';
import type { FileStore } from './files.ts';
import { firstIdAt } from './ids.ts';

/** Files that are looked up at once. */
const atATime = 500;
/** Nothing that makes or removes a file of a row takes this long. */
const abandonedAfterMs = 3_600_000;

/** Files that are named by the id of their row (`documents/{proposal}/{id}`, with or without an ending). */
export interface FilesOfRows {
  /** first segment of their keys */
  folder: string;
  /** those of the ids that have a row */
  listKnown: (db: Db, ids: readonly string[]) => Promise<Set<string>>;
}

/**
 * Removes the files that belong to no row: of a process that was killed between the file and its row. Nobody could see them, and
 * nobody would ever erase them.
 */
export async function sweepLostFiles(
  { folder, listKnown }: FilesOfRows,
  files: FileStore,
  { db, now }: FlowContext,
): Promise<void> {
  const settledBefore = firstIdAt(new Date(now.getTime() - abandonedAfterMs));
  let batch: string[] = [];
  const removeUnknown = async () => {
    const known = await listKnown(db, batch.map(rowIdOf));
    for (const key of batch) if (!known.has(rowIdOf(key))) await files.remove(key);
    batch = [];
  };
  for await (const key of files.keys()) {
    if (!key.startsWith(`${folder}/`) || rowIdOf(key) >= settledBefore) continue;
    batch.push(key);
    if (batch.length === atATime) await removeUnknown();
  }
  if (batch.length > 0) await removeUnknown();
}

const rowIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/\..*$/, '');
