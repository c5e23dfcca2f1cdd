import { authorityFor, type ProposalActor, type ProposalFacts, proposalCan } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import type { ReadContext } from '../../../kernel/context.ts';
import { readLenderOn } from '../../parameters/index.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { termsOf } from '../terms-of.ts';
import type { FirstDecision } from './first-decisions.repository.ts';

/** Only the provider's staff see a decision that is not confirmed yet. */
export const seesFirstDecisions = (actor: ProposalActor | null): boolean =>
  actor?.kind === 'finance' || actor?.kind === 'admin-internal';

/**
 * The decision that waits for a second person, and what a decision on this amount requires, for users who may decide.
 */
export async function describeFirst(
  {
    firstDecision: first,
    ...input
  }: {
    proposal: ProposalRecord;
    facts: ProposalFacts;
    actor: ProposalActor | null;
    firstDecision: FirstDecision | null;
  },
  { db, today }: ReadContext,
): Promise<Pick<ProposalDetail, 'firstDecision' | 'authority'>> {
  const { proposal, facts, actor } = input;
  if (!seesFirstDecisions(actor)) return { firstDecision: null, authority: null };
  const can = proposalCan(facts, actor);
  const mayDecide = can.decide || can.decideConditions || can.changeStatus;
  const limits = mayDecide ? await readLenderOn(db, today) : null;
  return {
    firstDecision: first && {
      decision: first.decision,
      conditions: first.conditions,
      offer: first.offer,
      reason: first.reason,
      actorName: first.decidedByName,
      at: first.decidedAt.toISOString(),
      isOwn: first.decidedBy === actor?.userId,
    },
    authority: limits && {
      needs: authorityFor(termsOf(proposal).financeValueCents, limits),
      aloneUpToCents: limits.aloneUpToCents,
      fourEyesAboveCents: limits.fourEyesAboveCents,
    },
  };
}
