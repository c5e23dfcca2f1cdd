import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';
import { useEffect, useMemo, useState } from 'react';
import type { DraftDiscount } from './discount.ts';

type Compute = typeof import('./preview-terms.ts').previewTerms;

/** The calculation with every plan, loaded after the page: no figure can be wanted before its fields are filled in. */
function useCalculation(): Compute | null {
  const [compute, setCompute] = useState<Compute | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./preview-terms.ts').then(
      ({ previewTerms }) => {
        if (!isGone) setCompute(() => previewTerms);
      },
      // without it there is no preview: the server's figures arrive all the same
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return compute;
}

/**
 * The figures of the current input, in the same frame as the key press.
 *
 * @param request null while an input is missing or invalid
 * @param discount the accepted coupon or voucher of the request's code
 * @param isNeeded the server's figures are not up to date yet
 */
export function usePreview(
  request: SimulationRequest | null,
  basis: SimulationBasis | undefined,
  isNeeded: boolean,
  discount: DraftDiscount | null | undefined,
) {
  const compute = useCalculation();
  const text = request && JSON.stringify(request);
  return useMemo(
    () =>
      isNeeded && text && basis && compute ? compute(JSON.parse(text) as SimulationRequest, basis, discount) : null,
    [isNeeded, text, basis, discount, compute],
  );
}
