import { roundToCents } from '@estrada/domain/money/index';
import { applyDiscount } from '@estrada/domain/simulation/index';
import type { DraftDiscount } from './discount.ts';
import type { Draft } from './draft.ts';

/** Price and entry; shares are shares of the price with the discount. */
type Entry = Pick<Draft, 'vehicleValueCents' | 'entryValueCents' | 'entryShare' | 'entryHeldAs'>;
type Priced = Entry & Pick<Draft, 'discount'>;

/** The price of the vehicle with the discount; null without a price. */
export const priceOf = ({ vehicleValueCents, discount }: Pick<Draft, 'vehicleValueCents' | 'discount'>) =>
  vehicleValueCents === null ? null : applyDiscount(vehicleValueCents, discount).priceCents;

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
export function typeEntryAmount({ vehicleValueCents, discount }: Priced, entryValueCents: number | null): Entry {
  const entryShare = shareOf(entryValueCents, priceOf({ vehicleValueCents, discount }));
  return { vehicleValueCents, entryValueCents, entryShare, entryHeldAs: 'amount' };
}

/** Sets the entry as a percentage: the amount is computed. */
export function typeEntryShare({ vehicleValueCents, discount }: Priced, entryShare: string | null): Entry {
  const entryValueCents = amountOf(entryShare, priceOf({ vehicleValueCents, discount }));
  return { vehicleValueCents, entryValueCents, entryShare, entryHeldAs: 'share' };
}

/** Sets a price with a computed entry: how the entry was typed remains, and the amount is exact to the centavo. */
export function applyPrice(entry: Priced, vehicleValueCents: number, entryValueCents: number | null): Entry {
  const priced = typePrice(entry, vehicleValueCents);
  return { ...priced, entryValueCents: entryValueCents ?? priced.entryValueCents };
}

/** Sets the price: the typed form of the entry remains, the other one is computed. */
export function typePrice(entry: Priced, vehicleValueCents: number | null): Entry {
  const priceCents = priceOf({ ...entry, vehicleValueCents });
  const { entryValueCents, entryShare, entryHeldAs } = entry;
  return entryHeldAs === 'share'
    ? {
        vehicleValueCents,
        entryValueCents: amountOf(entryShare, priceCents) ?? entryValueCents,
        entryShare,
        entryHeldAs,
      }
    : { vehicleValueCents, entryValueCents, entryShare: shareOf(entryValueCents, priceCents), entryHeldAs };
}

/** Sets or removes the discount: an entry typed as an amount stays, one typed as a percentage is computed again. */
export const changeDiscount = (draft: Draft, discount: DraftDiscount | null): Partial<Draft> => ({
  ...typePrice({ ...draft, discount }, draft.vehicleValueCents),
  discount,
});
