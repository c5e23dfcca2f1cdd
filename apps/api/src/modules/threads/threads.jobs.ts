import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Work on threads after a request has committed. */
export const threadJobs = {
  mailDigest: defineJob({
    name: 'threads.mail-digest',
    data: z.object({ userId: z.string() }),
    concurrency: 10,
    retryLimit: 6,
    retryDelaySeconds: 5,
    expireSeconds: 60,
  }),
};
