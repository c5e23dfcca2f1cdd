import type { ProposalDetail } from '@estrada/endpoints/index';

/** Statuses in which the credit engine is at work and the next news comes by itself. */
const underAnalysis: readonly string[] = ['SU', 'PD'];

/** How often a screen asks for news meanwhile: a decision shows within three seconds. */
const pollIntervalMs = 2_000;

/** When to ask again, for react-query; never once nothing is under analysis. A hidden tab does not ask. */
export function pollWhileAnalysing(statuses: readonly string[]): number | false {
  return statuses.some((status) => underAnalysis.includes(status)) ? pollIntervalMs : false;
}

/** The same for the page of one proposal, which knows whose turn it is: the engine checks conditions in a status of people, too. */
export function pollProposal({
  status,
  nextActor,
  block,
}: Pick<ProposalDetail, 'status' | 'nextActor' | 'block'>): number | false {
  // nothing goes on until somebody lets it; of what people decide, the page hears by its news
  if (block || nextActor === 'finance') return false;
  // the table is confirmed by the worker, in a second or two
  return nextActor === 'credit-engine' || status === 'AVF' ? pollIntervalMs : pollWhileAnalysing([status]);
}
