import type { BodyOf, Endpoints, QueryOf, SimulationRequest } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';

/** The dealer that sells; null in the simulator of offers, which has none. */
export type SellerId = string | null;

type Settings = NonNullable<Parameters<typeof useCall<'simulate'>>[2]>;
const quick = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

export type ShownFees = NonNullable<BodyOf<Endpoints['simulateOffer']>['seenExpenses']>;

/**
 * Fetches the figures of a request. @param seen the fees of the previous figures, which the simulator of offers pins
 */
export function useFigures(
  dealerId: SellerId,
  asked: { body: SimulationRequest; seen?: ShownFees | undefined } | null,
  settings: Settings,
) {
  const offered = dealerId === null && asked ? { body: figuresOfOffer(asked) } : null;
  const sold = dealerId !== null && asked ? { params: { dealerId }, body: asked.body } : null;
  const ofOffers = useCall('simulateOffer', offered, settings);
  const ofDealer = useCall('simulate', sold, settings);
  return dealerId === null ? ofOffers : ofDealer;
}

/** The request body of the simulator of offers. */
export const figuresOfOffer = ({ body, seen }: { body: SimulationRequest; seen?: ShownFees | undefined }) => ({
  ...body,
  ...(seen ? { seenExpenses: seen } : {}),
});

/** The current tables and fees, for what the browser computes itself. */
export function useBasisOf(
  dealerId: SellerId,
  query: QueryOf<Endpoints['readOfferBasis']> | null,
  settings: { staleTime: number; retry: false },
) {
  const ofOffers = useCall('readOfferBasis', dealerId === null && query ? { query } : null, settings);
  const ofDealer = useCall(
    'readSimulationBasis',
    dealerId !== null && query ? { params: { dealerId }, query } : null,
    settings,
  );
  return dealerId === null ? ofOffers : ofDealer;
}

/** What a manual rate would change for one term. */
export function useRateOf(
  dealerId: SellerId,
  asked: { tax: string; term: number; body: SimulationRequest; seen?: ShownFees | undefined } | null,
) {
  const query = asked && { term: asked.term };
  const ofOffers = useCall(
    'previewOfferRate',
    dealerId === null && asked && query ? { params: { tax: asked.tax }, query, body: figuresOfOffer(asked) } : null,
    quick,
  );
  const ofDealer = useCall(
    'previewRate',
    dealerId !== null && asked && query ? { params: { dealerId, tax: asked.tax }, query, body: asked.body } : null,
    quick,
  );
  return dealerId === null ? ofOffers : ofDealer;
}
