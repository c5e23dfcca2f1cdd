import { failingPlans, type RequestPlan } from './request-plan.ts';

const instalments = ['2026-12-20', '2027-01-20'].map((dueOn, index) => ({
  number: index + 1,
  dueOn,
  amountCents: 576_190 + index,
  principalCents: index === 0 ? 476_190 : 523_810,
  interestCents: index === 0 ? 100_000 : 52_381,
}));
const plan = (name: string, more: Partial<RequestPlan> = {}, change: object = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/contracts',
  body: { contractNumber: '70000001', releasedOn: '2026-11-20', rateMonthly: '0.1', instalments, ...change },
  ...more,
});
const read = (name: string, path: string): RequestPlan => ({ name, method: 'GET', path: `/contracts/${path}` });
const settle = (name: string, contractNumber: string): RequestPlan => ({
  name,
  method: 'POST',
  path: `/contracts/${contractNumber}/settlements`,
  body: { requestId: 'rec-settle', kind: 'WHOLE', on: '2026-12-20', amountCents: 1_052_380 },
});

/** The requests to the company that collects instalments, for its recording: one contract of two payments. */
export const loanServicingPlans: readonly RequestPlan[] = [
  plan('registered'),
  plan('registered-again'),
  read('statement', '70000001'),
  read('slip', '70000001/slips/1'),
  settle('settlement', '70000001'),
  settle('settlement-again', '70000001'),
  read('statement-with-settlement', '70000001'),
  read('unknown-contract', '70000002'),
  read('unknown-slip', '70000001/slips/3'),
  settle('settlement-of-unknown', '70000002'),
  plan('not-serviced', {}, { contractNumber: '70000099' }),
  plan('no-instalments', {}, { instalments: [] }),
  plan('without-token', { authorized: false }),
  ...failingPlans(plan),
];
