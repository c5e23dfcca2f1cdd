import type { ExtractionMessageKey } from '@estrada/domain/reports/index';
import { and, eq, inArray } from 'drizzle-orm';
import { beatWhile } from '../../../kernel/beat-while.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { describeFailure } from '../../../kernel/describe-failure.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type ExtractionName, extractionWith } from '../extractions/index.ts';
import type { reportJobs } from '../reports.jobs.ts';
import { type ExtractionRow, extractionFiles } from '../reports.tables.ts';
import { ExtractionOverruled, fileKey, TooManyRows, writeExtraction } from '../write-extraction.ts';

type Outcome =
  | { status: 'SUCCESS'; rowCount: number; expectedRows: number; sizeBytes: number }
  | { status: 'ERROR'; messageKey: ExtractionMessageKey };

/** Writes the file of one extraction. */
export const extract =
  (platform: Platform, files: FileStore): JobHandler<typeof reportJobs.extract> =>
  async ({ id }, { logger }) => {
    const { database, clock } = platform;
    const row = await claimExtraction(database.db, id, clock.now());
    if (!row) return;
    try {
      const parts = {
        database,
        files,
        onProgress: (progress: { rowCount: number; expectedRows: number }) =>
          reportProgress(database.db, id, progress, clock.now()),
      };
      const { rowCount, sizeBytes } = await beatWhile(
        () => beatExtraction(database.db, id, clock.now()),
        () => writeExtraction(extractionWith(row.type as ExtractionName, row.filters), row, parts),
      );
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
  };

/** Takes a waiting extraction; null when it is taken or over already. */
async function claimExtraction(db: Db, id: string, now: Date): Promise<ExtractionRow | null> {
  const [row] = await db
    .update(extractionFiles)
    .set({ status: 'PROCESSING', progressAt: now })
    .where(and(eq(extractionFiles.id, id), eq(extractionFiles.status, 'PENDING')))
    .returning();
  return row ?? null;
}

/** @returns false when the extraction is no longer running */
async function reportProgress(
  db: Db,
  id: string,
  progress: { rowCount: number; expectedRows: number },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(extractionFiles)
    .set({ ...progress, progressAt: now })
    .where(and(eq(extractionFiles.id, id), eq(extractionFiles.status, 'PROCESSING')))
    .returning({ id: extractionFiles.id });
  return changed.length > 0;
}

/** Sends a heartbeat of the worker of an extraction. */
async function beatExtraction(db: Db, id: string, now: Date): Promise<void> {
  const atWork = and(eq(extractionFiles.id, id), eq(extractionFiles.status, 'PROCESSING'));
  await db.update(extractionFiles).set({ progressAt: now }).where(atWork);
}

async function finishExtraction(db: Db, id: string, outcome: Outcome, now: Date): Promise<void> {
  await db
    .update(extractionFiles)
    .set({ ...outcome, finishedAt: now, progressAt: now })
    .where(and(eq(extractionFiles.id, id), inArray(extractionFiles.status, ['PENDING', 'PROCESSING'])));
}
