import type { SimulationBasis, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { useEffect, useMemo, useState } from 'react';
import type { DraftDiscount } from './discount.ts';

type Calculation = typeof import('./preview-terms.ts');

/** The calculation with every plan, loaded after the page: no figure can be wanted before its fields are filled in. */
function useCalculation(): Calculation | null {
  const [file, setFile] = useState<Calculation | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./preview-terms.ts').then(
      (loaded) => {
        if (!isGone) setFile(loaded);
      },
      // without it there is no preview: the server's figures arrive all the same
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return file;
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
  shown: SimulationItem['products'] | undefined,
) {
  const calculation = useCalculation();
  const text = request && JSON.stringify(request);
  return useMemo(() => {
    if (!isNeeded || !text || !basis || !calculation) return null;
    const prices = calculation.knownInsurerPrices(shown ?? [], basis.today);
    return calculation.previewTerms(JSON.parse(text) as SimulationRequest, basis, discount, prices);
  }, [isNeeded, text, basis, discount, shown, calculation]);
}
