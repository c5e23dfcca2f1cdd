import type { ProposalEvent } from '@estrada/domain/proposals/index';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { bindingRequest, type ConditionsAnswer, type Partners } from '../../../partners/index.ts';
import { engine, everywhere } from '../job-actors.ts';
import { moveProposal } from '../move-proposal.ts';
import { proposalJobs } from '../proposals.jobs.ts';
import { findProposal } from '../proposals.repository.ts';
import { markEngineAway, refusalReasonsOf, requestedTerms } from './analyse.ts';

const events: Record<ConditionsAnswer['decision'], ProposalEvent> = {
  AP: 'conditions.met',
  RA: 'conditions.returned',
  DC: 'conditions.rejected',
};

/**
 * Asks the credit engine whether the conditions of its approval are met, and records its decision. A proposal that has
 * moved on is skipped.
 */
export const checkConditions = (
  creditEngine: Partners['creditEngine'],
): JobHandler<typeof proposalJobs.checkConditions> =>
  bindingRequest({
    async load({ proposalId }, { db }) {
      const proposal = await findProposal(db, everywhere, proposalId);
      // a blocked one is skipped: unblocking restarts this
      if (proposal?.status !== 'APC' || proposal.blocked) return null;
      const { conditionsAnswer, analysisId } = proposal;
      return conditionsAnswer === null || analysisId === null ? null : { ...proposal, conditionsAnswer, analysisId };
    },
    send: (proposal) =>
      creditEngine.checkConditions(proposal.analysisId, {
        requestId: `${proposal.id}-${proposal.version}`,
        answer: proposal.conditionsAnswer,
        // what the dealer presents in place of the request
        ...(proposal.offer ? { terms: requestedTerms(proposal) } : {}),
      }),
    away: (proposal, tx) => markEngineAway(proposal, tx),
    unknown: (proposal, tx) => markEngineAway(proposal, tx),
    async settle({ id: proposalId, version }, answer, tx) {
      const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
      if (proposal?.status !== 'APC' || proposal.version !== version) return;
      const decided = await moveProposal(
        {
          proposal,
          event: events[answer.decision],
          ...engine,
          reason: answer.reason,
          changes: { srsValidUntil: answer.validUntil, refusalReasons: refusalReasonsOf(answer) },
        },
        tx,
      );
      tx.enqueue(proposalJobs.mailSeller, { proposalId, version: decided.version });
    },
  });
