import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { type SellerId, useBasisOf } from './calls-by-source.ts';

/** Tables change at the turn of a day or by an upload: what the server says decides, so the browser's may lag this far behind. */
const basisAgeMs = 5 * 60_000;

/**
 * The tables that a request is quoted by, for what the browser works out itself; undefined until they are there.
 *
 * @param request null while an input is missing or refused
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
