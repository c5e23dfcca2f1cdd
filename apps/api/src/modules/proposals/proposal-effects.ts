import { approvedStatuses, type ProposalEffect } from '@estrada/domain/proposals/index';
import type { Db } from '../../kernel/database/database.ts';
import { type AreaEffect, otherAreas } from './areas.ts';
import type { EffectHandler, EffectInput } from './effect-handler.ts';
import { endExemptionRequest } from './exemption/move-exemption.ts';
import { proposalJobs } from './proposals.jobs.ts';
import { nextNumber, type ProposalRecord } from './proposals.repository.ts';
import { termsOf } from './terms-of.ts';

/** Whether the credit engine decided, and can be queried about it. */
export const isDecidedByEngine = ({ creditDecidedBy, analysisId }: ProposalRecord): boolean =>
  creditDecidedBy === null && analysisId !== null;

/** The effects that change only the proposal itself. */
const ownEffects: Readonly<Record<Exclude<ProposalEffect, AreaEffect>, EffectHandler>> = {
  requestAnalysis: ({ proposal, context }) => {
    context.enqueue(proposalJobs.analyse, { proposalId: proposal.id });
    return {};
  },
  requestConditionsCheck: ({ proposal, context }) => {
    // finance decides an approval that the engine does not know: it is already among finance's proposals
    if (isDecidedByEngine(proposal)) context.enqueue(proposalJobs.checkConditions, { proposalId: proposal.id });
    return {};
  },
  recordCreditDecision: ({ actor, to, proposal }) => ({
    creditDecidedBy: actor.userId,
    // contracts are checked against the approved terms
    approved: approvedStatuses.some((status) => status === to) ? termsOf(proposal) : null,
    // only an approval with conditions has an offer
    ...(to === 'APC' ? {} : { offer: null }),
  }),
  validateTable: ({ proposal, context }) => {
    context.enqueue(proposalJobs.validateTable, { proposalId: proposal.id });
    return {};
  },
  endExemptionRequest: async (input) => {
    await endExemptionRequest(input);
    return {};
  },
  assignContractNumber: async ({ proposal, context }) => ({
    // one that returns to its documents retains the number
    contractNumber: proposal.contractNumber ?? (await nextContractNumber(context.db)),
  }),
};

/** Carries out the effects of a decided move, in order. @returns the changes to the proposal */
export async function carryOut(
  effects: readonly ProposalEffect[],
  input: EffectInput,
): Promise<Partial<ProposalRecord>> {
  const handlers: Readonly<Record<ProposalEffect, EffectHandler>> = { ...ownEffects, ...otherAreas().effects };
  const changes: Partial<ProposalRecord> = {};
  for (const effect of effects) Object.assign(changes, await handlers[effect](input));
  return changes;
}

const nextContractNumber = (db: Db) => nextNumber(db, 'contract_numbers');
