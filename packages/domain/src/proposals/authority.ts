import { DomainError } from '../errors/domain-error.ts';
import { decidedStatuses } from './credit-decisions.ts';
import type { CreditOffer } from './credit-offer.ts';
import type { ProposalTransition } from './proposal.machine.ts';

/** The limits of authority of a day, in centavos. */
export type CreditLimits = { readonly aloneUpToCents: number; readonly fourEyesAboveCents: number };

/** What a credit decision requires: one user; one user with a reason; two users who agree. */
export type Authority = 'one' | 'reasoned' | 'two';

/** The requirement of a decision on an amount. Between the two limits one user decides, with a reason. */
export function authorityFor(amountCents: number, { aloneUpToCents, fourEyesAboveCents }: CreditLimits): Authority {
  if (amountCents > fourEyesAboveCents) return 'two';
  return amountCents > aloneUpToCents ? 'reasoned' : 'one';
}

/** The decisions that the limits apply to: approval and rejection. A question and a return are not binding. */
export type BindingDecision = (typeof decidedStatuses)[number];

/** A user's decision on a credit. */
export type EnteredDecision = {
  readonly decision: BindingDecision;
  readonly conditions: readonly string[];
  readonly offer: CreditOffer | null;
};

/** The decision in a manual move; null where it is no binding decision. */
export function bindingDecision({ to, effects }: ProposalTransition): BindingDecision | null {
  if (!effects.includes('recordCreditDecision')) return null;
  return decidedStatuses.find((status) => status === to) ?? null;
}

/**
 * The part of a decision: it is sufficient alone, it confirms the first one and both take effect, or it is the first
 * one and waits for another.
 */
export type DecisionPart = 'whole' | 'second' | 'first';

/** Whether two decisions are identical. */
const isSame = (one: EnteredDecision, other: EnteredDecision): boolean =>
  one.decision === other.decision &&
  JSON.stringify(one.conditions) === JSON.stringify(other.conditions) &&
  isSameOffer(one.offer, other.offer);

const isSameOffer = (one: CreditOffer | null, other: CreditOffer | null): boolean =>
  one === null || other === null
    ? one === other
    : (Object.keys(one) as (keyof CreditOffer)[]).every((name) => one[name] === other[name]);

/**
 * The part of a manual decision. One that differs from the first decision becomes the first itself, and waits for
 * another.
 *
 * @param first the decision that waits for another user, if there is one
 * @throws DomainError DOM002 at `reason` where the amount requires one; at `status` for a user who confirms their own
 *   decision
 */
export function evaluateDecision(
  said: EnteredDecision & { readonly userId: string | null; readonly reason: string | null },
  authority: Authority,
  first: (EnteredDecision & { readonly decidedBy: string }) | null,
): DecisionPart {
  if (authority === 'one') return 'whole';
  if (authority === 'reasoned') {
    if (!said.reason?.trim()) throw new DomainError('DOM002', { fields: [{ path: 'reason', key: 'reason.required' }] });
    return 'whole';
  }
  if (!first || !isSame(said, first)) return 'first';
  if (first.decidedBy === said.userId)
    throw new DomainError('DOM002', { fields: [{ path: 'status', key: 'decision.samePerson' }] });
  return 'second';
}
