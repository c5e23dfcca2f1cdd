import type { CalendarDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import { type VapCode, vapCodes } from './vap-form.ts';

/**
 * A product as it is chosen for a sale, with everything that its price depends on. Requests, saved simulations and
 * proposals contain it; null means not chosen, or not applicable to the product.
 */
export type SelectedProduct = {
  code: VapCode;
  /** null: the first registered one that has a price */
  provider: string | null;
  /** 1 of an insurance product */
  quantity: number;
  /** typed, of goods and services; an insurance product has none */
  amountCents: Money | null;
  /** the stored answer of the insurer that the price is from */
  quoteId: string | null;
  /** the combo that it is part of */
  comboId: string | null;
  option: ProductOption;
};

/** The choice between the offers of one product. */
export type ProductOption = {
  /** null: the term of the financing */
  termMonths: number | null;
  /** A, B or C of car insurance; POWERTRAIN or COMPLETE of mechanical protection */
  coverage: string | null;
  /** the chosen offer of the insurer's answer: A-100 is coverage A with the ordinary deductible */
  pricingOption: string | null;
  /** of protected instalment */
  planCode: string | null;
  /** the promotional coupon of car insurance, which lowers the premium; not the discount coupon of a sale */
  coupon: string | null;
  /** of mechanical protection after the sale: the last day of the maker's warranty, from which it protects */
  startWarrantyDate: CalendarDate | null;
};

/** The most products of one sale, and pieces of one of them. */
export const selectionLimits = { products: 10, quantity: 20 } as const;

/** A product of which nothing is chosen but the product itself. */
export const selectedOf = (code: VapCode): SelectedProduct => ({
  code,
  provider: null,
  quantity: 1,
  amountCents: null,
  quoteId: null,
  comboId: null,
  option: {
    termMonths: null,
    coverage: null,
    pricingOption: null,
    planCode: null,
    coupon: null,
    startWarrantyDate: null,
  },
});

const isProduct = (code: string): code is VapCode => (vapCodes as readonly string[]).includes(code);

/**
 * The selection that a list of codes means, as sales stored it before: each product once, in the order of the list. Codes
 * of no product had no price, and are left out.
 */
export const selectionOf = (codes: readonly string[]): SelectedProduct[] =>
  [...new Set(codes)].filter(isProduct).map(selectedOf);
