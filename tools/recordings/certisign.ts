import { createHash } from 'node:crypto';
import { failingPlans, type RequestPlan } from './request-plan.ts';

const content = Buffer.from('%PDF-1.4 made up').toString('base64');
const signer = {
  signerId: 's1',
  name: 'Marina Alves Souza',
  document: '31572040092',
  email: 'marina@example.com',
  role: 'CLIENT',
  order: 1,
};
const body = {
  requestId: 'rec-envelope',
  title: 'Contrato 70000001',
  callbackUrl: 'http://localhost:3000/api/callbacks/certisign',
  returnUrl: 'http://localhost:3000/acompanharProposta',
  papers: [{ name: 'Contrato', sha256: createHash('sha256').update('%PDF-1.4 made up').digest('hex'), content }],
  signers: [signer],
};
const plan = (name: string, more: Partial<RequestPlan> = {}, change: object = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/envelopes',
  body: { ...body, ...change },
  ...more,
});
const get = (name: string, path: string): RequestPlan => ({ name, method: 'GET', path });
const cancel = (name: string, of: string): RequestPlan => ({
  name,
  method: 'POST',
  path: `/envelopes/${of}/cancel`,
  body: { reason: 'Contrato refeito' },
});
/** the sandbox derives these from the ids of the requests */
const envelopeOf = (requestId: string) => `env-${createHash('sha256').update(requestId).digest('hex').slice(0, 12)}`;

/** The requests to the e-signature provider for its recording. */
export const certisignPlans: readonly RequestPlan[] = [
  plan('opened'),
  plan('opened-again'),
  get('found', '/requests/rec-envelope'),
  get('request-unknown', '/requests/rec-nothing'),
  get('running', `/envelopes/${envelopeOf('rec-envelope')}`),
  plan('refusing', {}, { requestId: 'rec-refusing', signers: [{ ...signer, email: 'marina@recusa.example' }] }),
  get('refused-by-signer', `/envelopes/${envelopeOf('rec-refusing')}`),
  cancel('canceled', envelopeOf('rec-envelope')),
  get('envelope-unknown', '/envelopes/env-000000000000'),
  cancel('nothing-to-cancel', 'env-000000000000'),
  plan('no-signers', {}, { signers: [] }),
  plan('without-token', { authorized: false }),
  ...failingPlans(plan),
];
