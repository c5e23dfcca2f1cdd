import type { FieldProblem } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';

/** What a vehicle handed in as a part of the down payment is worth, and what has to be settled before it changes hands. */
export type TradeInAmounts = {
  valueCents: Money;
  /** the rest of its own financing, taxes and fines */
  debtsCents: Money;
};

/** A vehicle handed in, with the money that makes up the rest of the down payment. Who the vehicle is may be said later. */
export type TradeIn = TradeInAmounts & {
  cashCents: Money;
  /** brand and model, as people say it */
  description?: string | undefined;
  plate?: string | undefined;
  year?: number | undefined;
};

/** What a vehicle handed in means to the down payment; one of the two is always zero. */
export type TradeInWorth = {
  /** counts towards the down payment */
  equityCents: Money;
  /** debts above the value: they are no part of the financing, the client settles them apart */
  shortfallCents: Money;
};

/** Value less debts. A vehicle that owes more than it is worth counts as nothing (decision 0064). */
export function evaluateTradeIn({ valueCents, debtsCents }: TradeInAmounts): TradeInWorth {
  return {
    equityCents: Math.max(valueCents - debtsCents, 0),
    shortfallCents: Math.max(debtsCents - valueCents, 0),
  };
}

/** The money that a down payment needs beside the vehicle handed in; null where the vehicle alone is more than it. */
export function cashPart(entryValueCents: Money, { equityCents }: Pick<TradeInWorth, 'equityCents'>): Money | null {
  return equityCents > entryValueCents ? null : entryValueCents - equityCents;
}

/** What is wrong with how a down payment is made up; it must be the money and the vehicle handed in, to the centavo. */
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
