import { roundToCents } from '@estrada/domain/money/index';
import type { Draft } from './draft.ts';

type Entry = Pick<Draft, 'vehicleValueCents' | 'entryValueCents' | 'entryShare' | 'entryHeldAs'>;

/** The entry as a fraction of the price, as text with four decimals ("0.2905"); null without a price. */
export function shareOf(entryValueCents: number | null, priceCents: number | null): string | null {
  if (entryValueCents === null || !priceCents) return null;
  return (entryValueCents / priceCents).toFixed(4);
}

function amountOf(share: string | null, priceCents: number | null): number | null {
  if (share === null || priceCents === null) return null;
  return roundToCents(Number(share) * priceCents);
}

/** Sets the entry as an amount: the percentage is computed. */
export function typeEntryAmount({ vehicleValueCents }: Entry, entryValueCents: number | null): Entry {
  const entryShare = shareOf(entryValueCents, vehicleValueCents);
  return { vehicleValueCents, entryValueCents, entryShare, entryHeldAs: 'amount' };
}

/** Sets the entry as a percentage: the amount is computed. */
export function typeEntryShare({ vehicleValueCents }: Entry, entryShare: string | null): Entry {
  const entryValueCents = amountOf(entryShare, vehicleValueCents);
  return { vehicleValueCents, entryValueCents, entryShare, entryHeldAs: 'share' };
}

/** Sets a price with a computed entry: how the entry was typed remains, and the amount is exact to the centavo. */
export function applyPrice(entry: Entry, vehicleValueCents: number, entryValueCents: number | null): Entry {
  const priced = typePrice(entry, vehicleValueCents);
  return { ...priced, entryValueCents: entryValueCents ?? priced.entryValueCents };
}

/** Sets the price: the typed form of the entry remains, the other one is computed. */
export function typePrice(entry: Entry, vehicleValueCents: number | null): Entry {
  const { entryValueCents, entryShare, entryHeldAs } = entry;
  return entryHeldAs === 'share'
    ? {
        vehicleValueCents,
        entryValueCents: amountOf(entryShare, vehicleValueCents) ?? entryValueCents,
        entryShare,
        entryHeldAs,
      }
    : { vehicleValueCents, entryValueCents, entryShare: shareOf(entryValueCents, vehicleValueCents), entryHeldAs };
}
