import {
  authorityFor,
  bindingDecision,
  type CreditOffer,
  type DecisionPart,
  type EnteredDecision,
  evaluateDecision,
  offerTerms,
  type ProposalActor,
  type ProposalTransition,
} from '@estrada/domain/proposals/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import { readLenderOn } from '../../parameters/index.ts';
import type { KnownFacts } from '../proposal-facts.ts';
import { appendHistory, type ProposalRecord, updateProposal } from '../proposals.repository.ts';
import { termsOf } from '../terms-of.ts';
import { firstDecisions } from './decisions.tables.ts';
import { closeFirstDecision, type FirstDecision } from './first-decisions.repository.ts';

/** A manual move with its reason, conditions and offer. */
export interface ReportedMove {
  proposal: ProposalRecord;
  known: KnownFacts;
  decided: ProposalTransition;
  actor: ProposalActor;
  conditions: readonly string[];
  offer: CreditOffer | null;
  reason: string | null;
}

/** The amount of a decision: the larger of the requested and the offered one. */
const amountOf = ({ proposal, offer }: Pick<ReportedMove, 'proposal' | 'offer'>): number =>
  Math.max(termsOf(proposal).financeValueCents, offer?.financeValueCents ?? 0);

const enteredBy = ({ decided, conditions, offer }: ReportedMove): EnteredDecision | null => {
  const decision = bindingDecision(decided);
  return decision && { decision, conditions: decision === 'APC' ? conditions : [], offer };
};

/**
 * Which part a manual move has by the limits of authority of the day (first decision, confirmation, whole); a move that
 * does not decide on the credit is whole.
 *
 * @throws DomainError as `evaluateDecision`
 */
export async function partOf(said: ReportedMove, { db, today }: WriteContext): Promise<DecisionPart> {
  const decision = enteredBy(said);
  if (!decision) return 'whole';
  const authority = authorityFor(amountOf(said), await readLenderOn(db, today));
  const { reason, actor, known } = said;
  return evaluateDecision({ ...decision, reason, userId: actor.userId }, authority, known.firstDecision);
}

/**
 * Records the first of two decisions: the status stays, and the version rises, so that later acts require having seen
 * it. An earlier first decision is replaced and retained.
 */
export async function recordFirstDecision(said: ReportedMove, context: WriteContext): Promise<ProposalRecord> {
  const { proposal, known, actor } = said;
  const { name } = callerOf(context);
  const { db, now } = context;
  const reason = said.reason?.trim() || null;
  const { decision, conditions, offer } = enteredBy(said)!;
  if (known.firstDecision) await closeFirstDecision(db, known.firstDecision.id, 'replaced', now);
  const firstDecision: FirstDecision = {
    id: makeId(now),
    proposalId: proposal.id,
    decision,
    conditions: [...conditions],
    offer,
    reason,
    decidedBy: actor.userId!,
    decidedByName: name,
    decidedAt: now,
    closedAt: null,
    outcome: null,
  };
  await insertFirstDecision(db, firstDecision);
  // it was already waiting for a decision, and still is
  const changes = { version: proposal.version + 1, hasFirstDecision: true, changedByName: name, updatedAt: now };
  await updateProposal(db, proposal.id, changes);
  await appendHistory(db, {
    proposalId: proposal.id,
    at: now,
    event: `decideFirst.${decision}`,
    reason,
    fromStatus: proposal.status,
    toStatus: proposal.status,
    actorId: actor.userId,
    actorName: name,
    conditions: [...conditions],
    offer: offer && { ...offer, requested: offerTerms(termsOf(proposal)) },
  });
  context.audit({
    action: 'proposal.decideFirst',
    entity: 'proposal',
    entityId: proposal.id,
    before: { version: proposal.version, decision: known.firstDecision?.decision ?? null },
    after: {
      version: changes.version,
      decision,
      reason,
      financeValueCents: proposal.financeValueCents,
      ...(offer ? { offer } : {}),
    },
  });
  return { ...proposal, ...changes };
}

const insertFirstDecision = (db: Db, row: typeof firstDecisions.$inferInsert) => db.insert(firstDecisions).values(row);
