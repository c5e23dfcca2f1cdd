import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';

/** Tables change at the turn of a day or by an upload: what the server says decides, so the browser's may lag this far behind. */
const basisAgeMs = 5 * 60_000;

/**
 * The tables that a request is quoted by, for what the browser works out itself; undefined until they are there.
 *
 * @param request null while an input is missing or refused
 */
export function useBasis(dealerId: string, request: SimulationRequest | null): SimulationBasis | undefined {
  const query = request && {
    financeTypeId: request.financeTypeId,
    assetType: request.assetType,
    saleType: request.saleType,
    personType: request.personType,
    modelYear: request.modelYear,
    state: request.state,
    plateState: request.plateState,
    ...(request.simulationId ? { simulationId: request.simulationId } : {}),
  };
  return useCall('readSimulationBasis', query && { params: { dealerId }, query }, {
    staleTime: basisAgeMs,
    retry: false,
  }).data;
}
