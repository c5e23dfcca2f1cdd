import type { ProposalDetail } from '@estrada/endpoints/index';

/** Statuses in which the credit engine is running and the status changes automatically. */
const underAnalysis: readonly string[] = ['SU', 'PD'];

/** The polling interval in these statuses: a decision is shown within three seconds. */
const pollIntervalMs = 2_000;

/** The refetch interval for react-query; false once nothing is under analysis. A hidden tab does not poll. */
export function pollWhileAnalysing(statuses: readonly string[]): number | false {
  return statuses.some((status) => underAnalysis.includes(status)) ? pollIntervalMs : false;
}

/**
 * The same for the page of one proposal, which has the next actor: the engine also checks conditions in a status where
 * otherwise users act.
 */
export function pollProposal({
  status,
  nextActor,
  block,
}: Pick<ProposalDetail, 'status' | 'nextActor' | 'block'>): number | false {
  // a blocked proposal does not change, and polling `readProposalNews` detects a finance user's decision
  if (block || nextActor === 'finance') return false;
  // the worker confirms the table in a second or two
  return nextActor === 'credit-engine' || status === 'AVF' ? pollIntervalMs : pollWhileAnalysing([status]);
}
