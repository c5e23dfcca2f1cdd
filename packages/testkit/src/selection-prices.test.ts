/**
 * Ten thousand random sales and selections against a second, independent statement of the rules: tables as text, no
 * function of the product but the one under test.
 */
import {
  type CatalogueProduct,
  type PricedProductRow,
  type ProductFacts,
  priceSelection,
  type SelectedProduct,
} from '@estrada/domain/simulation/index';
import { expect, it } from 'vitest';
import { seededRandom } from './long-runs.ts';

const { next, below, pick: oneOf } = seededRandom(20_261_127);
const whole = (least: number, most: number) => least + below(most - least + 1);
const chance = (share: number) => next() < share;
const maybe = <T>(value: T): T | null => (chance(0.1) ? value : null);

const codes = ['CHEV_PLUS', 'LIFE', 'GAP', 'PMC', 'ACCESSORIES'];
const providers = ['UM', 'DOIS'];
const days = { effectiveFrom: '2026-01-01', validUntil: '2026-12-31' };

const aRow = (code: string, provider: string): PricedProductRow => ({
  code,
  provider,
  type: 'Insurance',
  termMonths: oneOf([12, 24, 36]),
  ...(chance(0.4) ? { maxTermMonths: oneOf([36, 48, 60]) } : {}),
  minFinancedCents: oneOf([0, 0, 2_000_000]),
  maxFinancedCents: oneOf([3_000_000, 9_000_000, 9_000_000]),
  assetType: oneOf([1, 2]),
  personType: oneOf(['PF', 'PJ', null, null]),
  premiumCents: whole(1, 300_000),
  ...days,
});
const aProduct = (code: string, provider: string): CatalogueProduct => ({
  code,
  provider,
  type: code === 'ACCESSORIES' ? 'Product' : 'Insurance',
  priceSource: code === 'ACCESSORIES' ? 'TYPED' : 'TABLE',
  minAmountCents: code === 'ACCESSORIES' ? 1_000 : null,
  maxAmountCents: code === 'ACCESSORIES' ? 90_000 : null,
  maxQuantity: code === 'ACCESSORIES' ? 3 : 1,
  isFinanced: chance(0.8),
  exclusions: [],
  forPF: chance(0.9),
  forPJ: chance(0.7),
  forNew: chance(0.9),
  forUsed: chance(0.9),
  saleTypes: chance(0.9) ? ['TD', 'VD'] : ['VD'],
  buyerSegments: [],
  financeTypeIds: oneOf([[], [], [], [1], [2, 3]]),
  minTermMonths: oneOf([1, 1, 1, 24]),
  maxTermMonths: oneOf([36, 60, 60]),
  maxVehicleAgeYears: maybe(whole(0, 8)),
  maxMileageKm: maybe(whole(0, 90_000)),
  minVehicleCents: maybe(whole(1, 6_000_000)),
  maxVehicleCents: maybe(whole(6_000_000, 9_000_000)),
  minClientAge: maybe(whole(18, 40)),
  maxClientAge: maybe(whole(40, 80)),
  prices: Array.from({ length: whole(0, 20) }, () => aRow(code, provider)),
});
const aSelected = (code: string): SelectedProduct => ({
  code,
  provider: chance(0.5) ? oneOf(providers) : null,
  quantity: chance(0.1) ? whole(1, 4) : 1,
  amountCents: chance(0.9) ? whole(500, 100_000) : null,
  quoteId: null,
  comboId: chance(0.9) ? 'DUO' : null,
  option: {
    termMonths: chance(0.2) ? oneOf([12, 24, 36]) : null,
    coverage: null,
    pricingOption: null,
    planCode: null,
    coupon: null,
    startWarrantyDate: null,
  },
});
function aSale(): ProductFacts {
  return {
    personType: oneOf(['PF', 'PJ']),
    assetType: oneOf([1, 2]),
    saleType: 'TD',
    financeTypeId: oneOf([1, 2, 3]),
    modelYear: whole(2016, 2027),
    vehicleValueCents: whole(1_000_000, 10_000_000),
    mileage: whole(0, 120_000),
    birthDate: chance(0.8) ? `${whole(1940, 2008)}-0${whole(1, 9)}-15` : undefined,
    today: '2026-11-27',
    termMonths: oneOf([12, 24, 36, 48]),
    financedCents: whole(1, 9_500_000),
    catalogue: codes.flatMap((code) => providers.filter(() => chance(0.7)).map((provider) => aProduct(code, provider))),
    combos: [{ id: 'DUO', products: ['GAP', 'LIFE'], priceCents: whole(1, 300_000) }],
  };
}

/** Years of age, by the written dates: the birthday has been reached when month and day are not greater. */
const yearsOf = (birth: string, day: string) =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (birth.slice(5) > day.slice(5) ? 1 : 0);

/** The second statement: a long list of what must hold, and the price. Null: no price. */
function modelPrice(one: SelectedProduct, sale: ProductFacts): [string, number] | null {
  for (const product of sale.catalogue) {
    if (product.code !== one.code || (one.provider !== null && one.provider !== product.provider)) continue;
    const age = sale.birthDate && sale.personType === 'PF' ? yearsOf(sale.birthDate, sale.today) : null;
    const must = [
      sale.personType === 'PF' ? product.forPF : product.forPJ,
      !(sale.personType === 'PJ' && one.code === 'LIFE'),
      sale.assetType === 1 ? product.forNew : product.forUsed,
      product.saleTypes.indexOf('TD') !== -1,
      product.financeTypeIds.length === 0 || product.financeTypeIds.indexOf(sale.financeTypeId!) !== -1,
      sale.termMonths >= product.minTermMonths && sale.termMonths <= product.maxTermMonths,
      product.maxVehicleAgeYears === null || 2026 - sale.modelYear! <= product.maxVehicleAgeYears,
      product.maxMileageKm === null || sale.mileage! <= product.maxMileageKm,
      product.minVehicleCents === null || sale.vehicleValueCents! >= product.minVehicleCents,
      product.maxVehicleCents === null || sale.vehicleValueCents! <= product.maxVehicleCents,
      age === null || product.minClientAge === null || age >= product.minClientAge,
      age === null || product.maxClientAge === null || age <= product.maxClientAge,
      one.quantity <= product.maxQuantity,
    ];
    if (must.includes(false)) continue;
    if (product.priceSource === 'TYPED') {
      if (one.amountCents !== null && one.amountCents >= 1_000 && one.amountCents <= 90_000)
        return [product.provider, one.amountCents * one.quantity];
      continue;
    }
    const months = one.option.termMonths ?? sale.termMonths;
    for (const row of product.prices)
      if (
        months >= row.termMonths &&
        months <= (row.maxTermMonths ?? row.termMonths) &&
        row.assetType === sale.assetType &&
        (row.personType === null || row.personType === sale.personType) &&
        sale.financedCents >= row.minFinancedCents &&
        sale.financedCents <= row.maxFinancedCents
      )
        return [product.provider, row.premiumCents * one.quantity];
  }
  return null;
}

it('prices ten thousand random selections as an independent model does, and a complete combo at its own price', () => {
  const seen = { priced: 0, missing: 0, combos: 0 };
  for (let tried = 0; tried < 10_000; tried += 1) {
    const sale = aSale();
    const selection = codes.filter(() => chance(0.8)).map(aSelected);
    const prices = priceSelection(selection, sale);
    const expected = selection.map((one) => modelPrice(one, sale));
    expect(prices.map((one) => ('premiumCents' in one ? one.provider : null))).toEqual(
      expected.map((one) => one?.[0] ?? null),
    );
    const inCombo = selection.flatMap(({ code, comboId }, place) =>
      comboId === 'DUO' && (code === 'GAP' || code === 'LIFE') && expected[place] ? [place] : [],
    );
    const sum = inCombo.reduce((before, place) => before + expected[place]![1], 0);
    const own = sale.combos![0]!.priceCents;
    const isReduced = inCombo.length === 2 && own < sum;
    const premiumOf = (place: number) => {
      const price = prices[place]!;
      return 'premiumCents' in price ? price.premiumCents : null;
    };
    for (const place of selection.keys())
      if (!isReduced || !inCombo.includes(place)) expect(premiumOf(place)).toBe(expected[place]?.[1] ?? null);
    if (isReduced) {
      expect(premiumOf(inCombo[0]!)! + premiumOf(inCombo[1]!)!).toBe(own);
      for (const place of inCombo) expect(premiumOf(place)!).toBeLessThanOrEqual(expected[place]![1]);
      seen.combos += 1;
    }
    seen.priced += expected.filter((one) => one !== null).length;
    seen.missing += expected.filter((one) => one === null).length;
  }
  // the sales are of every kind
  expect(Math.min(seen.priced, seen.missing)).toBeGreaterThan(3_000);
  expect(seen.combos).toBeGreaterThan(50);
});
