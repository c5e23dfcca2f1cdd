import { totalIncomeCents } from '@estrada/domain/simulation/index';
import type { WriteContext } from '../../../kernel/context.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import { type AnalysisAnswer, bindingRequest, type Partners } from '../../../partners/index.ts';
import { engine, everywhere } from '../job-actors.ts';
import { moveProposal } from '../move-proposal.ts';
import { proposalJobs } from '../proposals.jobs.ts';
import { findProposal, type ProposalRecord, updateProposal } from '../proposals.repository.ts';
import { termsOf } from '../terms-of.ts';

/**
 * Moves a sent proposal to analysis, queries the credit engine and records its decision. A proposal that has moved on
 * is skipped.
 */
export const analyse = (creditEngine: Partners['creditEngine']): JobHandler<typeof proposalJobs.analyse> =>
  bindingRequest({
    async load({ proposalId }, tx) {
      const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
      // unblocking restarts it
      if (proposal?.blocked) return null;
      if (proposal?.status === 'PD') return proposal;
      return proposal?.status === 'SU' ? moveProposal({ proposal, event: 'startAnalysis', ...engine }, tx) : null;
    },
    send(proposal): Promise<AnalysisAnswer> {
      const requestId = `${proposal.id}-${proposal.version}`;
      if (proposal.analysisId && proposal.pendencyAnswer)
        return creditEngine.answerPendency(proposal.analysisId, { requestId, answer: proposal.pendencyAnswer });
      return creditEngine.analyse({
        requestId,
        proposalNumber: proposal.number,
        personType: proposal.personType,
        document: proposal.clientDocument,
        ...requestedTerms(proposal),
        monthlyIncomeCents: incomeOf(proposal),
      });
    },
    away: markEngineAway,
    // also an answer that cannot be read, or a refusal: the page shows that nothing was decided, and who acts next
    unknown: markEngineAway,
    async settle({ id, version }, answer, tx) {
      const proposal = await findProposal(tx.db, everywhere, id, { lock: true });
      if (proposal?.status === 'PD' && proposal.version === version) await recordDecision(proposal, answer, tx);
    },
  });

/** Marks on the proposal since when it waits for an unavailable engine. */
export async function markEngineAway({ id, engineAwaySince }: ProposalRecord, tx: WriteContext): Promise<void> {
  if (!engineAwaySince) await updateProposal(tx.db, id, { engineAwaySince: tx.now });
}

/** The credit terms of a proposal for the engine. */
export function requestedTerms(proposal: ProposalRecord) {
  const { entryValueCents, financeValueCents, installmentCents, termMonths } = termsOf(proposal);
  return {
    entryCents: entryValueCents,
    financedCents: financeValueCents,
    instalmentCents: installmentCents,
    termMonths,
  };
}

/** The monthly income of a person, or revenue of a company, as registered; 0 where there is none. */
export const incomeOf = ({ client }: Pick<ProposalRecord, 'client'>): number =>
  client.personType === 'PF' ? totalIncomeCents(client.occupation) : (client.financialData.monthlyRevenueCents ?? 0);

/** The codes of a refusal, for the client's page. */
export const refusalReasonsOf = ({ decision, reasonCodes }: Pick<AnalysisAnswer, 'decision' | 'reasonCodes'>) =>
  decision === 'DC' ? (reasonCodes ?? null) : null;

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
        refusalReasons: refusalReasonsOf(answer),
        offer: offerOf(answer),
        pendencyAnswer: null,
      },
    },
    tx,
  );
  tx.enqueue(proposalJobs.mailSeller, { proposalId: proposal.id, version: decided.version });
}
