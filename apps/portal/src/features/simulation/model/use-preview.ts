import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { useMemo } from 'react';
import { previewTerms } from './preview.ts';

/**
 * The figures of what is being typed, in the same frame as the key.
 *
 * @param request null while an input is missing or refused
 * @param isNeeded the server's figures are not those of the request yet
 */
export function usePreview(request: SimulationRequest | null, basis: SimulationBasis | undefined, isNeeded: boolean) {
  const text = request && JSON.stringify(request);
  return useMemo(
    () => (isNeeded && text && basis ? previewTerms(JSON.parse(text) as SimulationRequest, basis) : null),
    [isNeeded, text, basis],
  );
}
