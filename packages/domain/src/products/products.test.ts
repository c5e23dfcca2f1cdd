import { describe, expect, it } from 'vitest';
import type { PricedProductRow } from '../simulation/index.ts';
import { renderMessage } from '../validation/index.ts';
import {
  catalogueOf,
  checkProductPriceLine,
  makePriceOverlapCheck,
  type ProductPriceLine,
  type Vap,
  type VapForm,
  vapForm,
} from './index.ts';

const vap: Vap = {
  code: 'GAP',
  provider: 'ASSURANT',
  namePt: '',
  nameEn: '',
  coversPt: '',
  coversEn: '',
  notCoveredPt: '',
  notCoveredEn: '',
  servicePhone: '',
  minAmountCents: null,
  maxAmountCents: null,
  maxQuantity: 1,
  isFinanced: true,
  exclusions: [],
  saleTypes: ['TD', 'VD'],
  buyerSegments: [],
  financeTypeIds: [],
  maxVehicleAgeYears: null,
  maxMileageKm: null,
  minVehicleCents: null,
  maxVehicleCents: null,
  minClientAge: null,
  maxClientAge: null,
  minTermMonths: 12,
  maxTermMonths: 60,
  priceSource: 'TABLE',
  forPF: true,
  forPJ: true,
  forNew: true,
  forUsed: true,
  enabled: true,
};
const line = (changes: Partial<ProductPriceLine> = {}): ProductPriceLine => ({
  code: 'GAP',
  provider: 'ASSURANT',
  termMonths: 36,
  assetType: 1,
  personType: null,
  minFinancedCents: 1,
  maxFinancedCents: 5_000_000,
  premiumCents: 89_000,
  effectiveFrom: '2026-01-01',
  validUntil: '2026-12-31',
  ...changes,
});
const price: PricedProductRow = { ...line(), type: 'Insurance' };

describe('catalogueOf', () => {
  const codes = (vaps: Vap[]) =>
    catalogueOf(vaps, [price]).map(({ code, provider, prices }) => [code, provider, prices]);

  it('returns the enabled products in the order of their registration, each with its own prices', () => {
    const pmc: Vap = { ...vap, code: 'PMC', provider: 'LIBERTY' };
    expect(codes([pmc, vap, { ...vap, enabled: false, provider: 'OTHER' }])).toEqual([
      ['PMC', 'LIBERTY', []],
      ['GAP', 'ASSURANT', [price]],
    ]);
  });

  it.each<[string, Partial<Vap>]>([
    ['of another insurer', { provider: 'CARDIF' }],
    ['that its insurer prices', { priceSource: 'INSURER' }],
  ])('returns no prices for a product %s', (_, changes) =>
    expect(catalogueOf([{ ...vap, ...changes }], [price])[0]?.prices).toEqual([]),
  );

  it('adds the lines of mechanical protection that have a premium, without their commission', () => {
    const day2: Vap = { ...vap, code: 'PMC_DAY_2', provider: 'LIBERTY' };
    const priced = {
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
    const lines = [
      { ...priced, commissionMillionths: 150_000 },
      { ...priced, provider: 'CARDIF', commissionMillionths: 1 },
      { ...priced, premiumCents: null, commissionMillionths: 1 },
    ];
    const protectionOf = (product: Vap) => catalogueOf([product], [], lines)[0]!.protection;
    expect(protectionOf(day2)).toEqual([priced]);
    expect(protectionOf({ ...day2, priceSource: 'INSURER' })).toBeUndefined();
    expect(protectionOf(vap)).toBeUndefined();
  });

  it('distinguishes insurance from goods and services', () =>
    expect(catalogueOf([vap, { ...vap, code: 'ON_STAR' }], []).map(({ type }) => type)).toEqual([
      'Insurance',
      'Product',
    ]));
});

describe('a line of product prices', () => {
  it.each<[string, Partial<ProductPriceLine>, string]>([
    ['days the wrong way round', { validUntil: '2025-12-31' }, 'validUntil'],
    ['a range the wrong way round', { minFinancedCents: 5_000_001 }, 'maxFinancedCents'],
    ['no premium', { premiumCents: 0 }, 'premiumCents'],
  ])('is refused for %s', (_, changes, column) => expect(checkProductPriceLine(line(changes))?.column).toBe(column));

  it('is valid next to a line that no choice can share with it, and refused when some choice matches both', () => {
    const check = makePriceOverlapCheck();
    expect(check(line({ personType: 'PF' }))).toBeNull();
    expect(check(line({ personType: 'PJ' }))).toBeNull();
    expect(check(line({ minFinancedCents: 5_000_001, maxFinancedCents: 9_000_000 }))).toBeNull();
    expect(check(line({ effectiveFrom: '2027-01-01', validUntil: '2027-12-31' }))).toBeNull();
    expect(check(line({ assetType: 2 }))).toBeNull();
    expect(check(line())).toEqual({ column: 'minFinancedCents', reason: 'range.overlaps' });
  });
});

describe('a product registration', () => {
  const typed: VapForm = { ...vap, provider: ' Assurant  do Brasil ' };
  const onStar = { code: 'ON_STAR', priceSource: 'TYPED', minAmountCents: 100, maxAmountCents: 500 } as const;
  it('normalises the insurer to capitals without doubled spaces', () =>
    expect(vapForm.normalise(typed).provider).toBe('ASSURANT DO BRASIL'));

  it.each<[Partial<VapForm>, string]>([
    [{ code: '' }, 'code'],
    [{ provider: ' ' }, 'provider'],
    [{ provider: '=ASSURANT' }, 'provider'],
    [{ maxTermMonths: 11 }, 'maxTermMonths'],
  ])('refuses %j', (changes, path) =>
    expect(vapForm.problems({ ...typed, ...changes }).map((problem) => problem.path)).toEqual([path]),
  );

  it.each(['', '0800 701 4120', '4003 1234', '(11) 3456-7890'])('may have the service phone "%s"', (servicePhone) =>
    expect(vapForm.problems({ ...typed, servicePhone })).toEqual([]),
  );

  it.each(['0800', '123', 'ligue já'])('has no service phone like "%s"', (servicePhone) =>
    expect(vapForm.problems({ ...typed, servicePhone })).toMatchObject([
      { path: 'servicePhone', key: 'phone.invalid' },
    ]),
  );

  it.each<[string, Partial<VapForm>, string, string]>([
    [
      'goods that an insurer would price',
      { code: 'ON_STAR', priceSource: 'INSURER' },
      'priceSource',
      'product.noInsurer',
    ],
    [
      'insurance whose price is typed',
      { priceSource: 'TYPED', minAmountCents: 1, maxAmountCents: 2 },
      'priceSource',
      'product.notTyped',
    ],
    ['a typed price without its highest amount', { ...onStar, maxAmountCents: null }, 'maxAmountCents', 'required'],
    ['a highest amount under the lowest', { ...onStar, maxAmountCents: 99 }, 'maxAmountCents', 'number.between'],
    ['a life insured for companies', { code: 'LIFE', forPJ: true }, 'forPJ', 'product.lifeOfPerson'],
    ['insurance sold twice', { maxQuantity: 2 }, 'maxQuantity', 'number.between'],
    ['a highest age under the lowest', { minClientAge: 60, maxClientAge: 30 }, 'maxClientAge', 'number.between'],
    [
      'a highest vehicle price under the lowest',
      { minVehicleCents: 200, maxVehicleCents: 100 },
      'maxVehicleCents',
      'number.between',
    ],
  ])('refuses %s at its field', (_, changes, path, key) =>
    expect(vapForm.problems({ ...typed, ...changes })).toMatchObject([{ path, key }]),
  );

  it('accepts goods with a typed price, several in a sale, and clears the amounts when the price has another source', () => {
    const goods = { ...typed, ...onStar, maxQuantity: 3 };
    expect(vapForm.problems(goods)).toEqual([]);
    expect(vapForm.normalise(goods)).toMatchObject({ minAmountCents: 100, maxAmountCents: 500 });
    expect(vapForm.normalise({ ...goods, priceSource: 'TABLE' })).toMatchObject({
      minAmountCents: null,
      maxAmountCents: null,
    });
  });

  it.each<[Partial<VapForm>, string, string]>([
    [{ forPF: false, forPJ: false }, 'forPF', 'Escolha pessoa física, jurídica ou ambas'],
    [{ forNew: false, forUsed: false }, 'forNew', 'Escolha veículo novo, usado ou ambos'],
  ])('says of %j that one of two is to be chosen', (changes, path, words) => {
    const [problem, ...others] = vapForm.problems({ ...typed, ...changes });
    expect([problem?.path, renderMessage(problem!.key, 'pt-BR'), others]).toEqual([path, words, []]);
  });
});
