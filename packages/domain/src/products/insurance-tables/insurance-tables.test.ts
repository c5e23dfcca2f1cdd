import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from '../../money/index.ts';
import {
  comboPartPrices,
  type PricedProductRow,
  type ProtectionRow,
  priceProduct,
  protectionPremium,
  protectionTerms,
} from '../../simulation/index.ts';
import { type AgeShareRow, ageShareShape, lifePremium, lifeRate } from './age-shares.ts';
import { autoCommission } from './auto-commissions.ts';
import { checkBandedLine, makeBandOverlapCheck } from './banded-lines.ts';
import { chevroletPlusPremium } from './chevrolet-plus.ts';
import { comboPrice } from './combo-prices.ts';
import { type FipeRow, fipeValue, nameReferenceMonth, readReferenceMonth, zeroKilometreYear } from './fipe.ts';
import { type NoteRow, notePremium, noteShape } from './guaranteed-note.ts';
import { withInsurancePrices } from './insurance-prices.ts';
import { checkProtectionLine } from './protection.ts';

const today = '2026-11-27';
const days = { effectiveFrom: '2026-01-01', validUntil: '2026-12-31' };
const lastYear = { effectiveFrom: '2025-01-01', validUntil: '2025-12-31' };

describe('the FIPE value', () => {
  const row = (modelYear: number, referenceMonth: string, valueCents: number): FipeRow => ({
    fipeCode: '004123-1',
    make: 'GM - Chevrolet',
    model: 'Modelo 1.0',
    modelYear,
    fuelType: 'G',
    vehicleType: 1,
    referenceMonth,
    valueCents,
  });
  const rows = [
    row(2020, '2026-10-01', 5_000_000),
    row(2020, '2026-11-01', 4_900_000),
    row(2020, '2026-12-01', 4_800_000),
    row(2021, '2026-11-01', 5_500_000),
  ];

  it('is that of the latest month up to today, for the model year', () => {
    expect(fipeValue(rows, { modelYear: 2020, today })).toMatchObject({ valueCents: 4_900_000 });
    expect(fipeValue(rows, { modelYear: 2020, today: '2026-10-31' })).toMatchObject({ valueCents: 5_000_000 });
    expect(fipeValue(rows, { modelYear: 2019, today })).toBeNull();
    expect(fipeValue(rows, { modelYear: 2020, today: '2026-09-30' })).toBeNull();
  });

  it('without a model year is that of a new vehicle, or of the latest year', () => {
    expect(fipeValue(rows, { today })).toMatchObject({ modelYear: 2021 });
    const withNew = [...rows, row(zeroKilometreYear, '2026-11-01', 8_000_000)];
    expect(fipeValue(withNew, { today })).toMatchObject({ modelYear: zeroKilometreYear });
  });

  it('has a month that is read as the table names it', () => {
    expect(readReferenceMonth('maio de 2022 ')).toBe('2022-05-01');
    expect(readReferenceMonth('Março de 2026')).toBe('2026-03-01');
    for (const text of ['maio', '05/2022', 'mayo de 2022', 'maio de 22']) expect(readReferenceMonth(text)).toBeNull();
    expect(nameReferenceMonth('2022-05-01')).toEqual({ pt: 'maio de 2022', en: 'May 2022' });
  });
});

describe('life insurance, and the protected instalment', () => {
  const bands = { minAge: 18, maxAge: 30, minTermMonths: 1, maxTermMonths: 36 };
  const rows: AgeShareRow[] = [
    { ...bands, shareMillionths: 12_345, ...days },
    { ...bands, minAge: 31, maxAge: 65, shareMillionths: 40_000, ...days },
    { ...bands, minTermMonths: 37, maxTermMonths: 72, shareMillionths: 20_000, ...days },
    { ...bands, shareMillionths: 99_999, ...lastYear },
  ];
  const choice = { age: 30, termMonths: 36, today };

  it('cost the share of the financed amount by age and term, both ends included', () => {
    expect(lifeRate(rows, choice)).toBe(12_345);
    expect(lifeRate(rows, { ...choice, age: 31 })).toBe(40_000);
    expect(lifeRate(rows, { ...choice, termMonths: 37 })).toBe(20_000);
    expect(lifePremium(rows, { ...choice, financedCents: 5_000_000 })).toBe(61_725);
  });

  it('are not offered outside of the ages, terms and days of the table', () => {
    expect(lifeRate(rows, { ...choice, age: 17 })).toBeNull();
    expect(lifeRate(rows, { ...choice, age: 31, termMonths: 37 })).toBeNull();
    expect(lifePremium(rows, { ...choice, today: '2027-01-01', financedCents: 1 })).toBeNull();
  });

  it('are rounded half up to the centavo, exactly for every amount and share', () => {
    expect([shareOf(100, 5_000), shareOf(100, 4_999), shareOf(300, 15_000)]).toEqual([1, 0, 5]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), fc.integer({ min: 0, max: 1e6 }), (cents, millionths) => {
        const exact = BigInt(cents) * BigInt(millionths);
        const error = BigInt(shareOf(cents, millionths)) * 1_000_000n - exact;
        expect(error > -500_000n && error <= 500_000n).toBe(true);
      }),
    );
  });
});

describe('the guaranteed note', () => {
  const row = (personType: NoteRow['personType'], premiumCents: number): NoteRow => ({
    personType,
    assetType: 1,
    termMonths: 36,
    minCreditCents: 1,
    maxCreditCents: 5_000_000,
    premiumCents,
    ...days,
  });
  const rows = [row('PF', 89_000), row('PJ', 97_000)];
  const choice = { personType: 'PF', assetType: 1, termMonths: 36, creditCents: 5_000_000, today } as const;

  it('costs the premium of its person, vehicle, term and range of the net credit', () => {
    expect(notePremium(rows, choice)).toBe(89_000);
    expect(notePremium(rows, { ...choice, personType: 'PJ' })).toBe(97_000);
    expect(notePremium([row(null, 1)], { ...choice, personType: 'PJ' })).toBe(1);
    for (const other of [
      { assetType: 2 },
      { termMonths: 48 },
      { creditCents: 5_000_001 },
      { today: '2027-01-01' },
    ] as const)
      expect(notePremium(rows, { ...choice, ...other })).toBeNull();
  });

  it('has no two lines for one choice on a day: a line for both types of person conflicts with either', () => {
    const check = makeBandOverlapCheck(noteShape);
    expect([row('PF', 1), row('PJ', 1), { ...row('PF', 1), ...lastYear }].map(check)).toEqual([null, null, null]);
    const conflict = { column: 'minCreditCents', reason: 'line.overlaps' };
    expect(check(row(null, 2))).toEqual(conflict);
    expect(check({ ...row('PF', 1), minCreditCents: 5_000_000, maxCreditCents: 6_000_000 })).toEqual(conflict);
    expect(check({ ...row('PF', 1), minCreditCents: 5_000_001, maxCreditCents: 6_000_000 })).toBeNull();
  });
});

it('refuses a band or a period that ends before it begins', () => {
  const line = { minAge: 18, maxAge: 30, minTermMonths: 1, maxTermMonths: 36, shareMillionths: 1, ...days };
  expect(checkBandedLine(ageShareShape, line)).toBeNull();
  expect(checkBandedLine(ageShareShape, { ...line, maxAge: 17 })).toEqual({ column: 'maxAge', reason: 'range.order' });
  const ended = checkBandedLine(ageShareShape, { ...line, validUntil: '2025-12-31' });
  expect(ended).toEqual({ column: 'validUntil', reason: 'date.beforeStart' });
});

describe('mechanical protection', () => {
  const now: ProtectionRow = {
    code: 'PMC',
    provider: 'LIBERTY',
    coverage: 'COMPLETE',
    termMonths: 24,
    minKm: 0,
    maxKm: 60_000,
    minPriceCents: 1,
    maxPriceCents: 20_000_000,
    minWarrantyMonths: null,
    maxWarrantyMonths: null,
    premiumCents: 150_000,
    commissionMillionths: 150_000,
    ...days,
  };
  const later: ProtectionRow = { ...now, code: 'PMC_DAY_2', minWarrantyMonths: 1, maxWarrantyMonths: 12 };
  const choice = {
    code: 'PMC',
    provider: 'LIBERTY',
    coverage: 'COMPLETE',
    termMonths: 24,
    km: 60_000,
    priceCents: 9_000_000,
    warrantyEndsOn: null,
    today,
  } as const;
  const byTable = { ...choice, priceSource: 'TABLE' } as const;

  it('has by its table an eligibility and a commission', () => {
    expect(protectionTerms([now], choice)?.commissionMillionths).toBe(150_000);
    const others = [
      { km: 60_001 },
      { priceCents: 20_000_001 },
      { coverage: 'POWERTRAIN' },
      { provider: 'CARDIF' },
    ] as const;
    for (const other of others) expect(protectionTerms([now], { ...choice, ...other })).toBeNull();
  });

  it('has a price by its table only where its price source is the table', () => {
    expect(protectionPremium([now], byTable)).toBe(150_000);
    expect(protectionPremium([now], { ...byTable, priceSource: 'INSURER' })).toBeNull();
    expect(protectionPremium([{ ...now, premiumCents: null }], byTable)).toBeNull();
  });

  it('bought later depends on the full months until the maker’s warranty ends', () => {
    const at = (warrantyEndsOn: string | null) =>
      protectionPremium([now, later], { ...byTable, code: 'PMC_DAY_2', warrantyEndsOn });
    expect([at('2026-12-27'), at('2027-11-27'), at('2027-12-26')]).toEqual([150_000, 150_000, 150_000]);
    // less than a month, thirteen months, ended, not stated
    expect([at('2026-12-26'), at('2027-12-27'), at('2026-11-01'), at(null)]).toEqual([null, null, null, null]);
  });

  it('bought later has warranty and price in its line, the other has no warranty', () => {
    expect([checkProtectionLine(now), checkProtectionLine(later)]).toEqual([null, null]);
    expect(checkProtectionLine({ ...now, premiumCents: null })).toBeNull();
    expect(checkProtectionLine({ ...later, premiumCents: null })).toEqual({
      column: 'premiumCents',
      reason: 'required',
    });
    expect(checkProtectionLine({ ...later, maxWarrantyMonths: null })).toMatchObject({ column: 'maxWarrantyMonths' });
    expect(checkProtectionLine({ ...now, minWarrantyMonths: 1 })).toMatchObject({ reason: 'protection.noWarranty' });
  });
});

it('prices Chevrolet Plus by person and range of the financed amount', () => {
  const row = { minFinancedCents: 1, maxFinancedCents: 5_000_000, premiumCents: 59_000, ...days };
  const rows = [
    { ...row, personType: 'PF' as const },
    { ...row, personType: 'PJ' as const, premiumCents: 76_700 },
  ];
  const at = (personType: 'PF' | 'PJ', financedCents: number) =>
    chevroletPlusPremium(rows, { personType, financedCents, today });
  expect([at('PF', 5_000_000), at('PJ', 1), at('PF', 5_000_001)]).toEqual([59_000, 76_700, null]);
});

it('has the commission of the auto insurance by coverage and category', () => {
  const rows = [{ coverage: 'A', category: 2, commissionMillionths: 120_000, ...days }] as const;
  expect(autoCommission(rows, { coverage: 'A', category: 2, today })).toBe(120_000);
  expect(autoCommission(rows, { coverage: 'A', category: 1, today })).toBeNull();
  expect(autoCommission(rows, { coverage: 'A', category: 2, today: '2027-01-01' })).toBeNull();
});

describe('the price of a combo', () => {
  it('is that of its row, by its name without regard to capitals and accents', () => {
    const rows = [
      { comboName: 'Proteção Total', personType: null, assetType: 1, priceCents: 300_000, ...days },
    ] as const;
    const choice = { comboName: 'PROTECAO TOTAL', personType: 'PF', assetType: 1, today } as const;
    expect(comboPrice(rows, choice)).toBe(300_000);
    expect(comboPrice(rows, { ...choice, assetType: 2 })).toBeNull();
    expect(comboPrice(rows, { ...choice, comboName: 'Proteção' })).toBeNull();
  });

  it('is spread over the parts, and of equal claims to a centavo that of the largest part comes last', () => {
    expect(comboPartPrices([60_000, 40_000], 90_000)).toEqual([54_000, 36_000]);
    expect(comboPartPrices([50, 25, 25], 98)).toEqual([49, 24, 25]);
    expect(comboPartPrices([1, 1, 1], 1)).toEqual([0, 0, 1]);
  });

  it('leaves the parts alone where it is missing, or not less than their sum', () => {
    for (const price of [null, 100_000, 100_001])
      expect(comboPartPrices([60_000, 40_000], price)).toEqual([60_000, 40_000]);
    expect(comboPartPrices([], null)).toEqual([]);
  });

  it('is met exactly, and makes no part negative, dearer or more than a centavo off its share', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(parts, fc.nat(1e8), (prices, price) => {
        const sum = prices.reduce((before, part) => before + part, 0);
        const reduced = comboPartPrices(prices, price);
        expect(reduced.reduce((before, part) => before + part, 0)).toBe(Math.min(sum, price));
        for (const [index, part] of reduced.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(prices[index]!);
          if (price < sum) expect(Math.abs(part - (prices[index]! * price) / sum)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('the prices of insurance products in a simulation', () => {
  const line = (code: string, provider: string, premiumCents: number): PricedProductRow => ({
    code,
    provider,
    type: 'Insurance',
    termMonths: 36,
    minFinancedCents: 0,
    maxFinancedCents: 9_000_000,
    assetType: 1,
    personType: null,
    premiumCents,
    ...days,
  });
  const lines = [
    line('GAP', 'ASSURANT', 1),
    line('GAP', 'OUTRA', 2),
    line('CHEV_PLUS', 'LIBERTY', 3),
    line('LIFE', 'METLIFE', 4),
  ];
  const none = { note: null, plus: null, life: null, instalment: null };
  const plus = [{ personType: null, minFinancedCents: 1, maxFinancedCents: 9_000_000, premiumCents: 64_900, ...days }];
  const bands = { minAge: 18, maxAge: 65, minTermMonths: 12, maxTermMonths: 48 };
  const life: AgeShareRow[] = [{ ...bands, shareMillionths: 12_345, ...days }];
  const choice = { termMonths: 36, financedCents: 5_000_000, assetType: 1, personType: 'PF', today } as const;

  it('are those of the general table while a product has no table of its own', () => {
    expect(withInsurancePrices(lines, none, 1)).toEqual(lines);
  });

  it('are those of its own table in force alone, even where it has no line for a choice', () => {
    const rows = withInsurancePrices(lines, { ...none, note: [], plus }, 1);
    expect(priceProduct(rows, { ...choice, code: 'GAP' })?.provider).toBe('OUTRA');
    for (const termMonths of [1, 36, 120])
      expect(priceProduct(rows, { ...choice, code: 'CHEV_PLUS', termMonths })?.premiumCents).toBe(64_900);
  });

  it('by age are used where the birth date is known, and then alone', () => {
    const rows = withInsurancePrices(lines, { ...none, life }, 1);
    const at = (birthDate?: string, termMonths = 36) =>
      priceProduct(rows, { ...choice, code: 'LIFE', termMonths, birthDate })?.premiumCents ?? null;
    expect([at(), at('1990-05-05'), at('1990-05-05', 48), at('1940-05-05')]).toEqual([4, 61_725, 61_725, null]);
    const company = { ...choice, code: 'LIFE', personType: 'PJ', birthDate: '1990-05-05' } as const;
    expect(priceProduct(rows, company)).toBeNull();
  });
});
