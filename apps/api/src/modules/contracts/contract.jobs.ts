import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** What happens after contracts were asked for; the area of the papers makes them. */
export const contractJobs = {
  make: defineJob({
    name: 'papers.make',
    data: z.object({ contractId: z.string() }),
    // a dozen documents in memory, drawn by the processor
    concurrency: 1,
    retryLimit: 6,
    retryDelaySeconds: 2,
    // they take seconds; what a killed worker held is taken up again only after this
    expireSeconds: 60,
  }),
};
