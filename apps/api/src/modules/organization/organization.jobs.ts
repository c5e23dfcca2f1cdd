import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Work on dealers after a request has committed. */
export const organizationJobs = {
  locateDealer: defineJob({
    name: 'organization.locate-dealer',
    data: z.object({ dealerId: z.string() }),
    concurrency: 5,
    retryLimit: 6,
    retryDelaySeconds: 10,
    expireSeconds: 60,
  }),
};
