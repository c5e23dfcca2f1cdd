import { describe, expect, it } from 'vitest';
import type { PricedProductRow } from '../tables/products.ts';
import { isPriced, offeredProducts, type ProductFacts, priceSelected } from './price-selection.ts';
import { productExample } from './product-example.ts';
import { exclusionProblems, type SelectedProduct, selectedOf, selectionOf } from './selection.ts';

const row = (code: string, provider: string, premiumCents: number, termMonths = 36): PricedProductRow => ({
  code,
  type: 'Insurance',
  provider,
  termMonths,
  minFinancedCents: 1,
  maxFinancedCents: 10_000_000,
  assetType: 1,
  personType: null,
  premiumCents,
  effectiveFrom: '2026-01-01',
  validUntil: null,
});
const gap = productExample('GAP', [row('GAP', 'ASSURANT', 90_000), row('GAP', 'ASSURANT', 60_000, 24)]);
const liberty = productExample('PMC', [row('PMC', 'LIBERTY', 200_000)], { maxMileageKm: 50_000 });
const cardif = productExample('PMC', [row('PMC', 'CARDIF', 250_000)], { provider: 'CARDIF' });
const dayTwo = productExample('PMC_DAY_2', [row('PMC_DAY_2', 'LIBERTY', 80_000)], { exclusions: ['PMC'] });
const mats = productExample('ACCESSORIES', [], {
  provider: 'LOJA',
  type: 'Product',
  priceSource: 'TYPED',
  minAmountCents: 1_000,
  maxAmountCents: 300_000,
  maxQuantity: 3,
});
const auto = productExample('SEGURO_AUTO', [], { provider: 'LIBERTY', priceSource: 'INSURER' });
const facts: ProductFacts = {
  personType: 'PF',
  assetType: 1,
  saleType: 'TD',
  financeTypeId: 1,
  modelYear: 2026,
  vehicleValueCents: 8_000_000,
  mileage: 60_000,
  today: '2026-11-27',
  termMonths: 36,
  financedCents: 5_000_000,
  catalogue: [gap, liberty, cardif, dayTwo, mats, auto],
  insurerPrices: [
    {
      quoteId: 'Q1',
      code: 'SEGURO_AUTO',
      provider: 'LIBERTY',
      pricingOption: 'A-100',
      totalCents: 412_345,
      validUntil: '2026-11-27',
    },
  ],
};
const select = (code: string, changes: Partial<SelectedProduct> = {}) => ({ ...selectedOf(code), ...changes });
const withOption = (code: string, option: Partial<SelectedProduct['option']>, changes: Partial<SelectedProduct> = {}) =>
  select(code, { ...changes, option: { ...selectedOf(code).option, ...option } });
const priceOf = (selected: SelectedProduct, changes: Partial<ProductFacts> = {}) => {
  const found = priceSelected(selected, { ...facts, ...changes });
  return isPriced(found) ? found.premiumCents : found.reason;
};

describe('priceSelected', () => {
  it.each<[string, SelectedProduct, number | string]>([
    ['the row of the financing term', select('GAP'), 90_000],
    ['the row of its own term', withOption('GAP', { termMonths: 24 }), 60_000],
    ['no row', withOption('GAP', { termMonths: 12 }), 'noPrice'],
    ['a product that is not on sale', select('LIFE'), 'notSold'],
    ['another insurer than those on sale', select('GAP', { provider: 'CARDIF' }), 'notSold'],
    [
      'an amount within its limits, by the quantity',
      select('ACCESSORIES', { amountCents: 300_000, quantity: 3 }),
      900_000,
    ],
    ['no amount', select('ACCESSORIES'), 'noAmount'],
    ['an amount above its limit', select('ACCESSORIES', { amountCents: 300_001 }), 'amount'],
    ['an amount below its limit', select('ACCESSORIES', { amountCents: 999 }), 'amount'],
    ['more than may be sold', select('ACCESSORIES', { amountCents: 1_000, quantity: 4 }), 'quantity'],
    ['the offer of an answer', withOption('SEGURO_AUTO', { pricingOption: 'A-100' }, { quoteId: 'Q1' }), 412_345],
    ['another offer of it', withOption('SEGURO_AUTO', { pricingOption: 'B-100' }, { quoteId: 'Q1' }), 'noQuote'],
    ['no answer', select('SEGURO_AUTO'), 'noQuote'],
  ])('prices by %s', (_, selected, price) => expect(priceOf(selected)).toBe(price));

  it('refuses the price of an answer from the day after its last one', () => {
    const selected = withOption('SEGURO_AUTO', { pricingOption: 'A-100' }, { quoteId: 'Q1' });
    expect(priceOf(selected, { today: '2026-11-28' })).toBe('quoteExpired');
  });

  it('compares the terms that an insurer sells with the term of cover, not with that of the loan', () => {
    const catalogue = [{ ...auto, maxTermMonths: 24 }];
    const offer = { pricingOption: 'A-100', termMonths: 12 };
    expect(priceOf(withOption('SEGURO_AUTO', offer, { quoteId: 'Q1' }), { catalogue })).toBe(412_345);
    const longer = { ...offer, termMonths: 36 };
    expect(priceOf(withOption('SEGURO_AUTO', longer, { quoteId: 'Q1' }), { catalogue })).toBe('term');
  });

  it('uses the first insurer that has a price where none is named, and gives the reason of the first where none has', () => {
    expect(priceOf(select('PMC'))).toBe(250_000);
    expect(priceOf(select('PMC', { provider: 'LIBERTY' }))).toBe('mileage');
    expect(priceOf(select('PMC'), { termMonths: 12 })).toBe('mileage');
  });

  it('returns the choices with the price', () => {
    const selected = select('ACCESSORIES', { amountCents: 5_000, quantity: 2, comboId: 'C1' });
    expect(priceSelected(selected, facts)).toEqual({
      ...selected,
      provider: 'LOJA',
      type: 'Product',
      isFinanced: true,
      premiumCents: 10_000,
    });
  });
});

describe('mechanical protection by its own table', () => {
  const line = {
    code: 'PMC_DAY_2',
    provider: 'LIBERTY',
    coverage: 'COMPLETE',
    termMonths: 24,
    minKm: 0,
    maxKm: 60_000,
    minPriceCents: 1,
    maxPriceCents: 20_000_000,
    minWarrantyMonths: 1,
    maxWarrantyMonths: 12,
    premiumCents: 150_000,
    effectiveFrom: '2026-01-01',
    validUntil: '2026-12-31',
  } as const;
  // the line of the general table has another price
  const day2 = productExample('PMC_DAY_2', [row('PMC_DAY_2', 'LIBERTY', 80_000, 24)], { protection: [line] });
  const option = { coverage: 'COMPLETE', termMonths: 24, startWarrantyDate: '2027-05-01' };
  const at = (changes: Partial<SelectedProduct['option']> = {}, sale: Partial<ProductFacts> = {}) =>
    priceOf(withOption('PMC_DAY_2', { ...option, ...changes }), { catalogue: [day2], ...sale });

  it('has the price of its line for coverage, term, mileage, price and end of the warranty', () => {
    expect(at()).toBe(150_000);
    expect([at({}, { mileage: 60_001 }), at({}, { vehicleValueCents: 20_000_001 })]).toEqual([
      'noProtection',
      'noProtection',
    ]);
    expect([at({ termMonths: 36 }), at({ coverage: 'POWERTRAIN' }), at({ startWarrantyDate: '2028-05-01' })]).toEqual([
      'noProtection',
      'noProtection',
      'noProtection',
    ]);
    expect(at({ termMonths: null }, { termMonths: 24 })).toBe(150_000);
  });

  it('names the choice that is missing', () => {
    expect(at({ coverage: null })).toBe('noCoverage');
    expect(at({ startWarrantyDate: null })).toBe('noWarranty');
  });

  it('has no price for a used vehicle of unknown mileage; a new one has none', () => {
    expect(at({}, { mileage: undefined })).toBe(150_000);
    expect(at({}, { mileage: undefined, assetType: 2 })).toBe('noProtection');
  });

  it('bought with the vehicle has no end of a warranty', () => {
    const now = { ...line, code: 'PMC', minWarrantyMonths: null, maxWarrantyMonths: null } as const;
    const catalogue = [productExample('PMC', [], { provider: 'LIBERTY', protection: [now] })];
    expect(priceOf(withOption('PMC', { ...option, startWarrantyDate: null }), { catalogue })).toBe(150_000);
  });
});

describe('offeredProducts', () => {
  const offered = (...selection: SelectedProduct[]) =>
    offeredProducts(
      selection.map((one) => priceSelected(one, facts)),
      facts,
    ).map(({ code, provider, premiumCents, excludedBy }) => [code, provider, premiumCents, excludedBy]);

  it('returns what has a price without a further choice, each insurer of a product once', () =>
    expect(offered()).toEqual([
      ['GAP', 'ASSURANT', 90_000, null],
      ['PMC', 'CARDIF', 250_000, null],
      ['PMC_DAY_2', 'LIBERTY', 80_000, null],
    ]));

  it('leaves out the selected ones, and names the one that excludes another', () =>
    expect(offered(select('GAP'), select('PMC', { provider: 'CARDIF' }))).toEqual([
      ['PMC_DAY_2', 'LIBERTY', 80_000, 'PMC'],
    ]));

  it('names one without a price too: it would exclude the other as soon as it has one', () =>
    expect(offered(select('PMC', { provider: 'LIBERTY' }))).toEqual([
      ['GAP', 'ASSURANT', 90_000, null],
      ['PMC', 'CARDIF', 250_000, 'PMC'],
      ['PMC_DAY_2', 'LIBERTY', 80_000, 'PMC'],
    ]));
});

describe('exclusionProblems', () => {
  const nameOf = (code: string) => ({ pt: code, en: code });
  const problems = (...selection: SelectedProduct[]) =>
    exclusionProblems(selection, facts.catalogue, nameOf).map(({ path, key }) => [path, key]);

  it.each<[string, SelectedProduct[], string[][]]>([
    ['nothing in products of different kinds', [select('GAP'), select('PMC')], []],
    [
      'the later of two insurers of one product',
      [select('PMC', { provider: 'LIBERTY' }), select('GAP'), select('PMC', { provider: 'CARDIF' })],
      [['products.2', 'product.excluded']],
    ],
    [
      'the later of two that exclude each other',
      [select('PMC'), select('PMC_DAY_2')],
      [['products.1', 'product.excluded']],
    ],
    ['nothing in a product that is not on sale', [select('LIFE'), select('PMC')], []],
  ])('refuses %s', (_, selection, found) => expect(problems(...selection)).toEqual(found));
});

it('reads a list of codes as products without choices, each once', () =>
  expect(selectionOf(['GAP', 'PMC', 'GAP', select('PMC', { provider: 'CARDIF' })])).toEqual([
    selectedOf('GAP'),
    selectedOf('PMC'),
  ]));
