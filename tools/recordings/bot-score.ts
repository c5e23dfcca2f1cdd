import { failingPlans, type RequestPlan } from './request-plan.ts';

const plan = (name: string, more: Partial<RequestPlan> = {}): RequestPlan => ({
  name,
  method: 'POST',
  path: '/assessments',
  authorized: false,
  body: { requestId: `rec-${name}`, action: 'login', clientAddress: '198.51.100.7' },
  ...more,
});

/** The requests to the bot score for its recording. */
export const botScorePlans: readonly RequestPlan[] = [
  plan('person'),
  plan('program', { body: { requestId: 'rec-program', action: 'login', clientAddress: '203.0.113.7' } }),
  plan('no-address', { body: { requestId: 'rec-no-address', action: 'login', clientAddress: '' } }),
  ...failingPlans(plan),
];
