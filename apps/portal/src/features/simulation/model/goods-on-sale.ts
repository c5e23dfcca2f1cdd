import { whyIneligible } from '@estrada/domain/simulation/index';
import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';

/** A product whose price the seller types. */
export type Goods = SimulationBasis['catalogue'][number];

/** The goods and services that may be sold with a request over a term; none until the day's tables are loaded. */
export function goodsOnSale(
  request: SimulationRequest | null,
  basis: SimulationBasis | undefined,
  termMonths: number | undefined,
): Goods[] {
  if (!request || !basis || termMonths === undefined) return [];
  const facts = { ...request, birthDate: request.clientBirthDate, today: basis.today };
  return basis.catalogue.filter(
    (product) => product.priceSource === 'TYPED' && whyIneligible(product, facts, termMonths) === null,
  );
}
