import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { type SellerId, useBasisOf } from './calls-by-source.ts';

/** Tables change at midnight or by an upload: the server's figures decide, so the browser's copy may be this old. */
const basisAgeMs = 5 * 60_000;

/**
 * The tables that price a request, for what the browser computes itself; undefined until they are loaded.
 *
 * @param request null while an input is missing or invalid
 */
export function useBasis(dealerId: SellerId, request: SimulationRequest | null): SimulationBasis | undefined {
  const query = request && {
    financeTypeId: request.financeTypeId,
    assetType: request.assetType,
    saleType: request.saleType,
    personType: request.personType,
    manufacturerYear: request.manufacturerYear,
    modelYear: request.modelYear,
    state: request.state,
    plateState: request.plateState,
    ...(request.simulationId ? { simulationId: request.simulationId } : {}),
    ...(request.offerId ? { offerId: request.offerId } : {}),
  };
  return useBasisOf(dealerId, query, { staleTime: basisAgeMs, retry: false }).data;
}
