import type { FlowContext } from '../../kernel/context.ts';
import { describeFailure } from '../../kernel/describe-failure.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import type { Platform } from '../../kernel/platform.ts';
import { keptDays } from './describe-extraction.ts';
import { type ExtractionName, extractions } from './extractions/index.ts';
import {
  claimExtraction,
  finishExtraction,
  listLostExtractions,
  listOldExtractions,
  removeExtraction,
  reportProgress,
} from './reports.repository.ts';
import { ExtractionOverruled, fileKey, TooManyRows, writeExtraction } from './write-extraction.ts';

export const extractJob = 'extract';
/** A job says how it goes after every step; after this silence it is taken for lost. */
const lostAfterMs = 300_000;

/** Makes the file of one extraction. */
export const reportJobs = (platform: Platform, files: FileStore): JobDefinition[] => [
  {
    name: extractJob,
    retryLimit: 2,
    retryDelaySeconds: 5,
    expireSeconds: 3_600,
    run: async ({ id }: { id: string }, { logger }) => {
      const { database, clock } = platform;
      const row = await claimExtraction(database.db, id, clock.now());
      if (!row) return;
      try {
        const { rowCount, sizeBytes } = await writeExtraction(extractions[row.type as ExtractionName], row, {
          database,
          files,
          onProgress: (progress) => reportProgress(database.db, id, progress, clock.now()),
        });
        const outcome = { status: 'SUCCESS', rowCount, expectedRows: rowCount, sizeBytes } as const;
        await finishExtraction(database.db, id, outcome, clock.now());
      } catch (error) {
        await files.remove(fileKey(row.fileName));
        if (error instanceof ExtractionOverruled) return;
        const isKnown = error instanceof TooManyRows;
        if (!isKnown) logger.error({ extractionId: id, err: describeFailure(error) }, 'extraction failed');
        await finishExtraction(
          database.db,
          id,
          { status: 'ERROR', messageKey: isKnown ? 'tooManyRows' : 'failed' },
          clock.now(),
        );
      }
    },
  },
];

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
