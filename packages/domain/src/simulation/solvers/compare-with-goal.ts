import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { quoteLoan } from '../quote/quote.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import type { InstallmentGoal } from './solver-result.ts';

/**
 * A variant of a quote compared with the goal: `above` or `within` it; `closed` when its entry is below the tables'
 * minimum; `spent` when its entry is above their maximum, when too little is left to finance for the plan to be
 * computed, or when it is refused for the client's input.
 */
export type GoalComparison =
  | { side: 'above' | 'closed' }
  | { side: 'within'; installmentCents: Money }
  | { side: 'spent'; refusal: DomainError };

/**
 * Quotes a variant and compares its instalment with the goal.
 *
 * @throws {DomainError} for a fault that no entry, price or term would fix
 */
export function compareWithGoal(input: QuoteInput, goal: InstallmentGoal): GoalComparison {
  try {
    const loan = quoteLoan(input, goal.termMonths);
    const { installmentCents } = loan;
    const limit = goal.installmentCents * (goal.perMonth ? (loan.input.stepMonths ?? 1) : 1);
    return installmentCents <= limit ? { side: 'within', installmentCents } : { side: 'above' };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.fields.some(({ key }) => key === 'entry.belowMinimum')) return { side: 'closed' };
    const isTooMuch = error.fields.some(({ key }) => key === 'entry.aboveMaximum');
    if (error.code !== 'DOM002' && !isTooMuch) throw error;
    return { side: 'spent', refusal: error };
  }
}

/** The quote with the rows of one term only, so that the others neither slow it nor open it. */
export function quoteOfTerm(input: QuoteInput, termMonths: number): QuoteInput {
  return { ...input, terms: [], priceRows: input.priceRows.filter((row) => row.termMonths === termMonths) };
}
