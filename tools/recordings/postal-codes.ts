import { failingPlans, type RequestPlan } from './request-plan.ts';

const plan = (name: string, more: Partial<RequestPlan> = {}): RequestPlan => ({
  name,
  method: 'GET',
  path: '/01310100',
  authorized: false,
  ...more,
});

/** The requests to the postal service for its recording. */
export const postalCodesPlans: readonly RequestPlan[] = [
  plan('address'),
  plan('city-only', { path: '/96010000' }),
  plan('unknown', { path: '/00999999' }),
  plan('no-code', { path: '/123' }),
  ...failingPlans(plan),
];
