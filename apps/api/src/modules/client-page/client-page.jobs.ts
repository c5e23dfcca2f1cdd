import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** What is sent to people at their page, once a request has committed. */
export const clientPageJobs = {
  mailClientCode: defineJob({
    name: 'proposals.mail-client-code',
    // the code is computed from the id: no queue holds it
    data: z.object({ visitId: z.string() }),
    concurrency: 3,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireSeconds: 120,
  }),
};
