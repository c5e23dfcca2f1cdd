import { DomainError } from '@estrada/domain/errors/index';
import {
  type InsurerPrice,
  isSameProduct,
  LoanError,
  quoteSimulation,
  type SelectedProduct,
} from '@estrada/domain/simulation/index';
import type { SimulationBasis, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import type { DraftDiscount } from './discount.ts';
import { insurerPriceOf, knownInsurerPrices } from './preview-terms.ts';
import { unsent } from './tables-of-term.ts';

/** What the shown figures were computed from. */
export type Sale = { request: SimulationRequest; basis: SimulationBasis; discount: DraftDiscount | null | undefined };

/** The quote of one term with other products than those of the request; null where it cannot be computed here. */
function quoteOf(
  item: SimulationItem,
  { request, basis, discount }: Sale,
  products: readonly SelectedProduct[],
  insurerPrices: readonly InsurerPrice[] = [],
) {
  // the figures of an earlier day have other tables
  if (item.simulationDate !== basis.today) return null;
  const priceRows = basis.priceRows.map((row) => ({ ...row, ...unsent }));
  const catalogue = basis.catalogue.filter((one) => products.some((selected) => isSameProduct(selected, one)));
  const rows = { ...basis, priceRows, catalogue, insurerPrices, discount: discount ?? undefined };
  try {
    const asked = { ...request, terms: [item.term], products: [...products] };
    return quoteSimulation(toQuoteInput(asked, rows)).terms[0] ?? null;
  } catch (error) {
    if (error instanceof DomainError || error instanceof LoanError) return null;
    throw error;
  }
}

/**
 * What an insurer's offer would add to the instalment; null where that is not known here, or it is paid apart.
 *
 * @param selected the product as the offer would be chosen
 */
export function addedInstalment(
  selected: SelectedProduct,
  totalCents: number,
  item: SimulationItem,
  sale: Sale,
): number | null {
  const others = sale.request.products.filter(({ code }) => code !== selected.code);
  const { today } = sale.basis;
  const known = knownInsurerPrices(item.products, today).filter(({ code }) => code !== selected.code);
  const prices = [...known, ...insurerPriceOf(selected, selected.provider ?? '', totalCents, today)];
  const quoted = quoteOf(item, sale, [...others, selected], prices)?.products.find((one) =>
    isSameProduct(one, selected),
  );
  return quoted?.isFinanced ? quoted.productMonthlyCents : null;
}
