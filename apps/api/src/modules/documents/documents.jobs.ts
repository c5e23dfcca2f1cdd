import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Work on documents after a request has committed. */
export const documentJobs = {
  /** the pages of a document are sent to the reader; one at a time, because they are in memory whole */
  beginReading: defineJob({
    name: 'documents.begin-reading',
    data: z.object({ readingId: z.string() }),
    concurrency: 1,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireSeconds: 120,
  }),
  /** documents are requested, or were returned; the missing ones are determined when it is sent */
  mailClientDocuments: defineJob({
    name: 'proposals.mail-client-documents',
    data: z.object({ proposalId: z.string() }),
    concurrency: 3,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireSeconds: 120,
  }),
};
