import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { quoteSimulation } from '../quote/quote.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import { type TermFigures, termFiguresOf } from '../quote/term-figures.ts';
import { rowsOpenTo } from '../tables/price-tables.ts';
import { quoteOfTerm } from './compare-with-goal.ts';
import { minEntryForIncome } from './min-entry-for-income.ts';

/** The share of a month's income that an instalment may take. */
export const affordableShare = 0.3;

/** What a sale has to keep to: the client's income, and the least entry, in centavos. */
export type PassingRules = { monthlyIncomeCents: Money; leastEntryCents: Money };

/** A term with the least entry that keeps its instalment within the rules, and its figures. */
export type PassingTerm = { termMonths: number; entryValueCents: Money; figures: TermFigures };

/**
 * Each open term with the least entry, from `leastEntryCents` on, whose instalment takes no more than `affordableShare` of the
 * income; the smallest entry first, of two equal ones the shorter term. Terms that no such entry reaches are left out.
 *
 * @param input the sale, without discounts that depend on the entry
 * @throws {DomainError} GSIM002, GOFF007 where no table is open to the sale; DOM002 at `monthlyIncomeCents`
 */
export function passingTerms(input: QuoteInput, { monthlyIncomeCents, leastEntryCents }: PassingRules): PassingTerm[] {
  const terms = new Set(rowsOpenTo(input.priceRows, input).map((row) => row.termMonths));
  return [...terms]
    .flatMap((termMonths) => {
      const ofTerm = quoteOfTerm(input, termMonths);
      try {
        const least = minEntryForIncome(ofTerm, { termMonths, monthlyIncomeCents, incomeShare: affordableShare });
        if (!least.reached) return [];
        const entryValueCents = Math.max(least.entryValueCents, leastEntryCents);
        const [quoted] = quoteSimulation({ ...ofTerm, terms: [termMonths], entryValueCents }).terms;
        return [{ termMonths, entryValueCents, figures: termFiguresOf(quoted!) }];
      } catch (error) {
        // such as an entry above the table's maximum: the other terms may still pass
        if (error instanceof DomainError && error.fields.every(({ path }) => path !== 'monthlyIncomeCents')) return [];
        throw error;
      }
    })
    .toSorted((a, b) => a.entryValueCents - b.entryValueCents || a.termMonths - b.termMonths);
}
