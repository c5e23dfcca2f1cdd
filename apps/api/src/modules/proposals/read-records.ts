import { DomainError } from '@estrada/domain/errors/index';
import {
  documentedStatuses,
  isDecisionInForce,
  type ProposalStatus,
  proposalScope,
} from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { describeHistory } from './describe-history.ts';
import { findLastRegistration, listHistory, type ProposalRecord } from './proposals.repository.ts';

/** The last answer on the credit of a proposal (SRS), and whether the proposal still stands on it. */
export async function readSrs(
  proposal: ProposalRecord,
  { db, today, language }: ReadContext,
): Promise<ResponseOf<typeof endpoints.readProposalSrs>> {
  const last = describeHistory(proposal, await listHistory(db, proposal.id), {
    language,
    isCustomer: false,
    seesFirst: false,
  }).decisions.at(-1);
  if (!last) {
    const nobody = { decision: null, decidedAt: null, actorName: null, reason: null, validUntil: null };
    return { ...nobody, conditions: [], isInForce: false };
  }
  const { at: decidedAt, isFirst: _first, offer: _offer, ...decision } = last;
  const isInForce = isDecisionInForce(proposal.status as ProposalStatus, decision.validUntil, today);
  return { ...decision, decidedAt, isInForce };
}

/** @throws DomainError PRS009 where the documents can be made and the contract has no number */
export function readContractNumber({ id, contractNumber, status }: ProposalRecord) {
  if (contractNumber === null && documentedStatuses.includes(status as ProposalStatus)) throw new DomainError('PRS009');
  return { id, contractNumber, status };
}

/** The registration that the client was sent with last, by the same dealer and in the caller's reach. */
export async function readLastRegistration(
  proposal: ProposalRecord,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.readLastRegistration>> {
  const last = await findLastRegistration(context.db, proposalScope(callerOf(context).viewer), proposal);
  return { registration: last && { ...last, sentAt: last.sentAt.toISOString() } };
}
