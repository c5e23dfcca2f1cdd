import type { OfferType } from '@estrada/domain/offers/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import type { ChosenOffer } from './offer.ts';

/**
 * The offers by which the selected version can be sold: at a dealer the national ones and those of its branch, in the
 * simulator of offers those of every branch.
 *
 * @param offerType only these, by default both; null requests none
 */
export function useOffersOnSale(offerType?: OfferType | null) {
  const { dealerId, draft } = useSharedSimulator();
  const { versionId } = draft;
  const query = versionId === null || offerType === null ? null : { versionId, ...(offerType ? { offerType } : {}) };
  const settings = { staleTime: rarelyChangesMs, retry: false } as const;
  const ofDealer = useCall(
    'listOffersOnSale',
    dealerId !== null && query ? { query: { dealerId, ...query } } : null,
    settings,
  );
  const ofVersion = useCall('listOffersOfVersion', dealerId === null && query ? { query } : null, settings);
  const { data, isLoading, isError, refetch } = dealerId === null ? ofVersion : ofDealer;
  const offers: readonly ChosenOffer[] = data?.items ?? [];
  return { offers, isLoading, hasFailed: isError, retry: () => void refetch() };
}

/** One offer by its id: from its record in the simulator of offers, from those on sale at a dealer's. */
export function useOffer(offerId: string): { offer: ChosenOffer | null; isLoading: boolean } {
  const { dealerId } = useSharedSimulator();
  // of either type: the list on the screen may show the other one
  const onSale = useOffersOnSale(dealerId === null ? null : undefined);
  const record = useCall('readOffer', dealerId === null ? { params: { id: offerId } } : null);
  if (dealerId === null) return { offer: record.data ?? null, isLoading: record.isLoading };
  return { offer: onSale.offers.find(({ id }) => id === offerId) ?? null, isLoading: onSale.isLoading };
}
