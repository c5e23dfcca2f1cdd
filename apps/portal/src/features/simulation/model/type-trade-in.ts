import type { Draft } from './draft.ts';
import { typeEntryAmount } from './entry.ts';
import { fixedEntryOf } from './fixed-entry.ts';
import { emptyTradeIn, type TradeInDraft, tradeInValues } from './trade-in.ts';

/**
 * Changes the trade-in vehicle. The cash stays, and the entry is the sum; if the plan fixes the entry, or the vehicle
 * exceeds it, the entry stays and the cash is computed.
 */
export function typeTradeIn(draft: Draft, part: Partial<TradeInDraft>): Partial<Draft> {
  const tradeIn = { ...emptyTradeIn, ...draft.tradeIn, ...part };
  const before = tradeInValues({ ...draft, tradeIn: draft.tradeIn ?? emptyTradeIn });
  const after = tradeInValues({ ...draft, tradeIn });
  const isSame = before?.equityCents === after?.equityCents;
  if (!before || !after || isSame || before.isAside || fixedEntryOf(draft) !== null) return { tradeIn };
  return { tradeIn, ...typeEntryAmount(draft, (before.cashCents ?? 0) + after.equityCents) };
}

/** Sets the cash: with the vehicle it is the entry. */
export function typeCash(draft: Draft, cashCents: number | null): Partial<Draft> {
  const equityCents = tradeInValues(draft)?.equityCents ?? 0;
  return typeEntryAmount(draft, cashCents === null && equityCents === 0 ? null : (cashCents ?? 0) + equityCents);
}

/** Removes the vehicle: the entry is the cash, unless the plan fixes it or the vehicle did not count. */
export function removeTradeIn(draft: Draft): Partial<Draft> {
  const standing = tradeInValues(draft);
  const isFree = standing && standing.cashCents !== null && fixedEntryOf(draft) === null;
  return { tradeIn: null, ...(isFree ? typeEntryAmount(draft, standing.cashCents) : {}) };
}

/** Raises the entry to the value of the vehicle: it counts again, without cash. */
export function raiseToTradeIn(draft: Draft): Partial<Draft> {
  const standing = tradeInValues(draft);
  return standing ? typeEntryAmount(draft, standing.equityCents) : {};
}
