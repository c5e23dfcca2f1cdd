import { DomainError } from '../errors/domain-error.ts';
import { decidedStatuses } from './credit-decisions.ts';
import type { CreditOffer } from './credit-offer.ts';
import type { ProposalTransition } from './proposal.machine.ts';

/** The limits of authority of a day, in centavos. */
export type CreditLimits = { readonly aloneUpToCents: number; readonly fourEyesAboveCents: number };

/**
 * What a decision on a credit wants of people: one person's word; one person's word with the reason for it; two people who say the
 * same.
 */
export type Authority = 'one' | 'reasoned' | 'two';

/** What deciding on an amount wants. What lies between the two limits is one person's, who says why. */
export function authorityFor(amountCents: number, { aloneUpToCents, fourEyesAboveCents }: CreditLimits): Authority {
  if (amountCents > fourEyesAboveCents) return 'two';
  return amountCents > aloneUpToCents ? 'reasoned' : 'one';
}

/** The decisions that the limits hold for: a yes and a no. A question and a return bind nobody. */
export type BindingDecision = (typeof decidedStatuses)[number];

/** What somebody says on a credit. */
export type EnteredDecision = {
  readonly decision: BindingDecision;
  readonly conditions: readonly string[];
  readonly offer: CreditOffer | null;
};

/** What a move by hand says on the credit; null where it is no decision that binds. */
export function bindingDecision({ to, effects }: ProposalTransition): BindingDecision | null {
  if (!effects.includes('recordCreditDecision')) return null;
  return decidedStatuses.find((status) => status === to) ?? null;
}

/** What becomes of a decision: it holds, it confirms the first one and both hold, or it is the first one and waits for another. */
export type DecisionPart = 'whole' | 'second' | 'first';

/** Whether two people have said the same, word for word. */
const isSame = (one: EnteredDecision, other: EnteredDecision): boolean =>
  one.decision === other.decision &&
  JSON.stringify(one.conditions) === JSON.stringify(other.conditions) &&
  isSameOffer(one.offer, other.offer);

const isSameOffer = (one: CreditOffer | null, other: CreditOffer | null): boolean =>
  one === null || other === null
    ? one === other
    : (Object.keys(one) as (keyof CreditOffer)[]).every((name) => one[name] === other[name]);

/**
 * Which part a decision by hand has. Whoever says something else than the first one is first himself, and waits for another.
 *
 * @param first the decision that waits for another person, if there is one
 * @throws DomainError DOM002 at `reason` where the amount wants one; at `status` who confirms the own decision
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
