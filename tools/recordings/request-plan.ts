/** One request of a recording. `mode` is the sandbox's behaviour during it: normal by default. */
export interface RequestPlan {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: Record<string, unknown>;
  authorized?: boolean;
  mode?: string;
}

/** Every kind of failure of any partner, with the same request: each recording ends with these. */
export const failingPlans = (
  plan: (name: string, more: Partial<RequestPlan>) => RequestPlan,
): readonly RequestPlan[] => [
  plan('slow', { mode: 'slow' }),
  plan('timeout', { mode: 'timeout' }),
  plan('failing', { mode: 'failing' }),
  plan('garbage-half-a-json', { mode: 'garbage' }),
  plan('garbage-web-page', { mode: 'garbage' }),
  plan('drip', { mode: 'drip' }),
  plan('refused', { mode: 'refused' }),
  plan('business-refusal', { mode: 'businessRefusal' }),
];
