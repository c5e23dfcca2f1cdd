import type { ProposalStatus } from '@estrada/domain/proposals/index';
import type { OutcomeHandler } from '../../../kernel/jobs/define-job.ts';
import type { Job } from '../../../kernel/jobs/job.ts';
import { everywhere } from '../job-actors.ts';
import { findProposal, updateProposal } from '../proposals.repository.ts';

/**
 * Marks on a proposal that the work behind its status has stopped. An operator's decision is marked only where the
 * failure still applies: a proposal that has moved on since has other work behind it.
 *
 * @param waiting the statuses in which a proposal waits for the work
 */
export const followWork =
  (waiting: readonly ProposalStatus[]): OutcomeHandler<Job<{ proposalId: string }>> =>
  async ({ proposalId }, fate, { db, now }) => {
    const proposal = await findProposal(db, everywhere, proposalId, { lock: true });
    if (!proposal) return;
    const isWaiting = waiting.includes(proposal.status as ProposalStatus) && proposal.stop === null;
    if (fate === 'failed' ? !isWaiting : proposal.stop !== 'failed') return;
    await updateProposal(
      db,
      proposalId,
      fate === 'tried-again'
        ? { stop: null, stoppedAt: null, waitingSince: now }
        : { stop: fate, stoppedAt: now, waitingSince: now },
    );
  };
