import { z } from 'zod';
import { defineJob } from '../../kernel/jobs/define-job.ts';
import { insurerNotice } from './insurer-notices.ts';

const ofPartner = { concurrency: 5, retryLimit: 8, retryDelaySeconds: 10, expireSeconds: 120 };
const mail = { concurrency: 10, retryLimit: 8, retryDelaySeconds: 5, expireSeconds: 60 };
const ofInsurance = z.object({ insuranceId: z.string() });

/** What follows a call about an insurance proposal, once it has committed. */
export const insuranceJobs = {
  /** a binding request to the insurer: proposal, answer, policy, charge or cancellation */
  request: defineJob({ name: 'insurance.request', data: z.object({ requestId: z.string() }), ...ofPartner }),
  /** what an insurer has reported is read from it */
  readNews: defineJob({ name: 'insurance.read-news', data: insurerNotice, ...ofPartner }),
  fetchPolicyFile: defineJob({ name: 'insurance.fetch-policy-file', data: ofInsurance, ...ofPartner }),
  /** a policy that is issued by hand is requested from the insurance department */
  mailManualIssue: defineJob({ name: 'insurance.mail-manual-issue', data: ofInsurance, ...mail }),
  /** the client is informed of a move, in plain words */
  mailClient: defineJob({
    name: 'insurance.mail-client',
    data: ofInsurance.extend({ event: z.string().max(40) }),
    ...mail,
  }),
};
