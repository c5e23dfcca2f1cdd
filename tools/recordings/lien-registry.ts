import { failingPlans, type RequestPlan } from './request-plan.ts';

const body = {
  requestId: 'rec-lien',
  contractNumber: '70000001',
  chassis: '9BGEA48A0TG100001',
  debtorDocument: '31572040092',
  debtorName: 'Marina Alves Souza',
  issuedOn: '2026-11-20',
  financedCents: 9_126_000,
  termMonths: 48,
};
const plan = (name: string, more: Partial<RequestPlan> = {}, change: object = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/liens',
  body: { ...body, ...change },
  ...more,
});
const find = (name: string, requestId: string): RequestPlan => ({
  name,
  method: 'GET',
  path: `/requests/${requestId}`,
});
/** of the request above */
const registration = 'GRV-9c0a352b';
const release = (name: string, of: string): RequestPlan => ({
  name,
  method: 'POST',
  path: `/liens/${of}/release`,
  body: { requestId: 'rec-release' },
});

/** The requests to the lien registry for its recording. */
export const lienRegistryPlans: readonly RequestPlan[] = [
  plan('registered'),
  plan('registered-again'),
  find('found', 'rec-lien'),
  find('request-unknown', 'rec-nothing'),
  plan('other-creditor', {}, { requestId: 'rec-other', chassis: '9BGEA48A0TG109999' }),
  release('released', registration),
  find('found-released', 'rec-lien'),
  release('nothing-to-release', 'GRV-00000000'),
  plan('no-chassis', {}, { chassis: '' }),
  plan('without-token', { authorized: false }),
  ...failingPlans(plan),
];
