import { silentAfterMs } from '../../kernel/beat-while.ts';
import type { FlowContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Platform } from '../../kernel/platform.ts';
import { retentionDays } from './describe-extraction.ts';
import { finishExtraction, listLostExtractions, listOldExtractions, removeExtraction } from './reports.repository.ts';
import { fileKey } from './write-extraction.ts';

/** The job of an extraction that has waited for this long is gone. */
const forgottenAfterMs = 300_000;
/** On the embedded database a beat may wait behind a statement, and no other process is there that could be lost. */
const lostAfterMs = { postgres: silentAfterMs, embedded: 300_000 };

/** Ends extractions whose worker is gone. @param alone true when no other process can be at work: whatever is under way is lost */
export async function endLostExtractions(
  { clock, database: { kind } }: Platform,
  { db }: FlowContext,
  { alone }: { alone: boolean },
): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - (alone ? -1 : lostAfterMs[kind]));
  for (const row of await listLostExtractions(db, 'PROCESSING', since))
    await finishExtraction(db, row.id, { status: 'ERROR', messageKey: 'lost' }, now);
}

/** Ends extractions whose worker or whose job is gone and removes files that are older than they are kept. */
export async function sweepExtractions(
  { platform, files }: { platform: Platform; files: FileStore },
  context: FlowContext,
  { alone }: { alone: boolean },
): Promise<void> {
  const { db } = context;
  const now = platform.clock.now();
  await endLostExtractions(platform, context, { alone });
  // at the start of a lone process the waiting ones are not lost: their jobs are still in the queue
  const waiting = alone ? [] : await listLostExtractions(db, 'PENDING', new Date(now.getTime() - forgottenAfterMs));
  for (const row of waiting) await finishExtraction(db, row.id, { status: 'ERROR', messageKey: 'lost' }, now);
  for (const row of await listOldExtractions(db, new Date(now.getTime() - retentionDays * 86_400_000))) {
    await files.remove(fileKey(row.fileName));
    await removeExtraction(db, row.id);
  }
}
