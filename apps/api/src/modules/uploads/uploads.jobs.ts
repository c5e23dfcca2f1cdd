import { type UploadKind, uploadKinds } from '@estrada/domain/uploads/index';
import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

const kinds = Object.keys(uploadKinds) as [UploadKind, ...UploadKind[]];

/** What happens to uploads after a request has committed. */
export const uploadJobs = {
  loadTable: defineJob({
    name: 'load-table',
    data: z.object({ kind: z.enum(kinds) }),
    concurrency: 1,
    retryLimit: 3,
    retryDelaySeconds: 5,
    expireSeconds: 1_800,
  }),
};
