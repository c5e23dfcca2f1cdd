import { emailTemplateNames } from '@estrada/domain/parameters/index';
import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

/** Work on parameters after a request has committed. */
export const parameterJobs = {
  mailTemplateTest: defineJob({
    name: 'parameters.mail-template-test',
    data: z.object({
      name: z.enum(emailTemplateNames),
      version: z.number().int(),
      userId: z.string(),
      language: z.enum(['pt-BR', 'en']),
    }),
    concurrency: 2,
    retryLimit: 6,
    retryDelaySeconds: 5,
    expireSeconds: 60,
  }),
};
