import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import { type PricedProductRow, priceProduct } from '../tables/products.ts';
import { type Eligibility, type EligibilityFacts, type Ineligibility, whyIneligible } from './eligibility.ts';
import { excludedBy, isSameProduct, type SelectedProduct, selectedOf } from './selection.ts';

/** A product on sale at a dealer: what a quote needs of its row in the catalogue, with its prices in force. */
export type CatalogueProduct = Eligibility & {
  readonly provider: string;
  readonly type: 'Insurance' | 'Product';
  readonly priceSource: 'TABLE' | 'INSURER' | 'TYPED';
  /** of a typed price, for one piece */
  readonly minAmountCents: Money | null;
  readonly maxAmountCents: Money | null;
  readonly maxQuantity: number;
  /** false: paid apart, never part of the credit */
  readonly isFinanced: boolean;
  /** codes that cannot be in one sale with it */
  readonly exclusions: readonly string[];
  /** of `TABLE` */
  readonly prices: readonly PricedProductRow[];
};

/** One offer of an insurer's stored answer: the premium of a selection that names it, and the last day of its price. */
export type InsurerPrice = {
  readonly quoteId: string;
  readonly code: string;
  readonly provider: string;
  readonly pricingOption: string;
  readonly totalCents: Money;
  readonly validUntil: CalendarDate;
};

/** A selected product with its premium for the whole term and quantity. */
export type PricedProduct = SelectedProduct & {
  provider: string;
  type: 'Insurance' | 'Product';
  isFinanced: boolean;
  premiumCents: Money;
};

/** Why a selected product has no price: not on sale, a rule of its row, or what its price source lacks. */
export const missingReasons = [
  'notSold',
  'person',
  'condition',
  'saleType',
  'buyer',
  'plan',
  'vehicleAge',
  'mileage',
  'vehiclePrice',
  'clientAge',
  'term',
  'noPrice',
  'noAmount',
  'amount',
  'quantity',
  'noQuote',
  'quoteExpired',
] as const satisfies readonly (Ineligibility | string)[];
export type MissingReason = (typeof missingReasons)[number];
export type MissingProduct = { code: string; provider: string | null; reason: MissingReason };

/** What prices the products of one term. */
export type ProductFacts = EligibilityFacts & {
  /** of the quoted column */
  termMonths: number;
  /** net credit before fees, products and tax: the insurer's rating base */
  financedCents: Money;
  catalogue: readonly CatalogueProduct[];
  insurerPrices?: readonly InsurerPrice[] | undefined;
};

/**
 * The price of a selected product: of the insurer or supplier that it names, otherwise of the first in the catalogue
 * that has one.
 *
 * @returns the reason of the first candidate where none has a price
 */
export function priceSelected(selected: SelectedProduct, facts: ProductFacts): PricedProduct | MissingProduct {
  let missing: MissingProduct | null = null;
  for (const product of facts.catalogue.filter((one) => isSameProduct(selected, one))) {
    const price = priceOf(product, selected, facts);
    if (typeof price === 'number') return priced(product, selected, price);
    missing ??= { code: selected.code, provider: selected.provider, reason: price };
  }
  return missing ?? { code: selected.code, provider: selected.provider, reason: 'notSold' };
}

export const isPriced = (one: PricedProduct | MissingProduct): one is PricedProduct => 'premiumCents' in one;

const priced = (
  { provider, type, isFinanced }: CatalogueProduct,
  selected: SelectedProduct,
  premiumCents: Money,
): PricedProduct => ({ ...selected, provider, type, isFinanced, premiumCents });

/** The premium of a product for a sale, in centavos, or why it has none. */
function priceOf(product: CatalogueProduct, selected: SelectedProduct, facts: ProductFacts): Money | MissingReason {
  // an insurer covers the chosen term, whatever the term of the financing
  const ownTerm = product.priceSource === 'INSURER' ? selected.option.termMonths : null;
  const failed = whyIneligible(product, facts, ownTerm ?? facts.termMonths);
  if (failed) return failed;
  if (selected.quantity > product.maxQuantity) return 'quantity';
  const unit = unitPriceOf(product, selected, facts);
  return typeof unit === 'number' ? unit * selected.quantity : unit;
}

function unitPriceOf(product: CatalogueProduct, selected: SelectedProduct, facts: ProductFacts): Money | MissingReason {
  const { amountCents, quoteId, option } = selected;
  switch (product.priceSource) {
    case 'TABLE': {
      const termMonths = option.termMonths ?? facts.termMonths;
      return priceProduct(product.prices, { ...facts, code: product.code, termMonths })?.premiumCents ?? 'noPrice';
    }
    case 'TYPED': {
      if (amountCents === null) return 'noAmount';
      const isWithin = amountCents >= (product.minAmountCents ?? 1) && amountCents <= (product.maxAmountCents ?? 0);
      return isWithin ? amountCents : 'amount';
    }
    case 'INSURER': {
      const answer = facts.insurerPrices?.find(
        (one) =>
          one.quoteId === quoteId &&
          one.code === product.code &&
          one.provider === product.provider &&
          one.pricingOption === option.pricingOption,
      );
      if (!answer) return 'noQuote';
      return answer.validUntil < facts.today ? 'quoteExpired' : answer.totalCents;
    }
  }
}

/** A product that could be added to the selection, with the code of a selected one that it cannot be sold with. */
export type OfferedProduct = PricedProduct & { excludedBy: string | null };

/**
 * The products of the catalogue that have a price without a further choice and are not selected.
 *
 * @param selection as `priceSelected` returned it: one without a price still excludes others
 */
export function offeredProducts(
  selection: readonly (PricedProduct | MissingProduct)[],
  facts: ProductFacts,
): OfferedProduct[] {
  const sold = selection.flatMap((one) => facts.catalogue.find((other) => isSameProduct(one, other)) ?? []);
  return facts.catalogue.flatMap((product) => {
    if (sold.includes(product)) return [];
    const { code, provider } = product;
    const one = priceSelected(selectedOf(code, provider), facts);
    return isPriced(one) ? [{ ...one, excludedBy: excludedBy(product, sold) }] : [];
  });
}
