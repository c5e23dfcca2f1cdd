import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/define-job.ts';

/** E-mails to people whose selfie is missing, once a request has committed. */
export const selfieJobs = {
  mailSelfie: defineJob({
    name: 'proposals.mail-selfie',
    data: z.object({ selfieId: z.string(), signerId: z.string(), madeBy: z.string() }),
    concurrency: 3,
    retryLimit: 8,
    retryDelaySeconds: 10,
    expireSeconds: 120,
  }),
};
