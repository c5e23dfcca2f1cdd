import { announcedClocks } from '@estrada/domain/settlement/index';
import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';

const terms = { concurrency: 5, retryLimit: 8, retryDelaySeconds: 10, expireSeconds: 120 };
// not batched, and without a partner: what one run leaves, the next one finds
const ofADay = { concurrency: 1, retryLimit: 8, retryDelaySeconds: 30, expireSeconds: 1_800 };
const lien = z.object({ lienId: z.string() });

/** Requests to the lien registry and to the payer of dealers, once the call has committed. */
export const settlementJobs = {
  registerLien: defineJob({ name: 'proposals.register-lien', data: lien, ...terms }),
  releaseLien: defineJob({ name: 'proposals.release-lien', data: lien, ...terms }),
  /** a withdrawal is confirmed to the client */
  mailWithdrawal: defineJob({
    name: 'proposals.mail-withdrawal',
    data: z.object({ withdrawalId: z.string() }),
    concurrency: 10,
    retryLimit: 8,
    retryDelaySeconds: 5,
    expireSeconds: 60,
  }),
  /** the client of a paid contract is welcomed; the job waits for an unavailable mail server */
  mailWelcome: defineJob({
    name: 'proposals.mail-welcome',
    data: z.object({ letterId: z.string() }),
    concurrency: 10,
    retryLimit: 8,
    retryDelaySeconds: 5,
    expireSeconds: 60,
  }),
  payDealer: defineJob({ name: 'proposals.pay-dealer', data: z.object({ paymentId: z.string() }), ...terms }),
  announceClocks: defineJob({
    name: 'proposals.announce-clocks',
    data: z.object({ clock: z.enum(announcedClocks) }),
    ...ofADay,
  }),
  announceLiens: defineJob({ name: 'proposals.announce-liens', data: z.object({}), ...ofADay }),
};
