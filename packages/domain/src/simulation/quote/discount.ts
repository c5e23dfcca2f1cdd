import { DomainError, type Texts } from '../../errors/index.ts';
import { formatMoney } from '../../formats/index.ts';
import type { Money } from '../../money/index.ts';
import { type DiscountRule, discountedPrice } from '../../promotions/discount-rule.ts';

/** The discount of a coupon or voucher, as a price contains it. */
export type Discount = Pick<DiscountRule, 'kind' | 'discountType' | 'discountValue'> & {
  /** the only plans that it is valid for; by default all */
  financeTypeIds?: readonly number[] | undefined;
};

/** A list price, what a discount takes from it, and the price from there on; centavos. */
export type PriceLines = { listPriceCents: Money; discountCents: Money; priceCents: Money };

/** The first stage of a price: the discount, if any, is taken from the list price with options. */
export function applyDiscount(listPriceCents: Money, discount: Discount | null | undefined): PriceLines {
  const priceCents = discount ? discountedPrice(discount, listPriceCents) : listPriceCents;
  return { listPriceCents, discountCents: listPriceCents - priceCents, priceCents };
}

/** The lowest list price of which a discount leaves at least one centavo. */
export function lowestListPrice(discount: Discount | null | undefined): Money {
  return discount?.discountType === 'VALUE' ? discount.discountValue + 1 : 1;
}

/** The field of a request that a code of this kind is sent in. */
export const discountFields = { COUPON: 'discountCoupon', VOUCHER: 'voucherCode' } as const;

/** @throws DomainError voucher-007-3 at the field of the code for a plan that the discount is not valid for */
export function ensureDiscountOfPlan(discount: Discount | undefined, financeTypeId: number): void {
  if (!discount?.financeTypeIds || discount.financeTypeIds.includes(financeTypeId)) return;
  throw new DomainError('voucher-007-3', { fields: [{ path: discountFields[discount.kind], key: 'voucher-007-3' }] });
}

/** Explains the price by its list price and its discount; null without one. */
export function explainDiscount({ listPriceCents, discountCents, priceCents }: PriceLines): Texts | null {
  if (discountCents === 0) return null;
  const [list, discount, price] = [listPriceCents, discountCents, priceCents].map(formatMoney);
  return {
    pt: `O preço de ${list} tem um desconto de ${discount}: o veículo custa ${price}.`,
    en: `The price of ${list} has a discount of ${discount}: the vehicle costs ${price}.`,
  };
}
