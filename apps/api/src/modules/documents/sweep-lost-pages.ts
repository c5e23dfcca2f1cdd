import type { FlowContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { firstIdAt } from '../../kernel/ids.ts';
import { documentsFolder } from './change-document.ts';
import { listKnownPages } from './documents.repository.ts';

/** Files that are looked up at once. */
const atATime = 500;
/** No sending and no removal of a page takes this long. */
const settledAfterMs = 3_600_000;

/**
 * Removes the files that belong to no page: of a process that was killed between the file and its row. Nobody could see them, and
 * nobody would ever erase them.
 */
export async function sweepLostPages(files: FileStore, { db, now }: FlowContext): Promise<void> {
  const settledBefore = firstIdAt(new Date(now.getTime() - settledAfterMs));
  let batch: string[] = [];
  const removeUnknown = async () => {
    const known = await listKnownPages(db, batch.map(pageIdOf));
    for (const key of batch) if (!known.has(pageIdOf(key))) await files.remove(key);
    batch = [];
  };
  for await (const key of files.keys()) {
    if (!key.startsWith(`${documentsFolder}/`) || pageIdOf(key) >= settledBefore) continue;
    batch.push(key);
    if (batch.length === atATime) await removeUnknown();
  }
  if (batch.length > 0) await removeUnknown();
}

const pageIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
