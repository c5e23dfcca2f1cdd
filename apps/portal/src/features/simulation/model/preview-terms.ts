import { DomainError } from '@estrada/domain/errors/index';
import {
  type InsurerPrice,
  LoanError,
  quoteSimulation,
  type SelectedProduct,
  type TermFigures,
  termFiguresOf,
} from '@estrada/domain/simulation/index';
import type { SimulationBasis, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { toQuoteInput } from '@estrada/endpoints/simulation/to-quote-input';
import type { DraftDiscount } from './discount.ts';
import { unsent } from './tables-of-term.ts';

/**
 * The figures of a request, computed here by the server's own code until its response arrives. Null if they cannot be
 * computed: the server returns the reason.
 */
export function previewTerms(
  request: SimulationRequest,
  basis: SimulationBasis,
  discount?: DraftDiscount | null,
  insurerPrices: readonly InsurerPrice[] = [],
): TermFigures[] | null {
  // without an insurer's price the figures would leave its product out
  if (request.products.some(({ quoteId }) => quoteId !== null && !insurerPrices.some((one) => one.quoteId === quoteId)))
    return null;
  try {
    // no figure on a card depends on the columns that are not sent
    const priceRows = basis.priceRows.map((row) => ({ ...row, ...unsent }));
    return quoteSimulation(
      toQuoteInput(request, { ...basis, priceRows, insurerPrices, discount: discount ?? undefined }),
    ).terms.map(termFiguresOf);
  } catch (error) {
    if (error instanceof DomainError || error instanceof LoanError) return null;
    throw error;
  }
}

/** The insurers' prices in the last figures: they stay while only the loan changes. */
export const knownInsurerPrices = (products: SimulationItem['products'], today: string): InsurerPrice[] =>
  products.flatMap((line) =>
    line.selected ? insurerPriceOf(line, line.provider, line.listCents ?? line.premiumCents, today) : [],
  );

/** A price of a chosen offer; none of a product that no insurer prices. */
export const insurerPriceOf = (
  { code, quoteId, option: { pricingOption } }: Pick<SelectedProduct, 'code' | 'quoteId' | 'option'>,
  provider: string,
  totalCents: number,
  validUntil: string,
): InsurerPrice[] =>
  quoteId === null || pricingOption === null
    ? []
    : [{ quoteId, code, provider, pricingOption, totalCents, validUntil }];
