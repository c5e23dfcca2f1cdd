import type { FieldProblem } from '../errors/domain-error.ts';
import type { CreditTerms } from './credit-terms.ts';

/**
 * What an approval offers in place of what was asked for: this down payment, this term, and at most this financed value. Rate and
 * instalment follow from them by the tables of the day.
 */
export type CreditOffer = Pick<CreditTerms, 'financeValueCents' | 'entryValueCents' | 'termMonths'>;

/** An offer as the history keeps it: with what was asked for when it was made, but for those of before that was kept. */
export type DecidedOffer = CreditOffer & { readonly requested?: CreditOffer };

/** How far an offer is: there is none, the proposal does not go by it yet, or it does. */
export type OfferState = 'none' | 'open' | 'applied';

/** The terms of an offer alone, out of whatever holds them. */
export const offerTerms = ({ entryValueCents, termMonths, financeValueCents }: CreditOffer): CreditOffer => ({
  entryValueCents,
  termMonths,
  financeValueCents,
});

/** In what terms differ from an offer. Of the financed value less is within it. */
export function offerDifferences(terms: CreditOffer, offer: CreditOffer): (keyof CreditOffer)[] {
  const differs: Record<keyof CreditOffer, boolean> = {
    entryValueCents: terms.entryValueCents !== offer.entryValueCents,
    termMonths: terms.termMonths !== offer.termMonths,
    financeValueCents: terms.financeValueCents > offer.financeValueCents,
  };
  return (Object.keys(differs) as (keyof CreditOffer)[]).filter((name) => differs[name]);
}

/** @param offer null: nothing else is offered */
export function offerState(terms: CreditOffer, offer: CreditOffer | null): OfferState {
  if (!offer) return 'none';
  return offerDifferences(terms, offer).length > 0 ? 'open' : 'applied';
}

/** What is wrong with an offer that somebody makes by hand: it is another one, and for no more money than was asked for. */
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
