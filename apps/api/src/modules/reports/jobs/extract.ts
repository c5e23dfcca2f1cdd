import { beatWhile } from '../../../kernel/beat-while.ts';
import { describeFailure } from '../../../kernel/describe-failure.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type ExtractionName, extractions } from '../extractions/index.ts';
import type { reportJobs } from '../reports.jobs.ts';
import { beatExtraction, claimExtraction, finishExtraction, reportProgress } from '../reports.repository.ts';
import { ExtractionOverruled, fileKey, TooManyRows, writeExtraction } from '../write-extraction.ts';

/** Makes the file of one extraction. */
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
        () => writeExtraction(extractions[row.type as ExtractionName], row, parts),
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
