import { whyIneligible } from '@estrada/domain/simulation/index';
import type { SimulationBasis, SimulationRequest } from '@estrada/endpoints/index';

/** A product of the day's catalogue: goods whose price the seller types, or insurance that an insurer prices. */
export type Goods = SimulationBasis['catalogue'][number];

/** The goods and services that may be sold with a request over a term; none until the day's tables are loaded. */
export const goodsOnSale = (
  request: SimulationRequest | null,
  basis: SimulationBasis | undefined,
  termMonths: number | undefined,
): Goods[] => (termMonths === undefined ? [] : onSale('TYPED', request, basis, termMonths));

/** The insurance that insurers price for a request. They cover their own terms, whatever that of the financing. */
export const insuranceOnSale = (request: SimulationRequest | null, basis: SimulationBasis | undefined): Goods[] =>
  onSale('INSURER', request, basis);

function onSale(
  priceSource: Goods['priceSource'],
  request: SimulationRequest | null,
  basis: SimulationBasis | undefined,
  termMonths?: number,
): Goods[] {
  if (!request || !basis) return [];
  const facts = { ...request, birthDate: request.clientBirthDate, today: basis.today };
  return basis.catalogue.filter(
    (product) => product.priceSource === priceSource && whyIneligible(product, facts, termMonths) === null,
  );
}
