import { DomainError } from '@estrada/domain/errors/index';
import { formatDocument } from '@estrada/domain/formats/index';
import {
  type ProposalActor,
  type ProposalFacts,
  type ProposalStatus,
  transition,
} from '@estrada/domain/proposals/index';
import { eq } from 'drizzle-orm';
import { proposalDecidedMail } from '../../documents/proposal-decided.mail.ts';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { AnalysisAnswer, Partners } from '../../partners/index.ts';
import { users } from '../identity/index.ts';
import { moveProposal } from './move-proposal.ts';
import { findProposal, type ProposalRecord } from './proposals.repository.ts';

const engine: ProposalActor = { kind: 'credit-engine', userId: null };
const engineName = 'Motor de crédito';
const system: ProposalActor = { kind: 'system', userId: null };
const everywhere = { kind: 'all' } as const;

/** What happens to proposals after a request has committed. */
export const proposalJobs = (partners: Partners, mailer: Mailer, publicUrl: string): JobDefinition[] => [
  {
    name: 'proposals.analyse',
    retryLimit: 8,
    retryDelaySeconds: 2,
    expireSeconds: 60,
    run: (data: { proposalId: string }, context) => analyse(data.proposalId, partners.creditEngine, context),
  },
  {
    name: 'proposals.validate-table',
    retryLimit: 8,
    retryDelaySeconds: 2,
    expireSeconds: 60,
    run: (data: { proposalId: string }, context) => validateTable(data.proposalId, context),
  },
  {
    name: 'proposals.tell-seller',
    retryLimit: 6,
    retryDelaySeconds: 5,
    expireSeconds: 60,
    run: (data: { proposalId: string; version: number }, context) => tellSeller(data, mailer, publicUrl, context),
  },
];

/**
 * Takes a sent proposal under analysis, asks the credit engine and records its decision. Safe to run twice: the engine
 * answers the same request id with the same decision, and a proposal that has moved on is left alone.
 */
async function analyse(
  proposalId: string,
  creditEngine: Partners['creditEngine'],
  context: FlowContext,
): Promise<void> {
  const started = await context.transaction(async (tx) => {
    const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
    if (proposal?.status !== 'SU') return proposal;
    const move = { proposal, event: 'startAnalysis', actor: engine, actorName: engineName } as const;
    return (await moveProposal(move, tx)).proposal;
  });
  if (started?.status !== 'PD') return;
  const answer = await askEngine(started, creditEngine);
  await context.transaction(async (tx) => {
    const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
    if (proposal?.status !== 'PD' || proposal.version !== started.version) return;
    await recordDecision(proposal, answer, tx);
  });
}

function askEngine(proposal: ProposalRecord, creditEngine: Partners['creditEngine']): Promise<AnalysisAnswer> {
  const requestId = `${proposal.id}-${proposal.version}`;
  if (proposal.analysisId && proposal.pendencyAnswer)
    return creditEngine.answerPendency(proposal.analysisId, { requestId, answer: proposal.pendencyAnswer });
  return creditEngine.analyse({
    requestId,
    proposalNumber: proposal.number,
    personType: proposal.personType,
    document: proposal.clientDocument,
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

async function recordDecision(proposal: ProposalRecord, answer: AnalysisAnswer, tx: WriteContext): Promise<void> {
  const { proposal: decided } = await moveProposal(
    {
      proposal,
      event: `decide.${answer.decision}`,
      actor: engine,
      actorName: engineName,
      reason: answer.reason,
      changes: {
        analysisId: answer.analysisId,
        srsValidUntil: answer.validUntil,
        conditions: answer.conditions,
        pendencyAnswer: null,
      },
    },
    tx,
  );
  tx.enqueue('proposals.tell-seller', { proposalId: proposal.id, version: decided.version });
}

/** Settles whether the price table behind a proposal still stands: its documents may be made, or it goes back to the dealer. */
async function validateTable(proposalId: string, context: FlowContext): Promise<void> {
  await context.transaction(async (tx) => {
    const proposal = await findProposal(tx.db, everywhere, proposalId, { lock: true });
    if (proposal?.status !== 'AVF') return;
    const event = (facts: ProposalFacts, actor: ProposalActor) =>
      transition(facts.tableExpired ? 'expireTable' : 'confirmTable', facts, actor);
    await moveProposal({ proposal, event, actor: system, actorName: 'Sistema' }, tx);
  });
}

/** Mails the decision to the seller. A proposal that has moved on since is not spoken of. */
async function tellSeller(
  data: { proposalId: string; version: number },
  mailer: Mailer,
  publicUrl: string,
  context: FlowContext,
): Promise<void> {
  const proposal = await findProposal(context.db, everywhere, data.proposalId);
  if (!proposal) throw new DomainError('SEC004');
  if (proposal.version !== data.version) return;
  const [seller] = await context.db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(eq(users.id, proposal.sellerId));
  if (!seller) return;
  const document = formatDocument(proposal.clientDocument);
  await mailer.send({
    to: seller.email,
    ...proposalDecidedMail.render(
      {
        sellerName: seller.name,
        number: proposal.number,
        // a mailbox is no safe place: the client is named by the end of his document only
        clientReference: `…${document.slice(-6)}`,
        status: proposal.status as ProposalStatus,
        reason: proposal.statusReason,
        conditions: proposal.conditions,
        url: `${publicUrl}/consultarPropostas/${proposal.id}`,
      },
      context.language,
    ),
  });
}
