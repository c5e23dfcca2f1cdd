import { failingPlans, type RequestPlan } from './request-plan.ts';

const body = {
  requestId: 'rec-message',
  channel: 'WHATSAPP',
  phone: '+5511987650010',
  text: 'Olá, Marina: https://portal.example/acompanharProposta#x',
  callbackUrl: 'http://127.0.0.1:9/api/callbacks/messaging',
};
const plan = (name: string, more: Partial<RequestPlan> = {}, change: object = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/messages',
  body: { ...body, ...change },
  ...more,
});
const find = (name: string, requestId: string): RequestPlan => ({
  name,
  method: 'GET',
  path: `/requests/${requestId}`,
});

/** The requests to the operator of messages for its recording. */
export const messagingPlans: readonly RequestPlan[] = [
  plan('sent'),
  plan('sent-again'),
  find('found', 'rec-message'),
  find('request-unknown', 'rec-nothing'),
  plan('no-phone', {}, { phone: '' }),
  plan('no-channel', {}, { channel: 'FAX' }),
  plan('without-token', { authorized: false }),
  ...failingPlans(plan),
];
