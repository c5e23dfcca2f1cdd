import { defineCallback } from '../../../kernel/callbacks/define-callback.ts';
import { heardOfEnvelope, signatureJobs } from './signature.jobs.ts';

/** Events that partners send about proposals. */
export const signatureCallbacks = [
  defineCallback({
    partner: 'certisign',
    path: '/certisign' as const,
    body: heardOfEnvelope,
    eventId: ({ eventId }) => eventId,
    job: signatureJobs.followEnvelope,
  }),
];
