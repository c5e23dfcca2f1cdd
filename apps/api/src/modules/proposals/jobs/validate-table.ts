import { type ProposalActor, type ProposalFacts, transition } from '@estrada/domain/proposals/index';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { everywhere, system } from '../job-actors.ts';
import { moveProposal } from '../move-proposal.ts';
import type { proposalJobs } from '../proposals.jobs.ts';
import { findProposal } from '../proposals.repository.ts';

/** Settles whether the price table behind a proposal still stands: its documents may be made, or it goes back to the dealer. */
export const validateTable: JobHandler<typeof proposalJobs.validateTable> = async ({ proposalId }, context) => {
  await context.transaction(async (tx) => {
    const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
    // a blocked one is left alone: the unblocking begins it again
    if (proposal?.status !== 'AVF' || proposal.blocked) return;
    const event = (facts: ProposalFacts, actor: ProposalActor) =>
      transition(facts.tableExpired ? 'expireTable' : 'confirmTable', facts, actor);
    await moveProposal({ proposal, event, ...system }, tx);
  });
};
