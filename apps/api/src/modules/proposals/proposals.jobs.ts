import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

const proposal = z.object({ proposalId: z.string() });

const ofADay = { concurrency: 1, retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 1_800 };

/** Work on proposals after a request has committed. */
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
    // the queue keeps its name: older jobs may still be in it
    name: 'proposals.tell-seller',
    data: proposal.extend({ version: z.number().int() }),
    concurrency: 10,
    retryLimit: 6,
    retryDelaySeconds: 5,
    expireSeconds: 60,
  }),
  mailReviewAnswer: defineJob({
    name: 'proposals.mail-review-answer',
    data: z.object({ reviewId: z.string() }),
    concurrency: 3,
    retryLimit: 6,
    retryDelaySeconds: 5,
    expireSeconds: 60,
  }),
  // not batched, and without a partner: what one run leaves, the next one finds
  expireDue: defineJob({ name: 'proposals.expire-due', data: z.object({}), ...ofADay }),
  announceEndings: defineJob({ name: 'proposals.announce-endings', data: z.object({}), ...ofADay }),
};
