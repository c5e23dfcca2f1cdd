import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import type { ChosenOffer } from './offer.ts';

/**
 * The offers by which a dealer can sell the selected version; none in the simulator of offers, which starts with its
 * own.
 */
export function useOffersOnSale(): { offers: readonly ChosenOffer[]; isLoading: boolean } {
  const { dealerId, draft } = useSharedSimulator();
  const { versionId } = draft;
  const query = useCall(
    'listOffersOnSale',
    dealerId === null || versionId === null ? null : { query: { dealerId, versionId } },
    { staleTime: rarelyChangesMs, retry: false },
  );
  return { offers: query.data?.items ?? [], isLoading: query.isLoading };
}

/** One offer by its id: from its record in the simulator of offers, from those on sale at a dealer's. */
export function useOffer(offerId: string): { offer: ChosenOffer | null; isLoading: boolean } {
  const { dealerId } = useSharedSimulator();
  const onSale = useOffersOnSale();
  const record = useCall('readOffer', dealerId === null ? { params: { id: offerId } } : null);
  if (dealerId === null) return { offer: record.data ?? null, isLoading: record.isLoading };
  return { offer: onSale.offers.find(({ id }) => id === offerId) ?? null, isLoading: onSale.isLoading };
}
