import { deliveryStates, messagePurposeIds } from '@estrada/domain/messages/index';
import { z } from 'zod';
import { defineCallback } from '../../kernel/callbacks/define-callback.ts';
import { defineJob } from '../../kernel/jobs/define-job.ts';

const terms = { concurrency: 3, retryLimit: 8, retryDelaySeconds: 10, expireSeconds: 120 };

/** The operator's report about one message. */
const report = z.object({
  eventId: z.string().min(1).max(120),
  /** the id of our message */
  requestId: z.string().length(26),
  state: z.enum(deliveryStates),
  at: z.iso.datetime({ offset: true }),
  /** of a failure */
  reason: z
    .string()
    .regex(/^[A-Z_]{1,40}$/)
    .optional(),
});

/** Messages to the operator once their request has committed, and what it reports about them. */
export const messageJobs = {
  send: defineJob({
    name: 'messages.send',
    data: z.object({ messageId: z.string() }),
    once: ({ messageId }) => ({ key: messageId }),
    ...terms,
  }),
  follow: defineJob({ name: 'messages.follow', data: report, ...terms }),
  /** the link is created here: no queue stores its secret, nor the address of the person */
  mailLink: defineJob({
    name: 'messages.mail-link',
    data: z.object({ purpose: z.enum(messagePurposeIds), subjectId: z.string() }),
    ...terms,
  }),
};

export const messageCallbacks = [
  defineCallback({
    partner: 'messaging',
    path: '/messaging' as const,
    body: report,
    eventId: ({ eventId }) => eventId,
    job: messageJobs.follow,
  }),
];
