import type { Money } from '../../money/index.ts';
import { findPlan } from '../plans/index.ts';
import { applyDiscount, lowestListPrice } from '../quote/discount.ts';
import type { QuoteInput } from '../quote/quote-input.ts';
import { firstCentWhere } from './bisect-cents.ts';
import { compareWithGoal, quoteOfTerm } from './compare-with-goal.ts';
import { checkGoalAmount, type InstallmentGoal, type Solved } from './solver-result.ts';

/** R$ 100 million, the simulator's limit. */
const maxPriceCents = 10_000_000_000;

/** The client's down payment: a fixed amount, or a share of the price. */
export type EntryRule = { amountCents: Money } | { share: number };

/**
 * The most expensive vehicle whose instalment meets the goal; one centavo more would not meet it, or need a larger
 * entry. Price and entry of the input are ignored; a plan with a fixed entry derives it from the price. With a discount
 * the found price is the list price, and the entry belongs to the discounted one.
 *
 * @throws {DomainError} as quoteSimulation, for what no price would fix; DOM002 at `installmentCents` for an invalid
 * amount
 */
export function priceForInstallment(
  input: QuoteInput,
  goal: InstallmentGoal,
  entry: EntryRule,
): Solved<{ vehicleValueCents: Money; entryValueCents: Money }> {
  checkGoalAmount(goal.installmentCents, 'installmentCents');
  const ofTerm = quoteOfTerm(input, goal.termMonths);
  const fixedEntry = findPlan(input.financeTypeId)?.fixedEntryCents;
  const priceOf = (listPriceCents: Money) => applyDiscount(listPriceCents, input.discount).priceCents;
  const entryOf = (priceCents: Money) => fixedEntry?.(priceCents) ?? entryByRule(entry, priceCents);
  const weigh = (listPriceCents: Money) => {
    const vehicleValueCents = priceOf(listPriceCents);
    return compareWithGoal({ ...ofTerm, vehicleValueCents, entryValueCents: entryOf(vehicleValueCents) }, goal);
  };
  const isTooDear = (cents: Money) => ['above', 'closed'].includes(weigh(cents).side);
  const tooDearCents = firstCentWhere(lowestListPrice(input.discount), maxPriceCents, isTooDear);
  const priceCents = (tooDearCents ?? maxPriceCents + 1) - 1;
  const found = priceCents > 0 ? weigh(priceCents) : null;
  if (found?.side === 'within') {
    if (tooDearCents === null) return { reached: false, reason: 'unbounded' };
    const { installmentCents } = found;
    const entryValueCents = entryOf(priceOf(priceCents));
    return { reached: true, vehicleValueCents: priceCents, entryValueCents, installmentCents };
  }
  // spent next to a price that could be computed: the goal is between them; else no price can be computed at all
  const isBetween = tooDearCents !== null && weigh(tooDearCents).side === 'above';
  if (found?.side === 'spent' && !isBetween) throw found.refusal;
  return { reached: false, reason: 'tooLow' };
}

function entryByRule(entry: EntryRule, priceCents: Money): Money {
  // up to the whole centavo: a rounded share may fall below the table's minimum
  return 'share' in entry ? Math.ceil(priceCents * entry.share - 1e-6) : entry.amountCents;
}
