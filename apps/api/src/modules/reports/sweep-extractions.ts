import type { FlowContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Platform } from '../../kernel/platform.ts';
import { keptDays } from './describe-extraction.ts';
import { finishExtraction, listLostExtractions, listOldExtractions, removeExtraction } from './reports.repository.ts';
import { fileKey } from './write-extraction.ts';

/** A job says how it goes after every step; after this silence it is taken for lost. */
const lostAfterMs = 300_000;

/** Ends extractions whose worker is gone and removes files that are older than they are kept. */
export async function sweepExtractions(
  { platform, files }: { platform: Platform; files: FileStore },
  { db }: FlowContext,
  { alone }: { alone: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - (alone ? -1 : lostAfterMs));
  // at the start of a lone process the waiting ones are not lost: their jobs are still in the queue
  for (const row of await listLostExtractions(db, since))
    if (!alone || row.status === 'PROCESSING')
      await finishExtraction(db, row.id, { status: 'ERROR', messageKey: 'lost' }, now);
  for (const row of await listOldExtractions(db, new Date(now.getTime() - keptDays * 86_400_000))) {
    await files.remove(fileKey(row.fileName));
    await removeExtraction(db, row.id);
  }
}
