import { cashPart, evaluateTradeIn, type TradeInWorth } from '@estrada/domain/simulation/index';
import type { SimulationRequest } from '@estrada/endpoints/index';

/** The trade-in vehicle as typed. The cash is the rest of the entry, and is not stored. */
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

/** Whether nothing has been typed yet. */
export const isBlank = (tradeIn: TradeInDraft): boolean => JSON.stringify(tradeIn) === JSON.stringify(emptyTradeIn);

const worthOf = ({ valueCents, debtsCents }: TradeInDraft): TradeInWorth =>
  evaluateTradeIn({ valueCents: valueCents ?? 0, debtsCents: debtsCents ?? 0 });

/**
 * How the trade-in vehicle contributes to the entry of a draft; null without one.
 *
 * @returns `cashCents` null if there is no entry yet, or the vehicle exceeds it; `isAside` in the second case: it stays
 * typed, and the entry is only cash until it is high enough again
 */
export function tradeInValues({ entryValueCents, tradeIn }: Entered) {
  if (!tradeIn) return null;
  const worth = worthOf(tradeIn);
  const cashCents = entryValueCents === null ? null : cashPart(entryValueCents, worth);
  return { ...worth, cashCents, isAside: entryValueCents !== null && cashCents === null };
}

/** The part of the trade-in vehicle that counts, shown with the entry; null if the entry is only cash. */
export function countedWorth(draft: Entered): TradeInWorth | null {
  const standing = tradeInValues(draft);
  if (!draft.tradeIn?.valueCents || !standing || standing.isAside) return null;
  const { equityCents, shortfallCents } = standing;
  return { equityCents, shortfallCents };
}

/** The trade-in vehicle as saved with a simulation; undefined if nothing is typed, or it does not count. */
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

/** The fields of a saved trade-in vehicle. */
export function tradeInFrom({ tradeIn }: Pick<SimulationRequest, 'tradeIn'>): TradeInDraft | null {
  if (!tradeIn) return null;
  const { description = '', plate = '', year = null, valueCents, debtsCents } = tradeIn;
  return { description, plate, year, valueCents, debtsCents };
}
