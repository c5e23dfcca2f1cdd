import type { FieldProblem } from '../errors/domain-error.ts';
import type { CreditTerms } from './credit-terms.ts';

/**
 * An approval's offer in place of the request: this down payment, this term, and at most this financed value. Rate and
 * instalment result from them by the tables of the day.
 */
export type CreditOffer = Pick<CreditTerms, 'financeValueCents' | 'entryValueCents' | 'termMonths'>;

/** An offer in the history: with the request at the time, except for older ones from before that was stored. */
export type DecidedOffer = CreditOffer & { readonly requested?: CreditOffer };

/** The state of an offer: there is none, the proposal does not follow it yet, or it does. */
export type OfferState = 'none' | 'open' | 'applied';

/** Only the terms of an offer. */
export const offerTerms = ({ entryValueCents, termMonths, financeValueCents }: CreditOffer): CreditOffer => ({
  entryValueCents,
  termMonths,
  financeValueCents,
});

/** The differences between terms and an offer. A lower financed value is within it. */
export function offerDifferences(terms: CreditOffer, offer: CreditOffer): (keyof CreditOffer)[] {
  const differs: Record<keyof CreditOffer, boolean> = {
    entryValueCents: terms.entryValueCents !== offer.entryValueCents,
    termMonths: terms.termMonths !== offer.termMonths,
    financeValueCents: terms.financeValueCents > offer.financeValueCents,
  };
  return (Object.keys(differs) as (keyof CreditOffer)[]).filter((name) => differs[name]);
}

/** @param offer null: there is no offer */
export function offerState(terms: CreditOffer, offer: CreditOffer | null): OfferState {
  if (!offer) return 'none';
  return offerDifferences(terms, offer).length > 0 ? 'open' : 'applied';
}

/** The problems of a manual offer: it must differ, and must not exceed the requested amount. */
export function offerProblems(
  offer: CreditOffer,
  requested: CreditOffer & { readonly vehicleValueCents: number },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (offer.entryValueCents < requested.entryValueCents || offer.entryValueCents >= requested.vehicleValueCents)
    problems.push({ path: 'offer.entryValueCents', key: 'counterOffer.entryOutOfRange' });
  if (offer.financeValueCents > requested.financeValueCents)
    problems.push({ path: 'offer.financeValueCents', key: 'counterOffer.financesMore' });
  if (problems.length === 0 && offerDifferences(requested, offer).length === 0)
    problems.push({ path: 'offer', key: 'counterOffer.nothingElse' });
  return problems;
}
