import type { SimulationRequest } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useMemo } from 'react';
import { previewTerms } from './preview.ts';

/** Tables change at the turn of a day or by an upload: what the server says decides, so the preview may lag this far behind. */
const basisAgeMs = 5 * 60_000;

/**
 * The figures of what is being typed, in the same frame as the key.
 *
 * @param request null while an input is missing or refused
 * @param isNeeded the server's figures are not those of the request yet
 */
export function usePreview(dealerId: string, request: SimulationRequest | null, isNeeded: boolean) {
  const query = request && {
    financeTypeId: request.financeTypeId,
    assetType: request.assetType,
    personType: request.personType,
    modelYear: request.modelYear,
    state: request.state,
  };
  const basis = useCall('readSimulationBasis', query && { params: { dealerId }, query }, {
    staleTime: basisAgeMs,
    retry: false,
  });
  const text = request && JSON.stringify(request);
  return useMemo(
    () => (isNeeded && text && basis.data ? previewTerms(JSON.parse(text) as SimulationRequest, basis.data) : null),
    [isNeeded, text, basis.data],
  );
}
