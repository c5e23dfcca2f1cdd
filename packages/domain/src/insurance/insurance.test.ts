import { describe, expect, it } from 'vitest';
import {
  type CarAnswers,
  carUseOf,
  deductibles,
  deductibleType,
  defaultOffer,
  type InsuranceOffer,
  type InsuredProduct,
  insuranceOfType,
  insurerOf,
  isDefaultDeductible,
  isInsurerActive,
  prepareQuote,
  pricingOptionOf,
  type QuoteFacts,
} from './index.ts';

const car: CarAnswers = {
  driverBirthDate: '1988-04-12',
  gender: 'F',
  maritalStatus: 2,
  zipCode: '30110010',
  hasYoungDriver: false,
  hasOtherDrivers: false,
  isForBusiness: false,
  hasOnStar: false,
  commercialCategory: 1,
  fuelType: 3,
  plate: null,
  chassis: null,
  discount: 0,
};
const facts: QuoteFacts = {
  personType: 'PF',
  isUsed: true,
  birthDate: '1988-04-12',
  termMonths: 24,
  financedCents: 6_000_000,
  vehicle: { valueCents: 9_000_000, modelYear: 2024 },
  kilometres: 30_000,
  warrantyEndsOn: '2027-11-20',
  car,
};
const nothing: QuoteFacts = {
  personType: 'PF',
  isUsed: false,
  birthDate: null,
  termMonths: null,
  financedCents: null,
  vehicle: null,
  kilometres: null,
  warrantyEndsOn: null,
  car: null,
};

describe('a request to an insurer', () => {
  it.each<[InsuredProduct, string[]]>([
    ['SEGURO_AUTO', ['vehicle', 'termMonths', 'car']],
    ['PMC', ['vehicle', 'kilometres', 'termMonths']],
    ['PMC_DAY_2', ['vehicle', 'kilometres', 'termMonths', 'warrantyEndsOn']],
    ['CHEV_PLUS', ['financedCents']],
    ['GAP', ['financedCents', 'termMonths']],
    ['LIFE', ['birthDate', 'financedCents', 'termMonths']],
    ['PPI', ['birthDate', 'financedCents', 'termMonths']],
  ])('for %s requires %j', (product, missing) => expect(prepareQuote(product, nothing)).toEqual({ missing }));

  it('contains only what the price depends on', () => {
    const requestFor = (product: InsuredProduct, change: Partial<QuoteFacts> = {}) =>
      prepareQuote(product, { ...facts, ...change });
    expect(requestFor('PMC', { birthDate: '1990-01-01', financedCents: 1, car: null })).toEqual(requestFor('PMC'));
    expect(requestFor('LIFE', { vehicle: null, kilometres: 1, warrantyEndsOn: null })).toEqual(requestFor('LIFE'));
    expect(requestFor('CHEV_PLUS', { termMonths: 36 })).toEqual(requestFor('CHEV_PLUS'));
    expect(requestFor('GAP', { termMonths: 36 })).not.toEqual(requestFor('GAP'));
  });

  it('for a product with all its facts has them', () => {
    expect(prepareQuote('SEGURO_AUTO', facts)).toEqual({
      request: {
        product: 'SEGURO_AUTO',
        personType: 'PF',
        birthDate: null,
        termMonths: 24,
        financedCents: 0,
        vehicle: { valueCents: 9_000_000, modelYear: 2024, kilometres: 0, isUsed: true },
        warrantyEndsOn: null,
        car,
      },
    });
    expect(prepareQuote('PMC_DAY_2', facts)).toMatchObject({ request: { warrantyEndsOn: '2027-11-20' } });
  });
});

describe('the use of a car', () => {
  const sale = { personType: 'PF', assetType: 1, saleType: 'VD', directSaleTypeId: 1 } as const;

  it('is business, and of the category of taxis, for a taxi in a direct sale, whatever is said', () => {
    expect(carUseOf(car, sale)).toEqual({ ...car, isForBusiness: true, commercialCategory: 2 });
    const cooperative = { personType: 'PJ', assetType: 1, saleType: 'VD', directSaleTypeId: 11 } as const;
    expect(carUseOf(car, cooperative)).toEqual({ ...car, isForBusiness: true, commercialCategory: 2 });
  });

  it('is as said in every other sale', () => {
    expect(carUseOf(car, { ...sale, directSaleTypeId: 2 })).toBe(car);
    expect(carUseOf(car, { ...sale, saleType: 'TD' })).toBe(car);
    expect(carUseOf(car, { ...sale, saleType: 'TD', directSaleTypeId: undefined })).toBe(car);
  });
});

describe('the offers of an answer', () => {
  const offer = (coverage: string, deductiblePercent: number | null): InsuranceOffer => ({
    coverage,
    deductiblePercent,
    netCents: 100,
    iofCents: 7,
    totalCents: 107,
  });

  it('have A with the deductible whose type includes 100% as their default', () => {
    const wanted = offer('A', 100);
    expect(defaultOffer([offer('B', 100), offer('A', 50), wanted, offer('C', 100)])).toBe(wanted);
    expect(deductibles.filter(({ percent }) => isDefaultDeductible(percent)).map(({ percent }) => percent)).toEqual([
      100,
    ]);
  });

  it('have the only one as their default, and none where nothing says which', () => {
    expect(defaultOffer([offer('STANDARD', null)])?.coverage).toBe('STANDARD');
    expect(defaultOffer([offer('POWERTRAIN', null), offer('COMPLETE', null)])).toBeNull();
    expect(defaultOffer([offer('A', 50), offer('A', 1100)])).toBeNull();
  });

  it('have names by which a selection refers to them', () => {
    expect(pricingOptionOf(offer('A', 100))).toBe('A-100');
    expect(pricingOptionOf(offer('COMPLETE', null))).toBe('COMPLETE');
  });

  it('have deductibles with a type, also where only the insurer knows them', () => {
    expect(deductibleType(50).pt).toBe('Reduzida (50%)');
    expect(deductibleType(75)).toEqual({ pt: '75%', en: '75%' });
  });
});

describe('an insurer', () => {
  it('prices its own products only', () => {
    expect(insurerOf('CARDIF', 'PMC')).toBe('CARDIF');
    expect(insurerOf('CARDIF', 'GAP')).toBeNull();
    expect(insurerOf('OTHER', 'PMC')).toBeNull();
    expect(insurerOf('toString', 'PMC')).toBeNull();
  });

  it('is active unless its module is off', () => {
    const off = { liberty: false, assurant: false } as Parameters<typeof isInsurerActive>[1];
    expect(['LIBERTY', 'ASSURANT', 'CARDIF', 'OTHER'].map((name) => isInsurerActive(name, off))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

it.each([
  ['PMC_CARDIF', { code: 'PMC', provider: 'CARDIF' }],
  ['pmcDayTwo', { code: 'PMC_DAY_2', provider: null }],
  ['AUTO', { code: 'SEGURO_AUTO', provider: null }],
  ['SEGURO_AUTO', { code: 'SEGURO_AUTO', provider: null }],
  ['GAP', { code: 'GAP', provider: null }],
])('reads the insurance type %s of the wire', (type, insurance) => expect(insuranceOfType(type)).toEqual(insurance));
