import { choice, type FormOf, form, text } from '../forms/index.ts';
import { proposalStatusIds } from './statuses.ts';

/**
 * A change of the status by hand, as it is typed; conditions stand one to a line. Which statuses can be reached now is
 * said by `manualTargets`.
 */
export const manualChangeForm = form(
  {
    status: choice(...proposalStatusIds),
    reason: text({ max: 500 }),
    conditions: text({ max: 2_000, isOptional: true }),
  },
  ({ status, conditions }) => (status === 'APC' && conditions === '' ? [{ path: 'conditions', key: 'required' }] : []),
);
export type ManualChangeForm = FormOf<typeof manualChangeForm>;
