import type { CalendarDate } from '../../calendar/index.ts';
import type { FieldProblem } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';

/** The client's choices within a product; null: the product's own. */
export type ProductOption = {
  /** months of cover; by default those of the financing */
  termMonths: number | null;
  coverage: string | null;
  /** which offer of an insurer's answer: a coverage with its deductible */
  pricingOption: string | null;
  /** of protected instalment */
  planCode: string | null;
  /** promotional coupon of car insurance */
  coupon: string | null;
  /** of mechanical protection after the sale: the last day of the maker's warranty, after which the cover begins */
  startWarrantyDate: CalendarDate | null;
};

/** A product that the client buys with the vehicle. Amounts in centavos. */
export type SelectedProduct = {
  code: string;
  /** of which insurer or supplier; null: the first that may be sold */
  provider: string | null;
  quantity: number;
  /** of goods whose price is typed: for one piece */
  amountCents: Money | null;
  /** the insurer's answer that prices it */
  quoteId: string | null;
  /** the combo that it was chosen in */
  comboId: string | null;
  option: ProductOption;
};

const noOption: ProductOption = {
  termMonths: null,
  coverage: null,
  pricingOption: null,
  planCode: null,
  coupon: null,
  startWarrantyDate: null,
};

/** A product without further choices, of the first insurer or supplier that may sell it unless one is named. */
export const selectedOf = (code: string, provider: string | null = null): SelectedProduct => ({
  code,
  provider,
  quantity: 1,
  amountCents: null,
  quoteId: null,
  comboId: null,
  option: noOption,
});

/** A selection in which a code alone is a product without further choices; of repeated products the first remains. */
export function selectionOf(items: readonly (string | SelectedProduct)[]): SelectedProduct[] {
  const all = items.map((item) => (typeof item === 'string' ? selectedOf(item) : item));
  return all.filter((one, index) => all.findIndex((other) => isSameProduct(one, other)) === index);
}

/** Whether two name one product; one without an insurer is the product of any. */
export const isSameProduct = (
  one: { code: string; provider: string | null },
  other: { code: string; provider: string | null },
): boolean =>
  one.code === other.code && (one.provider === null || other.provider === null || one.provider === other.provider);

type Excluding = { code: string; provider: string; exclusions: readonly string[] };

/** Whether two different products may not be in one sale: two of one insurance, or one excludes the other. */
const exclude = (one: Excluding, other: Excluding): boolean =>
  (one.code === other.code && one.provider !== other.provider) ||
  one.exclusions.includes(other.code) ||
  other.exclusions.includes(one.code);

/** The code of the first product of a sale that a product cannot be sold with; null where it can. */
export const excludedBy = (product: Excluding, sold: readonly Excluding[]): string | null =>
  sold.find((other) => exclude(product, other))?.code ?? null;

/** The problem of a selection whose products exclude each other, at the later one; none otherwise. */
export function exclusionProblems(
  selection: readonly SelectedProduct[],
  catalogue: readonly Excluding[],
  nameOf: (code: string) => { pt: string; en: string },
): FieldProblem[] {
  const chosen = selection.flatMap((one, index) => {
    const product = catalogue.find((other) => isSameProduct(one, other));
    return product ? [{ product, index }] : [];
  });
  return chosen.flatMap(({ product, index }, place): FieldProblem[] => {
    const other = excludedBy(
      product,
      chosen.slice(0, place).map((earlier) => earlier.product),
    );
    if (other === null) return [];
    const params = { name: nameOf(product.code), other: nameOf(other) };
    return [{ path: `products.${index}`, key: 'product.excluded', params }];
  });
}
