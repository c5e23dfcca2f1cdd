import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** What happens to documents after a request has committed. */
export const documentJobs = {
  /** the pages of a document go to the reader; one at a time, for they stand in memory whole */
  beginReading: defineJob({
    name: 'documents.begin-reading',
    data: z.object({ readingId: z.string() }),
    concurrency: 1,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireSeconds: 120,
  }),
};
