import { expect, it } from 'vitest';
import { selectedOf, selectionOf } from './index.ts';

it('selects a product once and with nothing else chosen', () =>
  expect(selectedOf('GAP')).toEqual({
    code: 'GAP',
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
  }));

it('turns an old list of codes into a selection in its order', () =>
  expect(selectionOf(['PMC', 'GAP'])).toEqual([selectedOf('PMC'), selectedOf('GAP')]));

it('selects a repeated code once, and leaves out a code of no product', () =>
  expect(selectionOf(['GAP', 'INSURANCES', 'GAP', ''])).toEqual([selectedOf('GAP')]));

it('selects nothing by an empty list', () => expect(selectionOf([])).toEqual([]));

it('gives each product an option of its own', () =>
  expect(selectedOf('GAP').option).not.toBe(selectedOf('GAP').option));
