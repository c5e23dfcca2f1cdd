import type { Money } from '../../money/index.ts';
import { findPlan } from '../plans/index.ts';
import { checkQuoteInput } from '../quote/check-quote-input.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import { firstCentWhere } from './bisect-cents.ts';
import { compareWithGoal, quoteOfTerm } from './compare-with-goal.ts';
import { checkGoalAmount, type InstallmentGoal, type Solved } from './solver-result.ts';

/**
 * The lowest entry whose instalment meets the goal; one centavo less would not meet it, or not open the table. The
 * entry of the input is ignored.
 *
 * @throws {DomainError} as quoteSimulation, for what no entry would fix; DOM002 at `installmentCents` for an invalid
 * amount
 */
export function entryForInstallment(input: QuoteInput, goal: InstallmentGoal): Solved<{ entryValueCents: Money }> {
  checkGoalAmount(goal.installmentCents, 'installmentCents');
  checkQuoteInput({ ...input, entryValueCents: 0 });
  if (findPlan(input.financeTypeId)?.fixedEntryCents) return { reached: false, reason: 'entryFixed' };
  const ofTerm = quoteOfTerm(input, goal.termMonths);
  const weigh = (entryValueCents: Money) => compareWithGoal({ ...ofTerm, entryValueCents }, goal);
  const isEnough = (cents: Money) => ['within', 'spent'].includes(weigh(cents).side);
  const entryValueCents = firstCentWhere(0, input.vehicleValueCents - 1, isEnough);
  if (entryValueCents === null) return { reached: false, reason: 'tooLow' };
  const found = weigh(entryValueCents);
  if (found.side === 'within') return { reached: true, entryValueCents, installmentCents: found.installmentCents };
  // spent next to an entry that could be computed: the goal is between them; else no entry can be computed at all
  const isBetween = entryValueCents > 0 && weigh(entryValueCents - 1).side === 'above';
  if (found.side === 'spent' && !isBetween) throw found.refusal;
  return { reached: false, reason: 'tooLow' };
}
