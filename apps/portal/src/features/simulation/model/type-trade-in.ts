import type { Draft } from './draft.ts';
import { typeEntryAmount } from './entry.ts';
import { fixedEntryOf } from './fixed-entry.ts';
import { emptyTradeIn, type TradeInDraft, tradeInValues } from './trade-in.ts';

/**
 * Something typed of the vehicle handed in. The money beside it stays, and the entry is the sum; where the plan fixes the entry,
 * or the vehicle is more than it, the entry stays and the money follows.
 */
export function typeTradeIn(draft: Draft, part: Partial<TradeInDraft>): Partial<Draft> {
  const tradeIn = { ...emptyTradeIn, ...draft.tradeIn, ...part };
  const before = tradeInValues({ ...draft, tradeIn: draft.tradeIn ?? emptyTradeIn });
  const after = tradeInValues({ ...draft, tradeIn });
  const isSame = before?.equityCents === after?.equityCents;
  if (!before || !after || isSame || before.isAside || fixedEntryOf(draft) !== null) return { tradeIn };
  return { tradeIn, ...typeEntryAmount(draft, (before.cashCents ?? 0) + after.equityCents) };
}

/** The money typed: with the vehicle it is the entry. */
export function typeCash(draft: Draft, cashCents: number | null): Partial<Draft> {
  const equityCents = tradeInValues(draft)?.equityCents ?? 0;
  return typeEntryAmount(draft, cashCents === null && equityCents === 0 ? null : (cashCents ?? 0) + equityCents);
}

/** Without the vehicle the entry is the money, unless the plan fixes it or the vehicle did not count. */
export function removeTradeIn(draft: Draft): Partial<Draft> {
  const standing = tradeInValues(draft);
  const isFree = standing && standing.cashCents !== null && fixedEntryOf(draft) === null;
  return { tradeIn: null, ...(isFree ? typeEntryAmount(draft, standing.cashCents) : {}) };
}

/** An entry that is as high as the vehicle: it counts again, without money beside it. */
export function raiseToTradeIn(draft: Draft): Partial<Draft> {
  const standing = tradeInValues(draft);
  return standing ? typeEntryAmount(draft, standing.equityCents) : {};
}
