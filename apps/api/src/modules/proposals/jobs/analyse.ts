import type { WriteContext } from '../../../kernel/context.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { AnalysisAnswer, Partners } from '../../../partners/index.ts';
import { engine, everywhere } from '../job-actors.ts';
import { moveProposal } from '../move-proposal.ts';
import { proposalJobs } from '../proposals.jobs.ts';
import { findProposal, type ProposalRecord } from '../proposals.repository.ts';
import { noteEngineAway } from './note-engine-away.ts';

/**
 * Takes a sent proposal under analysis, asks the credit engine and records its decision. Safe to run twice: the engine
 * answers the same request id with the same decision, and a proposal that has moved on is left alone.
 */
export const analyse =
  (creditEngine: Partners['creditEngine']): JobHandler<typeof proposalJobs.analyse> =>
  async ({ proposalId }, context) => {
    const started = await context.transaction(async (tx) => {
      const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
      // the unblocking begins it again
      if (proposal?.blocked) return null;
      if (proposal?.status !== 'SU') return proposal;
      return moveProposal({ proposal, event: 'startAnalysis', ...engine }, tx);
    });
    if (started?.status !== 'PD') return;
    const answer = await queryEngine(started, creditEngine).catch(noteEngineAway(started, context));
    await context.transaction(async (tx) => {
      const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
      if (proposal?.status !== 'PD' || proposal.version !== started.version) return;
      await recordDecision(proposal, answer, tx);
    });
  };

function queryEngine(proposal: ProposalRecord, creditEngine: Partners['creditEngine']): Promise<AnalysisAnswer> {
  const requestId = `${proposal.id}-${proposal.version}`;
  if (proposal.analysisId && proposal.pendencyAnswer)
    return creditEngine.answerPendency(proposal.analysisId, { requestId, answer: proposal.pendencyAnswer });
  return creditEngine.analyse({
    requestId,
    proposalNumber: proposal.number,
    personType: proposal.personType,
    document: proposal.clientDocument,
    entryCents: proposal.entryValueCents,
    financedCents: proposal.financeValueCents,
    instalmentCents: proposal.figures.installmentCents,
    termMonths: proposal.termMonths,
    monthlyIncomeCents: incomeOf(proposal),
  });
}

const incomeOf = ({ client }: ProposalRecord) =>
  client.personType === 'PF'
    ? (client.occupation.monthlyIncomeCents ?? 0) + (client.occupation.additionalIncomeCents ?? 0)
    : (client.financialData.monthlyRevenueCents ?? 0);

const offerOf = ({ decision, offer }: AnalysisAnswer) =>
  decision === 'APC' && offer
    ? { entryValueCents: offer.entryCents, termMonths: offer.termMonths, financeValueCents: offer.financedCents }
    : null;

async function recordDecision(proposal: ProposalRecord, answer: AnalysisAnswer, tx: WriteContext): Promise<void> {
  const decided = await moveProposal(
    {
      proposal,
      event: `decide.${answer.decision}`,
      ...engine,
      reason: answer.reason,
      changes: {
        analysisId: answer.analysisId,
        srsValidUntil: answer.validUntil,
        conditions: answer.conditions,
        offer: offerOf(answer),
        pendencyAnswer: null,
      },
    },
    tx,
  );
  tx.enqueue(proposalJobs.mailSeller, { proposalId: proposal.id, version: decided.version });
}
