import { failingPlans, type RequestPlan } from './request-plan.ts';

const plan = (name: string, more: Partial<RequestPlan> = {}, mark = 'EST1D11'): RequestPlan => ({
  name,
  method: 'POST',
  path: '/vehicles',
  body: { requestId: `rec-${name}`, mark },
  ...more,
});

/** The requests to the register of vehicles for its recording. */
export const vehicleRegistryPlans: readonly RequestPlan[] = [
  plan('plate'),
  plan('chassis', {}, '9BGKS48U0RG100002'),
  plan('model-only', {}, 'EST1D97'),
  plan('unknown', {}, 'EST1D99'),
  plan('no-mark', {}, 'TRACKER'),
  plan('without-token', { authorized: false }),
  ...failingPlans(plan),
];
