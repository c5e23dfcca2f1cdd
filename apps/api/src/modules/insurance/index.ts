import type { ModuleFlags } from '@estrada/domain/access/index';
import { endpoints } from '@estrada/endpoints/index';
import { flow, type Route } from '../../kernel/route.ts';
import { insurerPorts, type Partners } from '../../partners/index.ts';
import { optionRoutes } from './list-options.ts';
import { makePriceCarInsurance } from './price-car-insurance.ts';
import { makePriceVaps } from './price-products.ts';

export { placeOf } from './offered-products.ts';
export { limitQuotes } from './price-products.ts';
export { findQuote, type InsurerPorts, insuranceSchedule, listInsurerPrices, quoteInsurers } from './quote-insurers.ts';

/** The area's contents page. */
export function insuranceRoutes(partners: Partners, options: { modules: ModuleFlags; deadlineMs: number }): Route[] {
  const pricing = { ports: insurerPorts(partners), ...options };
  return [
    ...optionRoutes(options.modules),
    flow(endpoints.priceVaps, makePriceVaps(pricing)),
    flow(endpoints.priceCarInsurance, makePriceCarInsurance(pricing)),
  ];
}
