import { z } from 'zod';
import { defineJob } from '../../../kernel/jobs/define-job.ts';

const terms = { concurrency: 3, retryLimit: 8, retryDelaySeconds: 10, expireSeconds: 120 };
const envelope = z.object({ envelopeId: z.string() });

/** The e-signature provider's event about an envelope. It only triggers a query of the envelope's state. */
export const heardOfEnvelope = z.object({
  eventId: z.string().min(1).max(120),
  /** the partner's id */
  envelopeId: z.string().min(1).max(60),
  kind: z.enum(['signed', 'refused', 'sealed', 'expired', 'canceled']),
});

/** Requests to the e-signature provider, and mails to signatories, once a request has committed. */
export const signatureJobs = {
  openEnvelope: defineJob({ name: 'proposals.open-envelope', data: envelope, ...terms }),
  cancelEnvelope: defineJob({ name: 'proposals.cancel-envelope', data: envelope, ...terms }),
  followEnvelope: defineJob({ name: 'proposals.follow-envelope', data: heardOfEnvelope, ...terms }),
  followOpened: defineJob({ name: 'proposals.follow-opened-envelope', data: envelope, ...terms }),
  mailSigner: defineJob({ name: 'proposals.mail-signer', data: z.object({ signerId: z.string() }), ...terms }),
};
