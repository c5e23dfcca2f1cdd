import type { ProposalEvent } from '@estrada/domain/proposals/index';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { ConditionsAnswer, Partners } from '../../../partners/index.ts';
import { engine, everywhere } from '../job-actors.ts';
import { moveProposal } from '../move-proposal.ts';
import { proposalJobs } from '../proposals.jobs.ts';
import { findProposal, type ProposalRecord } from '../proposals.repository.ts';
import { noteEngineAway } from './note-engine-away.ts';

const events: Record<ConditionsAnswer['decision'], ProposalEvent> = {
  AP: 'conditions.met',
  RA: 'conditions.returned',
  DC: 'conditions.rejected',
};

/** What the dealer has put in place of what was asked for: nothing is presented before the offer was applied. */
const agreedTerms = ({ entryValueCents, financeValueCents, termMonths, figures }: ProposalRecord) => ({
  entryCents: entryValueCents,
  financedCents: financeValueCents,
  termMonths,
  instalmentCents: figures.installmentCents,
});

/**
 * Asks the credit engine whether the conditions of its approval are met, and records what it says. Safe to run twice: the engine
 * answers the same request id with the same decision, and a proposal that has moved on is left alone.
 */
export const checkConditions =
  (creditEngine: Partners['creditEngine']): JobHandler<typeof proposalJobs.checkConditions> =>
  async ({ proposalId }, context) => {
    const asked = await findProposal(context.db, everywhere, proposalId);
    // a blocked one is left alone: the unblocking begins it again
    if (asked?.status !== 'APC' || asked.blocked) return;
    if (asked.conditionsAnswer === null || asked.analysisId === null) return;
    const answer = await creditEngine
      .checkConditions(asked.analysisId, {
        requestId: `${asked.id}-${asked.version}`,
        answer: asked.conditionsAnswer,
        ...(asked.offer ? { terms: agreedTerms(asked) } : {}),
      })
      .catch(noteEngineAway(asked, context));
    await context.transaction(async (tx) => {
      const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
      if (proposal?.status !== 'APC' || proposal.version !== asked.version) return;
      const decided = await moveProposal(
        {
          proposal,
          event: events[answer.decision],
          ...engine,
          reason: answer.reason,
          changes: { srsValidUntil: answer.validUntil },
        },
        tx,
      );
      tx.enqueue(proposalJobs.mailSeller, { proposalId, version: decided.version });
    });
  };
