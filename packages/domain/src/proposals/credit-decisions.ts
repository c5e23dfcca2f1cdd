import type { ProposalEvent } from './proposal.table.ts';
import type { ProposalStatus } from './statuses.ts';

/**
 * The statuses that a credit decision leads to. Only decisions lead there, by the engine or manual, by an event of
 * their own or by the manual change of the status.
 */
export const decidedStatuses = ['AP', 'APC', 'DC'] as const satisfies readonly ProposalStatus[];

/** The statuses in which finance may decide: on the credit, on its conditions, on the activation. */
export const waitingStatuses = ['PD', 'HLD', 'APC', 'WFA'] as const satisfies readonly ProposalStatus[];

/** The approving ones among them. */
export const approvedStatuses = ['AP', 'APC'] as const satisfies readonly (typeof decidedStatuses)[number][];

/**
 * The events that request a credit decision. The answers up to the next of these are one decision: an approval with
 * conditions and the outcome of the conditions count once. The first answer determines its duration, the last its
 * outcome.
 */
export const decisionRequests = ['send', 'reanalyse'] as const satisfies readonly ProposalEvent[];

/** Whether an event is an answer on the credit; the manual change of a status is one where it leads to a decision. */
export function isCreditDecision(event: string, to: string): boolean {
  if (event === 'changeStatus') return (decidedStatuses as readonly string[]).includes(to);
  return event.startsWith('decide.') || event.startsWith('conditions.');
}

/** Statuses without a valid answer on the credit: it is pending, was withdrawn, or ended with the proposal. */
const withoutDecision: readonly ProposalStatus[] = ['WO', 'SU', 'PD', 'HLD', 'RA', 'NU'];

/**
 * Whether the last answer on the credit is valid on a business day.
 *
 * @param validUntil the last day of the decision; null: it has no end of its own
 */
export function isDecisionInForce(status: ProposalStatus, validUntil: string | null, today: string): boolean {
  return !withoutDecision.includes(status) && (validUntil === null || validUntil >= today);
}
