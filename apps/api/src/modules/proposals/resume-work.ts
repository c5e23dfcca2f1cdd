import { expirableStatuses, firstEnding, type ProposalStatus } from '@estrada/domain/proposals/index';
import type { WriteContext } from '../../kernel/context.ts';
import { otherAreas } from './areas.ts';
import { isDecidedByEngine } from './proposal-effects.ts';
import { proposalJobs } from './proposals.jobs.ts';
import type { ProposalRecord } from './proposals.repository.ts';

/**
 * Restarts the work behind a status, which skips proposals that were blocked or changed. Work that has failed or was
 * given up waits for an operator.
 */
export async function resumeWork(proposal: ProposalRecord, context: WriteContext): Promise<void> {
  const { id: proposalId, status, stop, conditionsAnswer } = proposal;
  // a validity that ended during the block ends the proposal now
  if (expirableStatuses.includes(status as ProposalStatus) && firstEnding(proposal).on < context.today)
    context.enqueue(proposalJobs.expireDue, {});
  if (stop) return;
  if (status === 'SU' || status === 'PD') context.enqueue(proposalJobs.analyse, { proposalId });
  if (status === 'AVF') context.enqueue(proposalJobs.validateTable, { proposalId });
  if (status === 'APC' && conditionsAnswer !== null && isDecidedByEngine(proposal))
    context.enqueue(proposalJobs.checkConditions, { proposalId });
  await otherAreas().resume(proposal, context);
}
