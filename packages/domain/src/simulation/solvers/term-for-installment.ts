import type { Money } from '../../money/index.ts';
import { checkQuoteInput } from '../quote/check-quote-input.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import { termsAllowed } from '../tables/price-tables.ts';
import { compareWithGoal, type GoalComparison, quoteOfTerm } from './compare-with-goal.ts';
import { checkGoalAmount, type Solved } from './solver-result.ts';

/**
 * The shortest open term whose instalment meets the goal; every shorter one exceeds it.
 *
 * @throws {DomainError} as quoteSimulation, for what no term would fix; DOM002 at `installmentCents` for an invalid
 * amount
 */
export function termForInstallment(input: QuoteInput, installmentCents: Money): Solved<{ termMonths: number }> {
  checkGoalAmount(installmentCents, 'installmentCents');
  checkQuoteInput(input);
  const entryShare = input.entryValueCents / input.vehicleValueCents;
  const rows = termsAllowed(input.priceRows, { ...input, entryShare });
  const seen: GoalComparison[] = [];
  for (const termMonths of new Set(rows.map((row) => row.termMonths))) {
    const weighed = compareWithGoal(quoteOfTerm(input, termMonths), { termMonths, installmentCents });
    if (weighed.side === 'within') return { reached: true, termMonths, installmentCents: weighed.installmentCents };
    seen.push(weighed);
  }
  const [first] = seen;
  if (first?.side === 'spent' && seen.every(({ side }) => side === 'spent')) throw first.refusal;
  return { reached: false, reason: 'tooLow' };
}
