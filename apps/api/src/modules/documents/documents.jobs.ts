import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** What happens to documents after a request has committed. */
export const documentJobs = {
  /** the pages of a document go to the reader; one at a time, for they stand in memory whole */
  beginReading: defineJob({
    name: 'documents.begin-reading',
    data: z.object({ readingId: z.string() }),
    concurrency: 1,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireSeconds: 120,
  }),
  /** documents are asked for, or were returned; what is missing is looked up when it is sent */
  mailClientDocuments: defineJob({
    name: 'proposals.mail-client-documents',
    data: z.object({ proposalId: z.string() }),
    concurrency: 3,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireSeconds: 120,
  }),
};
