import { approvedStatuses, type ProposalEffect } from '@estrada/domain/proposals/index';
import { clientPageJobs } from './client-page/client-page.jobs.ts';
import { generateContracts, voidContract } from './contracts/contract-effects.ts';
import type { EffectHandler, EffectInput } from './effect-handler.ts';
import { proposalJobs } from './proposals.jobs.ts';
import { nextContractNumber, type ProposalRecord } from './proposals.repository.ts';
import { cancelSelfies } from './selfie/cancel-selfies.ts';
import { confirmPaymentByHand, releaseLien, requestPayment } from './settlement/settlement-effects.ts';
import { cancelSignatures } from './signature/cancel-envelope.ts';
import { termsOf } from './terms-of.ts';
import { sendWelcomeLetter } from './welcome/send-welcome.ts';
import { recordWithdrawal, requestRefunds } from './withdrawal/withdrawal-effects.ts';

/** Whether the credit engine decided, and can be asked about it. */
export const isDecidedByEngine = ({ creditDecidedBy, analysisId }: ProposalRecord): boolean =>
  creditDecidedBy === null && analysisId !== null;

/**
 * What becomes of every effect that the proposal's table names. `'unbuilt'` refuses each move that has the effect, to everybody
 * and by hand too: a move whose consequences would go nowhere is worse than none.
 */
const proposalEffects: Record<ProposalEffect, EffectHandler | 'unbuilt'> = {
  requestAnalysis: ({ proposal, context }) => {
    context.enqueue(proposalJobs.analyse, { proposalId: proposal.id });
    return {};
  },
  requestConditionsCheck: ({ proposal, context }) => {
    // an approval that the engine knows nothing of is for finance to settle, among whose proposals it stands
    if (isDecidedByEngine(proposal)) context.enqueue(proposalJobs.checkConditions, { proposalId: proposal.id });
    return {};
  },
  recordCreditDecision: ({ actor, to, proposal }) => ({
    creditDecidedBy: actor.userId,
    // contracts are held against what was said yes to
    approved: approvedStatuses.some((status) => status === to) ? termsOf(proposal) : null,
    // nothing is offered beside any other answer
    ...(to === 'APC' ? {} : { offer: null }),
  }),
  validateTable: ({ proposal, context }) => {
    context.enqueue(proposalJobs.validateTable, { proposalId: proposal.id });
    return {};
  },
  assignContractNumber: async ({ proposal, context }) => ({
    // one that comes back to its documents keeps the number
    contractNumber: proposal.contractNumber ?? (await nextContractNumber(context.db)),
  }),
  askClientForDocuments: ({ proposal, context }) => {
    context.enqueue(clientPageJobs.mailClientDocuments, { proposalId: proposal.id });
    return {};
  },
  generateContracts,
  voidContract,
  cancelSignatures,
  cancelSelfies,
  releaseLien,
  requestPayment,
  confirmPaymentByHand,
  sendWelcomeLetter,
  recordWithdrawal,
  refund: requestRefunds,
};

/** The effects without a handler: the facts of every proposal carry them, so that the machine refuses their moves. */
export const unbuiltEffects = Object.entries(proposalEffects).flatMap(([effect, handler]) =>
  handler === 'unbuilt' ? [effect as ProposalEffect] : [],
);

/** Carries out the effects of a decided move, in their order. @returns what they write to the proposal */
export async function carryOut(
  effects: readonly ProposalEffect[],
  input: EffectInput,
): Promise<Partial<ProposalRecord>> {
  const changes: Partial<ProposalRecord> = {};
  for (const effect of effects) {
    const handler = proposalEffects[effect];
    if (handler === 'unbuilt') throw new Error(`The move of a proposal was decided although ${effect} is not built`);
    Object.assign(changes, await handler(input));
  }
  return changes;
}
