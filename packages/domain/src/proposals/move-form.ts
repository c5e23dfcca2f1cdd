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

/** A change of the status by hand, as it is typed. Which statuses can be reached now is said by `manualTargets`. */
export const manualChangeForm = form(
  { status, reason: reason(), conditions: words.conditions },
  ({ status, conditions }) => (status === 'APC' && conditions === '' ? [noConditions] : []),
);

/** A decision on the credit, as it is typed. */
export const creditDecisionForm = form({ status, ...words }, ({ status, reason, conditions }) => [
  ...(status === 'APC' && conditions === '' ? [noConditions] : []),
  ...(requiresReason(status) && reason === '' ? [noReason] : []),
]);

/** The end of a proposal that is under way, as it is typed. */
export const cancellationForm = form({ status, ...words }, ({ reason }) => (reason === '' ? [noReason] : []));

/** A request to analyse again, as it is typed: it may say why. */
export const reanalysisForm = form({ status, ...words });

/** What is typed for a move that needs words. */
export type MoveForm = FormOf<typeof manualChangeForm>;
