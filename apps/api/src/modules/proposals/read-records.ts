import { DomainError } from '@estrada/domain/errors/index';
import {
  documentedStatuses,
  isDecisionInForce,
  type ProposalScope,
  type ProposalStatus,
  proposalScope,
} from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, desc, eq, ne } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { scopeFilter } from '../../kernel/database/scope-filter.ts';
import { describeHistory } from './describe-history.ts';
import { listHistory, type ProposalRecord } from './proposals.repository.ts';
import { proposalHistory, proposalReach, proposals } from './proposals.tables.ts';

/** The last credit answer on a proposal (SRS), and whether it is still valid. */
export async function readSrs(
  proposal: ProposalRecord,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.readProposalSrs>> {
  const { db, today, language } = context;
  const last = describeHistory(proposal, await listHistory(db, proposal.id), {
    language,
    role: callerOf(context).viewer.role,
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

/** @throws DomainError PRS009 where the documents can be created but the contract has no number */
export function readContractNumber({ id, contractNumber, status }: ProposalRecord) {
  if (contractNumber === null && documentedStatuses.includes(status as ProposalStatus)) throw new DomainError('PRS009');
  return { id, contractNumber, status };
}

/** The client's last sent registration, of the same dealer and within the caller's scope. */
export async function readLastRegistration(
  proposal: ProposalRecord,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.readLastRegistration>> {
  const last = await findLastRegistration(context.db, proposalScope(callerOf(context).viewer), proposal);
  return { registration: last && { ...last, sentAt: last.sentAt.toISOString() } };
}

/** The form of the last sent proposal of the same client and dealer, within the scope. */
async function findLastRegistration(
  db: Db,
  scope: ProposalScope,
  { id, dealerId, personType, clientDocument }: ProposalRecord,
) {
  const reach = scopeFilter(scope, proposalReach);
  if (reach === null) return null;
  const sent = proposalHistory;
  const [last] = await db
    .select({
      proposalId: proposals.id,
      proposalNumber: proposals.number,
      sentAt: sent.at,
      client: proposals.client,
    })
    .from(proposals)
    .innerJoin(sent, and(eq(sent.proposalId, proposals.id), eq(sent.event, 'send')))
    .where(
      and(
        eq(proposals.clientDocument, clientDocument),
        eq(proposals.dealerId, dealerId),
        eq(proposals.personType, personType),
        ne(proposals.id, id),
        reach,
      ),
    )
    .orderBy(desc(sent.at), desc(proposals.id))
    .limit(1);
  return last ?? null;
}
