import { describe, expect, it } from 'vitest';
import { cellsOfTerms, checkPriceLine, makeOverlapCheck, type PriceLine, priceRowOf } from '../index.ts';

const noTerms = {
  balloonOf: null,
  balloonPlace: null,
  balloonShareMin: null,
  balloonShareMax: null,
  balloonsCountMin: null,
  balloonsCountMax: null,
  balloonsShareMin: null,
  balloonsShareMax: null,
  balloonsEarliestMonth: null,
  balloonsIntervalMonths: null,
  minorShare: null,
  graceDays: null,
  deferralUnits: null,
  shareMonthsFirst: null,
  shareMonthsSecond: null,
  fixedAmountsMaxCount: null,
  fixedAmountsMinCents: null,
  vrgDilutedMin: null,
  vrgDilutedMax: null,
  vrgFinalMin: null,
  vrgFinalMax: null,
  vrgMaxTotalShare: null,
  vrgTimings: null,
};
const aLine = (part: Partial<PriceLine> = {}): PriceLine => ({
  financeTypeId: 1,
  tableCode: 'REG-36',
  sourceTableCode: 'REG',
  description: 'Regular',
  personType: null,
  assetType: 1,
  saleType: 'TD',
  taxType: 'NOT_SUBSIDIZED',
  tierCode: null,
  termMonths: 36,
  rateMonthly: '0.01490000',
  targetRateMonthly: null,
  minEntryShare: 0.2,
  maxEntryShare: null,
  maxVehicleAgeYears: null,
  campaignCode: null,
  commissionShare: null,
  minRateMonthly: null,
  maxRateMonthly: null,
  balloonShare: null,
  effectiveFrom: '2026-11-01',
  validUntil: '2026-12-31',
  ...noTerms,
  ...part,
});
const multiBalloon = {
  financeTypeId: 12,
  balloonsCountMin: 1,
  balloonsCountMax: 4,
  balloonsShareMin: 0.05,
  balloonsShareMax: 0.15,
  balloonsEarliestMonth: 6,
  balloonsIntervalMonths: [12, 6],
};
const leasing = {
  financeTypeId: 6,
  vrgDilutedMin: 0,
  vrgDilutedMax: 0.4,
  vrgFinalMin: 0.01,
  vrgFinalMax: 0.3,
  vrgMaxTotalShare: 0.8,
  vrgTimings: ['arrears'] as const,
};

describe('a line of the price tables', () => {
  it('combines the cells of a term, and omits terms whose cells are empty', () => {
    expect(priceRowOf(aLine()).terms).toEqual({});
    expect(priceRowOf(aLine(multiBalloon)).terms).toEqual({
      balloons: {
        count: { min: 1, max: 4 },
        share: { min: 0.05, max: 0.15 },
        earliestMonth: 6,
        intervalMonths: [12, 6],
      },
    });
    expect(priceRowOf(aLine({ financeTypeId: 4, graceDays: [60, 90] })).terms).toEqual({ graceDays: [60, 90] });
  });

  it.each<[string, Partial<PriceLine>]>([
    ['Regular', {}],
    ['Chevrolet Sempre', { financeTypeId: 2, balloonShare: 0.4 }],
    ['Multi-balloon', multiBalloon],
    ['Leasing', leasing],
    ['50-25-25', { financeTypeId: 8, shareMonthsFirst: 18, shareMonthsSecond: 36 }],
    ['Flexible', { financeTypeId: 9, fixedAmountsMaxCount: 12, fixedAmountsMinCents: 10_000 }],
  ])('is good for %s', (_, part) => expect(checkPriceLine(aLine(part))).toBeNull());

  it.each<[string, Partial<PriceLine>, string, string]>([
    ['days the wrong way round', { validUntil: '2026-10-31' }, 'validUntil', 'date.beforeStart'],
    ['a highest entry below the lowest', { maxEntryShare: 0.1 }, 'maxEntryShare', 'number.outOfRange'],
    ['a plan that is none', { financeTypeId: 3 }, 'financeTypeId', 'value.notAllowed'],
    ['a term of another plan', { minorShare: 0.5 }, 'minorShare', 'field.unknown'],
    ['a term that its plan lacks', { financeTypeId: 7 }, 'minorShare', 'required'],
    ['half of a range', { ...multiBalloon, balloonsCountMax: null }, 'balloonsCountMin', 'balloon.notOfPlan'],
    ['a lease without its bounds', { financeTypeId: 6 }, 'vrgDilutedMin', 'required'],
    ['a rate where there may be none', { financeTypeId: 10, taxType: 'TAX_ZERO' }, 'rateMonthly', 'rate.mustBeZero'],
    ['a direct sale of a used vehicle', { saleType: 'VD', assetType: 2 }, 'saleType', 'sale.directIsNew'],
    ['an entry in Plan 100', { financeTypeId: 14 }, 'minEntryShare', 'plan.noEntry'],
    ['a subsidised rate alone', { taxType: 'SUBSIDIZED' }, 'targetRateMonthly', 'rate.targetRequired'],
    ['a rate above the one without subsidy', { targetRateMonthly: '0.01' }, 'targetRateMonthly', 'rate.belowTarget'],
  ])('is refused at its cell for %s', (_, part, column, reason) =>
    expect(checkPriceLine(aLine(part))).toEqual({ column, reason }),
  );
});

it('allows consecutive lines of one table and term, and refuses lines with a common day', () => {
  const check = makeOverlapCheck();
  const december = { effectiveFrom: '2026-12-01', validUntil: '2026-12-31' };
  expect(check(aLine({ validUntil: '2026-11-30' }))).toBeNull();
  expect(check(aLine(december))).toBeNull();
  expect(check(aLine({ ...december, termMonths: 48 }))).toBeNull();
  expect(check(aLine({ effectiveFrom: '2026-12-31', validUntil: '2027-01-31' }))).toEqual({
    column: 'effectiveFrom',
    reason: 'validity.overlaps',
  });
});

describe('price row cells', () => {
  it.each([
    ['nothing', {}],
    ['Multi-balloon', multiBalloon],
    ['Leasing', leasing],
    ['Grace', { graceDays: [60, 90] }],
    ['Sempre', { balloonShareMin: 0.3, balloonShareMax: 0.5, balloonOf: 'net', balloonPlace: 'after' } as const],
    ['50-25-25', { shareMonthsFirst: 12, shareMonthsSecond: 24 }],
    ['Flexible', { fixedAmountsMaxCount: 3, fixedAmountsMinCents: 10_000, minorShare: 0.5, deferralUnits: [3] }],
  ])('equal the cells of their line: %s', (_plan, part) => {
    const { financeTypeId: _, ...cells } = { financeTypeId: 0, ...part };
    expect(cellsOfTerms(priceRowOf(aLine(cells)).terms)).toEqual({ ...noTerms, ...cells });
  });
});
