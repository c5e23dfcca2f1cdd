import { failingPlans, type RequestPlan } from './request-plan.ts';

const plan = (name: string, more: Partial<RequestPlan> = {}, change: object = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/payments',
  body: {
    requestId: `rec-${name}`,
    contractNumber: '70000001',
    payeeDocument: '12345678000195',
    payeeName: 'Concessionária Exemplo Ltda',
    amountCents: 8_500_000,
    ...change,
  },
  ...more,
});
const request = (name: string, path: string): RequestPlan => ({ name, method: 'GET', path });

/** The requests to the service that pays dealers, for its recording. A payment that is settled, came back, or will be in 2128. */
export const dealerPaymentsPlans: readonly RequestPlan[] = [
  plan('sent'),
  plan('sent-again', {}, { requestId: 'rec-sent' }),
  request('request-known', '/requests/rec-sent'),
  request('request-unknown', '/requests/rec-nothing'),
  request('confirmed', '/payments/pay-1763600000-c-0a1b2c3d4e5f'),
  request('returned', '/payments/pay-1763600000-r-0a1b2c3d4e5f'),
  request('under-way', '/payments/pay-5000000000-c-0a1b2c3d4e5f'),
  request('unknown-payment', '/payments/pay-0'),
  plan('collected', {
    path: '/collections',
    body: {
      requestId: 'rec-collected',
      contractNumber: '70000001',
      amountCents: 8_500_000,
      payerDocument: '12345678000195',
      payerName: 'Concessionária Exemplo Ltda',
    },
  }),
  request('collected-known', '/requests/rec-collected'),
  plan('no-amount', {}, { amountCents: 0 }),
  plan('without-token', { authorized: false }),
  ...failingPlans(plan),
];
