import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';
import { mailRetries } from './mails/deliver-mail.ts';

const language = z.enum(['pt-BR', 'en']);

/** Work on accounts after a request has committed. */
export const identityJobs = {
  mailCode: defineJob({
    name: 'identity.mail-code',
    data: z.object({ codeId: z.string(), language, occasion: z.enum(['asked', 'granted']) }),
    ...mailRetries,
  }),
  mailCertificationWarning: defineJob({
    name: 'identity.mail-certification-warning',
    data: z.object({ mailId: z.string(), language, endsOn: z.string() }),
    ...mailRetries,
  }),
  notifyOldAddress: defineJob({
    // the queue keeps its name: older jobs may still be in it
    name: 'identity.tell-old-address',
    data: z.object({ mailId: z.string(), language }),
    ...mailRetries,
  }),
};
