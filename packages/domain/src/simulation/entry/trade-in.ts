import type { FieldProblem } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';

/** The value of a trade-in as part of the down payment, and the debts to settle before it changes hands. */
export type TradeInAmounts = {
  valueCents: Money;
  /** the rest of its own financing, taxes and fines */
  debtsCents: Money;
};

/** A trade-in, with the cash that makes up the rest of the down payment. The vehicle may be identified later. */
export type TradeIn = TradeInAmounts & {
  cashCents: Money;
  /** brand and model, as entered */
  description?: string | undefined;
  plate?: string | undefined;
  year?: number | undefined;
};

/** The effect of a trade-in on the down payment; one of the two is always zero. */
export type TradeInWorth = {
  /** counts towards the down payment */
  equityCents: Money;
  /** debts above the value: not financed, the client settles them separately */
  shortfallCents: Money;
};

/** Value less debts. A vehicle with debts above its value counts as zero (decision 0064). */
export function evaluateTradeIn({ valueCents, debtsCents }: TradeInAmounts): TradeInWorth {
  return {
    equityCents: Math.max(valueCents - debtsCents, 0),
    shortfallCents: Math.max(debtsCents - valueCents, 0),
  };
}

/** The cash that a down payment needs in addition to the trade-in; null where the trade-in exceeds it. */
export function cashPart(entryValueCents: Money, { equityCents }: Pick<TradeInWorth, 'equityCents'>): Money | null {
  return equityCents > entryValueCents ? null : entryValueCents - equityCents;
}

/** The problems of the parts of a down payment; cash and trade-in must add up to it, to the centavo. */
export function tradeInProblems(entryValueCents: Money, tradeIn: TradeIn): FieldProblem[] {
  if (tradeIn.valueCents <= 0) return [{ path: 'tradeIn.valueCents', key: 'money.positive' }];
  const worth = evaluateTradeIn(tradeIn);
  const cashCents = cashPart(entryValueCents, worth);
  if (cashCents === null) {
    const params = { equity: formatMoney(worth.equityCents), entry: formatMoney(entryValueCents) };
    return [{ path: 'tradeIn.valueCents', key: 'tradeIn.aboveEntry', params }];
  }
  if (tradeIn.cashCents === cashCents) return [];
  return [{ path: 'tradeIn.cashCents', key: 'tradeIn.otherSum', params: { cash: formatMoney(cashCents) } }];
}
