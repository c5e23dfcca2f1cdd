import type { Db } from './database/database.ts';
import type { FileStore } from './files.ts';
import { firstIdAt } from './ids.ts';
import type { Task } from './jobs/schedule.ts';

/** Files that are looked up at once. */
const atATime = 500;
/** Nothing that makes or removes a file of a row takes this long. */
const abandonedAfterMs = 3_600_000;

/** Files that are named by the id of their row (`documents/{proposal}/{id}`, with or without an ending). */
interface FilesOfRows {
  /** first segment of their keys */
  folder: string;
  /** those of the ids that have a row */
  listKnown: (db: Db, ids: readonly string[]) => Promise<Set<string>>;
}

/**
 * Removes the files that belong to no row: of a process that was killed between the file and its row. Nobody could see them, and
 * nobody would ever erase them.
 */
export function sweepLostFiles(name: string, { folder, listKnown }: FilesOfRows, files: FileStore): Task {
  return {
    name,
    every: 'night',
    atMost: 5_000,
    async rows({ db, now }, limit) {
      const settledBefore = firstIdAt(new Date(now.getTime() - abandonedAfterMs));
      const lost: string[] = [];
      let batch: string[] = [];
      const keepUnknown = async () => {
        const known = await listKnown(db, batch.map(rowIdOf));
        lost.push(...batch.filter((key) => !known.has(rowIdOf(key))));
        batch = [];
      };
      for await (const key of files.keys()) {
        if (!key.startsWith(`${folder}/`) || rowIdOf(key) >= settledBefore) continue;
        batch.push(key);
        if (batch.length === atATime) await keepUnknown();
        if (lost.length >= limit) break;
      }
      if (batch.length > 0) await keepUnknown();
      return lost.slice(0, limit);
    },
    run: (key) => files.remove(key),
  };
}

const rowIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/\..*$/, '');
