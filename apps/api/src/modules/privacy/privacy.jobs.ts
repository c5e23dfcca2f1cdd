import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

const terms = { concurrency: 1, retryLimit: 6, retryDelaySeconds: 5, expireSeconds: 600 };
const data = z.object({ requestId: z.string() });

/** What follows the answer to a request about personal data. */
export const privacyJobs = {
  erase: defineJob({ name: 'privacy.erase', data, ...terms }),
  mailAnswer: defineJob({ name: 'privacy.mail-answer', data, ...terms }),
};
