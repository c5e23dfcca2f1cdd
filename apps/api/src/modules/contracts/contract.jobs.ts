import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Work after contracts were requested; the papers area generates them. */
export const contractJobs = {
  make: defineJob({
    name: 'papers.make',
    data: z.object({ contractId: z.string() }),
    // a dozen documents in memory, rendered by the processor
    concurrency: 1,
    retryLimit: 6,
    retryDelaySeconds: 2,
    // they take seconds; the work of a killed worker is retried only after this
    expireSeconds: 60,
  }),
};
