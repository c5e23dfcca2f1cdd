import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** What happens to uploads after a request has committed. */
export const uploadJobs = {
  loadTable: defineJob({
    name: 'load-table',
    data: z.object({ kind: z.string() }),
    retryLimit: 3,
    retryDelaySeconds: 5,
    expireSeconds: 1_800,
  }),
};
