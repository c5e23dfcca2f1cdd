import { cashPart, evaluateTradeIn, type TradeInWorth } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';

/** The vehicle handed in as it is typed. The money beside it is what it leaves of the entry, and is kept nowhere. */
export type TradeInDraft = {
  description: string;
  plate: string;
  year: number | null;
  valueCents: number | null;
  debtsCents: number | null;
};

type Entered = { entryValueCents: number | null; tradeIn?: TradeInDraft | null };

export const emptyTradeIn: TradeInDraft = {
  description: '',
  plate: '',
  year: null,
  valueCents: null,
  debtsCents: null,
};

/** Nothing of it has been typed yet. */
export const isBlank = (tradeIn: TradeInDraft): boolean => JSON.stringify(tradeIn) === JSON.stringify(emptyTradeIn);

const worthOf = ({ valueCents, debtsCents }: TradeInDraft): TradeInWorth =>
  evaluateTradeIn({ valueCents: valueCents ?? 0, debtsCents: debtsCents ?? 0 });

/**
 * What the vehicle handed in means to the entry of a draft; null without one.
 *
 * @returns `cashCents` null where there is no entry yet, or the vehicle is more than it; `isAside` in the second case: it stays typed,
 *   and the entry is money alone until it is high enough again
 */
export function tradeInValues({ entryValueCents, tradeIn }: Entered) {
  if (!tradeIn) return null;
  const worth = worthOf(tradeIn);
  const cashCents = entryValueCents === null ? null : cashPart(entryValueCents, worth);
  return { ...worth, cashCents, isAside: entryValueCents !== null && cashCents === null };
}

/** What counts of the vehicle handed in, to be said beside the entry; null where the entry is money alone. */
export function countedWorth(draft: Entered): TradeInWorth | null {
  const standing = tradeInValues(draft);
  if (!draft.tradeIn?.valueCents || !standing || standing.isAside) return null;
  const { equityCents, shortfallCents } = standing;
  return { equityCents, shortfallCents };
}

/** The vehicle handed in as it is kept with a simulation; undefined where nothing is typed, or it does not count. */
export function tradeInOf(draft: Entered): SimulationRequest['tradeIn'] {
  const { tradeIn } = draft;
  const cashCents = tradeInValues(draft)?.cashCents ?? null;
  if (!tradeIn || isBlank(tradeIn) || cashCents === null) return undefined;
  const { description, plate, year, valueCents, debtsCents } = tradeIn;
  return {
    ...(description.trim() ? { description: description.trim() } : {}),
    ...(plate.trim() ? { plate: plate.trim() } : {}),
    ...(year === null ? {} : { year }),
    valueCents: valueCents ?? 0,
    debtsCents: debtsCents ?? 0,
    cashCents,
  };
}

/** As it was kept, back in its fields. */
export function tradeInFrom({ tradeIn }: Pick<SimulationRequest, 'tradeIn'>): TradeInDraft | null {
  if (!tradeIn) return null;
  const { description = '', plate = '', year = null, valueCents, debtsCents } = tradeIn;
  return { description, plate, year, valueCents, debtsCents };
}
