import { type ProposalActor, type ProposalFacts, transition } from '@estrada/domain/proposals/index';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { everywhere, system } from '../job-actors.ts';
import { moveProposal } from '../move-proposal.ts';
import type { proposalJobs } from '../proposals.jobs.ts';
import { findProposal } from '../proposals.repository.ts';

/**
 * Checks whether the price table of a proposal is still valid: its documents may be created, or it returns to the
 * dealer.
 */
export const validateTable: JobHandler<typeof proposalJobs.validateTable> = async ({ proposalId }, context) => {
  await context.transaction(async (tx) => {
    const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
    // a blocked one is skipped: unblocking restarts this
    if (proposal?.status !== 'AVF' || proposal.blocked) return;
    const event = (facts: ProposalFacts, actor: ProposalActor) =>
      transition(facts.tableExpired ? 'expireTable' : 'confirmTable', facts, actor);
    await moveProposal({ proposal, event, ...system }, tx);
  });
};
