import { selectedOf } from '@estrada/domain/products/index';
import { expect, it } from 'vitest';
import { selectedProduct, selectedProducts } from './selected-product.schema.ts';

it('takes what is left out as not chosen', () => {
  expect(selectedProduct.parse({ code: 'GAP' })).toEqual(selectedOf('GAP'));
  expect(selectedProduct.parse({ code: 'GAP', option: {} })).toEqual(selectedOf('GAP'));
});

it('returns a full selection unchanged', () => {
  const selected = {
    ...selectedOf('SEGURO_AUTO'),
    provider: 'LIBERTY',
    quoteId: 'jx0_-1',
    comboId: '01jd0000000000000000000000',
    option: {
      termMonths: 12,
      coverage: 'A',
      pricingOption: 'A-100',
      planCode: 'P1',
      coupon: 'PROMO10',
      startWarrantyDate: '2027-01-31',
    },
  };
  expect(selectedProduct.parse(selected)).toEqual(selected);
});

it.each<[object, string, string]>([
  [{ code: 'INSURANCES' }, 'code', 'value.notAllowed'],
  [{ code: 'GAP', quantity: 0 }, 'quantity', 'number.outOfRange'],
  [{ code: 'GAP', quantity: 21 }, 'quantity', 'number.outOfRange'],
  [{ code: 'GAP', quantity: 1.5 }, 'quantity', 'number.invalid'],
  [{ code: 'GAP', amountCents: -1 }, 'amountCents', 'number.invalid'],
  [{ code: 'GAP', quoteId: 'a b' }, 'quoteId', 'value.notAllowed'],
  [{ code: 'GAP', option: { coupon: 'x'.repeat(41) } }, 'option.coupon', 'text.tooLong'],
  [{ code: 'PMC_DAY_2', option: { startWarrantyDate: '31/12/2026' } }, 'option.startWarrantyDate', 'date.invalid'],
])('refuses %j', (typed, path, message) => {
  const issues = selectedProduct.safeParse(typed).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
});

it('takes at most ten products', () => {
  expect(selectedProducts.safeParse(Array(10).fill({ code: 'GAP' })).success).toBe(true);
  expect(selectedProducts.safeParse(Array(11).fill({ code: 'GAP' })).success).toBe(false);
});
