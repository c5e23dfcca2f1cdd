import type { CalendarDate } from '../../calendar/index.ts';
import { allocate, type Money } from '../../money/index.ts';
import type { AssetType, PersonType } from '../tables/price-tables.ts';
import { type PricedProductRow, priceProduct } from '../tables/products.ts';
import { type ProtectionPriceRow, protectionPremium } from '../tables/protection.ts';
import { type Eligibility, type EligibilityFacts, ineligibility, whyIneligible } from './eligibility.ts';
import { excludedBy, isSameProduct, type ProductOption, type SelectedProduct, selectedOf } from './selection.ts';

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
  /** of `TABLE`, where the table of mechanical protection prices it: instead of `prices` */
  readonly protection?: readonly ProtectionPriceRow[] | undefined;
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

/** A combo on sale that costs less than its parts. */
export type PricedCombo = {
  readonly id: string;
  /** the codes of its parts */
  readonly products: readonly string[];
  readonly priceCents: Money;
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
  ...ineligibility,
  'noPrice',
  'noCoverage',
  'noWarranty',
  'noProtection',
  'noAmount',
  'amount',
  'quantity',
  'noQuote',
  'quoteExpired',
] as const;
export type MissingReason = (typeof missingReasons)[number];
export type MissingProduct = { code: string; provider: string | null; reason: MissingReason };

/** What prices the products of one term. */
export type ProductFacts = EligibilityFacts & {
  personType: PersonType;
  assetType: AssetType;
  /** of the quoted column */
  termMonths: number;
  /** net credit before fees, products and tax: the insurer's rating base */
  financedCents: Money;
  catalogue: readonly CatalogueProduct[];
  insurerPrices?: readonly InsurerPrice[] | undefined;
  /** the combos on sale that have a price of their own */
  combos?: readonly PricedCombo[] | undefined;
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

/**
 * The prices of a selection, in its order. The parts of a complete combo together cost no more than the combo.
 *
 * @returns for a product without a price the reason
 */
export function priceSelection(
  selection: readonly SelectedProduct[],
  facts: ProductFacts,
): (PricedProduct | MissingProduct)[] {
  const prices = selection.map((selected) => priceSelected(selected, facts));
  for (const { id, products, priceCents } of facts.combos ?? []) {
    const parts = prices.filter(isPriced).filter(({ comboId, code }) => comboId === id && products.includes(code));
    if (parts.length < products.length) continue;
    const reduced = comboPartPrices(
      parts.map(({ premiumCents }) => premiumCents),
      priceCents,
    );
    for (const [place, part] of parts.entries())
      prices[prices.indexOf(part)] = { ...part, premiumCents: reduced[place]! };
  }
  return prices;
}

/**
 * The prices of a combo's parts, in their order. A price of the combo that is less than their sum is met: the difference
 * is spread in proportion to the parts, by centavo; of equal claims to a centavo that of the largest part comes last.
 * No part becomes negative or dearer.
 */
export function comboPartPrices(parts: readonly Money[], price: Money | null): Money[] {
  const sum = parts.reduce((before, part) => before + part, 0);
  if (price === null || price >= sum) return [...parts];
  const ascending = parts.map((_, index) => index).sort((one, other) => parts[one]! - parts[other]!);
  const reductions = allocate(
    sum - price,
    ascending.map((index) => parts[index]!),
  );
  const reduced = [...parts];
  for (const [place, index] of ascending.entries()) reduced[index]! -= reductions[place]!;
  return reduced;
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

/** The limits of a typed price, for one piece; without a highest amount nothing is sold. */
export const amountLimits = ({ minAmountCents, maxAmountCents }: Amounts): { least: Money; most: Money } => ({
  least: minAmountCents ?? 1,
  most: maxAmountCents ?? 0,
});
type Amounts = Pick<CatalogueProduct, 'minAmountCents' | 'maxAmountCents'>;

/** Whether a typed price for one piece is within the limits of its product. */
export function isWithinAmounts(product: Amounts, amountCents: Money): boolean {
  const { least, most } = amountLimits(product);
  return amountCents >= least && amountCents <= most;
}

function unitPriceOf(product: CatalogueProduct, selected: SelectedProduct, facts: ProductFacts): Money | MissingReason {
  const { amountCents, quoteId, option } = selected;
  switch (product.priceSource) {
    case 'TABLE': {
      const termMonths = option.termMonths ?? facts.termMonths;
      if (product.protection) return protectionPriceOf(product, product.protection, { option, facts, termMonths });
      return priceProduct(product.prices, { ...facts, code: product.code, termMonths })?.premiumCents ?? 'noPrice';
    }
    case 'TYPED': {
      if (amountCents === null) return 'noAmount';
      return isWithinAmounts(product, amountCents) ? amountCents : 'amount';
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

/**
 * The price of mechanical protection for a vehicle. One bought later also depends on the end of the maker's warranty; a
 * new vehicle has no mileage unless one is stated.
 */
function protectionPriceOf(
  { code, provider }: CatalogueProduct,
  rows: readonly ProtectionPriceRow[],
  { option, facts, termMonths }: { option: ProductOption; facts: ProductFacts; termMonths: number },
): Money | MissingReason {
  const { coverage, startWarrantyDate: warrantyEndsOn } = option;
  if (coverage === null) return 'noCoverage';
  if (code === 'PMC_DAY_2' && warrantyEndsOn === null) return 'noWarranty';
  const km = facts.mileage ?? (facts.assetType === 1 ? 0 : null);
  const { vehicleValueCents: priceCents, today } = facts;
  if (km === null || priceCents === undefined) return 'noProtection';
  const choice = { code, provider, coverage, termMonths, km, priceCents, warrantyEndsOn, today };
  return protectionPremium(rows, { ...choice, priceSource: 'TABLE' }) ?? 'noProtection';
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
