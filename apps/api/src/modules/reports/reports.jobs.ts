import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Work on extractions after a request has committed. */
export const reportJobs = {
  extract: defineJob({
    name: 'extract',
    data: z.object({ id: z.string() }),
    concurrency: 1,
    retryLimit: 2,
    retryDelaySeconds: 5,
    expireSeconds: 3_600,
  }),
};
