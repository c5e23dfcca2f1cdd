import { expirableStatuses, firstEnding, type ProposalStatus } from '@estrada/domain/proposals/index';
import type { WriteContext } from '../../kernel/context.ts';
import { otherAreas } from './areas.ts';
import { isDecidedByEngine } from './proposal-effects.ts';
import { proposalJobs } from './proposals.jobs.ts';
import type { ProposalRecord } from './proposals.repository.ts';

/**
 * Begins the work behind a status again, which leaves a proposal alone that was blocked or changed meanwhile. Work that has failed
 * or was given up waits for people.
 */
export async function resumeWork(proposal: ProposalRecord, context: WriteContext): Promise<void> {
  const { id: proposalId, status, stop, conditionsAnswer } = proposal;
  // what ended meanwhile ends now
  if (expirableStatuses.includes(status as ProposalStatus) && firstEnding(proposal).on < context.today)
    context.enqueue(proposalJobs.expireDue, {});
  if (stop) return;
  if (status === 'SU' || status === 'PD') context.enqueue(proposalJobs.analyse, { proposalId });
  if (status === 'AVF') context.enqueue(proposalJobs.validateTable, { proposalId });
  if (status === 'APC' && conditionsAnswer !== null && isDecidedByEngine(proposal))
    context.enqueue(proposalJobs.checkConditions, { proposalId });
  await otherAreas().resume(proposal, context);
}
