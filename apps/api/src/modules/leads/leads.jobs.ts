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
  /** one for each lead: its versions go out in their order, and a refused lead delays no other */
  sendToCrm: defineJob({
    name: 'leads.send-to-crm',
    // named `id`, so that the jobs page shows it: an operator decides about a refused lead
    data: z.object({ id: z.string() }),
    once: ({ id }) => ({ key: id }),
    concurrency: 5,
    retryLimit: 5,
    retryDelaySeconds: 10,
    // ten versions, each with the time-out of a partner; after this a killed worker counts as lost
    expireSeconds: 120,
  }),
};
