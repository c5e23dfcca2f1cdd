import type { ProposalEvent } from './proposal.table.ts';
import type { ProposalStatus } from './statuses.ts';

/**
 * The statuses that a credit decision leads to. Nothing else leads there: a proposal that comes to stand in one of them has been
 * decided on, by the engine or by hand, by an event of its own or by the manual change of its status.
 */
export const decidedStatuses = ['AP', 'APC', 'DC'] as const satisfies readonly ProposalStatus[];

/** What finance may decide on stands in one of these: on the credit, on its conditions, on the activation. */
export const waitingStatuses = ['PD', 'HLD', 'APC', 'WFA'] as const satisfies readonly ProposalStatus[];

/** Those of them that say yes. */
export const approvedStatuses = ['AP', 'APC'] as const satisfies readonly (typeof decidedStatuses)[number][];

/**
 * What asks for a credit decision. The answers up to the next of these are one decision: an approval with conditions and what
 * became of the conditions count once. The first of them says how long it took, the last how it ended.
 */
export const decisionRequests = ['send', 'reanalyse'] as const satisfies readonly ProposalEvent[];

/** Whether an event is somebody's answer on the credit; the manual change of a status is one where it leads to a decision. */
export function isCreditDecision(event: string, to: string): boolean {
  if (event === 'changeStatus') return (decidedStatuses as readonly string[]).includes(to);
  return event.startsWith('decide.') || event.startsWith('conditions.');
}

/** Statuses in which no answer on the credit holds: it was not given yet, was taken back, or went down with the proposal. */
const withoutDecision: readonly ProposalStatus[] = ['WO', 'SU', 'PD', 'HLD', 'RA', 'NU'];

/**
 * Whether the last answer on the credit still holds on a business day.
 *
 * @param validUntil the last day of the decision; null: it has no end of its own
 */
export function isDecisionInForce(status: ProposalStatus, validUntil: string | null, today: string): boolean {
  return !withoutDecision.includes(status) && (validUntil === null || validUntil >= today);
}
