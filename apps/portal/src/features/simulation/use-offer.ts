import { describeOffer, type OfferDescription } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useSharedSimulator } from './simulator-context.ts';

/** The disclosures of a term that is shown. */
export function useOffer(item: SimulationItem): OfferDescription {
  const { language } = useLanguage();
  const { parameters, quote, draft } = useSharedSimulator();
  // the figures remain visible while the plan changes
  const financeTypeId = quote.result?.financeTypeId ?? draft.financeTypeId;
  return describeOffer({ ...item, financeTypeId }, parameters.lender, language);
}
