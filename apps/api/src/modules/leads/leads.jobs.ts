import { emailTemplateNames } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Work on leads after a request has committed. */
export const leadJobs = {
  /** one job for each receiver: an address that fails is retried alone */
  mailLead: defineJob({
    name: 'leads.mail-lead',
    data: z.object({ name: z.enum(emailTemplateNames), leadId: z.string(), userId: z.string() }),
    concurrency: 10,
    retryLimit: 6,
    retryDelaySeconds: 5,
    expireSeconds: 60,
  }),
};
