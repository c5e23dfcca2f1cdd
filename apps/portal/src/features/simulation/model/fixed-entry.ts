import { fixedEntryCentsOf } from '@estrada/domain/simulation/index';
import type { Draft } from './draft.ts';
import { priceOf, shareOf, typePrice } from './entry.ts';

/** The only entry that the plan of a draft accepts for its price; null if the client chooses. */
export function fixedEntryOf({
  financeTypeId,
  ...priced
}: Pick<Draft, 'financeTypeId' | 'vehicleValueCents' | 'discount'>): number | null {
  const priceCents = priceOf(priced);
  return priceCents === null ? null : fixedEntryCentsOf(financeTypeId, priceCents);
}

/** The draft with the plan's fixed entry, if any; the typed entry is stored and restored with another plan. */
export function withFixedEntry(draft: Draft): Draft {
  const fixedCents = fixedEntryOf(draft);
  if (fixedCents === null) {
    if (!draft.ownEntry) return draft;
    const { vehicleValueCents, discount } = draft;
    const own = { ...draft.ownEntry, vehicleValueCents, discount };
    return { ...draft, ...typePrice(own, draft.vehicleValueCents), ownEntry: null };
  }
  if (fixedCents === draft.entryValueCents) return draft;
  const { entryValueCents, entryShare, entryHeldAs, ownEntry } = draft;
  return {
    ...draft,
    ownEntry: ownEntry ?? { entryValueCents, entryShare, entryHeldAs },
    entryValueCents: fixedCents,
    entryShare: shareOf(fixedCents, priceOf(draft)),
    entryHeldAs: 'amount',
  };
}
