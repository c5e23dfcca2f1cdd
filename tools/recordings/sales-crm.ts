import { failingPlans, type RequestPlan } from './request-plan.ts';

const body = {
  leadId: 'rec-lead',
  version: 1,
  event: 'create',
  at: '2026-11-20T13:00:00.000Z',
  status: 'new',
  owner: null,
  how: null,
  note: null,
  number: '700001',
  receivedAt: '2026-11-20T13:00:00.000Z',
  channel: 'CSF',
  source: 'CHD',
  dealer: { bacCode: '111111', name: 'Autovia Paulista' },
  person: {
    name: 'Marina Alves Souza',
    document: '31572040092',
    phone: '11987650010',
    email: 'marina@exemplo.com.br',
    contactPreference: 'WHATSAPP',
  },
  vehicle: { isUsed: false, wanted: 'Tracker' },
  consent: { version: '1', at: '2026-11-20T13:00:00.000Z' },
};
const plan = (name: string, more: Partial<RequestPlan> = {}, change: object = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/leads',
  body: { ...body, ...change },
  ...more,
});

/** The requests to the sales CRM for its recording. */
export const salesCrmPlans: readonly RequestPlan[] = [
  plan('delivered'),
  plan('delivered-again'),
  plan('changed', {}, { version: 2, event: 'contactAgain', status: 'again', how: 'CALL' }),
  plan('older-version'),
  plan('refused-phone', {}, { leadId: 'rec-refused', person: { ...body.person, phone: '11987650009' } }),
  plan('no-version', {}, { version: 0 }),
  plan('without-token', { authorized: false }),
  ...failingPlans(plan),
];
