import { choice, type FormOf, form, reason, text } from '../forms/index.ts';
import { requiresReason } from './manual-change.ts';
import { proposalStatuses } from './statuses.ts';

const status = choice('Novo status', 'New status', proposalStatuses);
const words = {
  reason: reason({ isOptional: true }),
  conditions: text('Condições (uma por linha)', 'Conditions (one per line)', {
    max: 2_000,
    isOptional: true,
    hasLines: true,
  }),
};
const noReason = { path: 'reason', key: 'reason.required' } as const;
const noConditions = { path: 'conditions', key: 'required' } as const;

/** The form of a manual change of the status. `manualTargets` returns the reachable statuses. */
export const manualChangeForm = form(
  { status, reason: reason(), conditions: words.conditions },
  ({ status, conditions }) => (status === 'APC' && conditions === '' ? [noConditions] : []),
);

/** The form of a credit decision. */
export const creditDecisionForm = form({ status, ...words }, ({ status, reason, conditions }) => [
  ...(status === 'APC' && conditions === '' ? [noConditions] : []),
  ...(requiresReason(status) && reason === '' ? [noReason] : []),
]);

/** The form of a cancellation. */
export const cancellationForm = form({ status, ...words }, ({ reason }) => (reason === '' ? [noReason] : []));

/** The form of a reanalysis request: the reason is optional. */
export const reanalysisForm = form({ status, ...words });

/** The form values of a move with texts. */
export type MoveForm = FormOf<typeof manualChangeForm>;
