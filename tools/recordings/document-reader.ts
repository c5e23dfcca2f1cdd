import { failingPlans, type RequestPlan } from './request-plan.ts';

const picture = 'A'.repeat(600);
const plan = (name: string, more: Partial<RequestPlan> = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/readings',
  body: { requestId: `rec-${name}`, kind: 'IDENTITY', clientDocument: '31572040092', files: [picture] },
  ...more,
});
const find = (name: string, readingId: string): RequestPlan => ({
  name,
  method: 'GET',
  path: `/readings/${readingId}`,
});

/** The requests to the document reader for its recording. A reading that is ready, is none, or will be in 2128. */
export const documentReaderPlans: readonly RequestPlan[] = [
  plan('begun'),
  find('identity', 'rd-IDENTITY-1763600000-0a1b2c3d4e5f'),
  find('address', 'rd-ADDRESS_PROOF-1763600000-0a1b2c3d4e5f'),
  find('still-reading', 'rd-IDENTITY-5000000000-0a1b2c3d4e5f'),
  find('unreadable', 'rd-NONE-1763600000-0a1b2c3d4e5f'),
  find('unknown', 'rd-0'),
  plan('no-picture', { body: { requestId: 'rec-none', kind: 'IDENTITY', clientDocument: null, files: [] } }),
  plan('without-token', { authorized: false }),
  ...failingPlans(plan),
];
