import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

const proposal = z.object({ proposalId: z.string() });

/** What happens to proposals after a request has committed. */
export const proposalJobs = {
  analyse: defineJob({
    name: 'proposals.analyse',
    data: proposal,
    concurrency: 10,
    retryLimit: 8,
    retryDelaySeconds: 2,
    expireSeconds: 60,
  }),
  checkConditions: defineJob({
    name: 'proposals.check-conditions',
    data: proposal,
    concurrency: 10,
    retryLimit: 8,
    retryDelaySeconds: 2,
    expireSeconds: 60,
  }),
  validateTable: defineJob({
    name: 'proposals.validate-table',
    data: proposal,
    concurrency: 10,
    retryLimit: 8,
    retryDelaySeconds: 2,
    expireSeconds: 60,
  }),
  mailSeller: defineJob({
    // the queue keeps its name: jobs of before may still be in it
    name: 'proposals.tell-seller',
    data: proposal.extend({ version: z.number().int() }),
    concurrency: 10,
    retryLimit: 6,
    retryDelaySeconds: 5,
    expireSeconds: 60,
  }),
};
