import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Mails to visitors of their page, once a request has committed. */
export const clientPageJobs = {
  mailClientCode: defineJob({
    name: 'proposals.mail-client-code',
    // the code is derived from the id: no queue stores it
    data: z.object({ visitId: z.string() }),
    concurrency: 3,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireSeconds: 120,
  }),
};
