import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { quoteLoan } from '../quote/quote.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import { quoteOfTerm } from './compare-with-goal.ts';

export type GridAxes = { entriesCents: readonly Money[]; terms: readonly number[] };

/** One cell of the grid: the cost of a term with an entry, or why it is not available. */
export type GridCell = { entryValueCents: Money; termMonths: number } & (
  | { installmentCents: Money; cetAnnualPercent: number }
  | { refusal: DomainError }
);

/**
 * Instalment (centavos) and CET (percent a year, two decimals) of every entry × term, entry by entry, each cell
 * computed on demand. A refusal of quoteLoan becomes a cell with the refusal; any other error is thrown.
 */
export function* quoteGrid(input: QuoteInput, { entriesCents, terms }: GridAxes): Generator<GridCell, void> {
  const ofTerms = terms.map((termMonths) => ({ termMonths, ofTerm: quoteOfTerm(input, termMonths) }));
  for (const entryValueCents of entriesCents) {
    for (const { termMonths, ofTerm } of ofTerms) {
      yield { entryValueCents, termMonths, ...quoteCell({ ...ofTerm, entryValueCents }, termMonths) };
    }
  }
}

function quoteCell(input: QuoteInput, termMonths: number) {
  try {
    const { installmentCents, cetAnnualPercent } = quoteLoan(input, termMonths);
    return { installmentCents, cetAnnualPercent };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: error };
    throw error;
  }
}
