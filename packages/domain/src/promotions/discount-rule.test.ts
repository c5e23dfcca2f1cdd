import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedValues } from '../forms/index.ts';
import {
  type CouponForm,
  couponForm,
  type DiscountCode,
  type DiscountedSale,
  type DiscountRule,
  discountedPrice,
  discountProblems,
  ruleDayProblems,
  type VoucherForm,
  voucherForm,
} from './discount-rule.ts';

const today = '2026-11-24';
const rule: DiscountRule = {
  kind: 'VOUCHER',
  enabled: true,
  effectiveFrom: '2026-11-01',
  validUntil: '2026-11-30',
  discountType: 'VALUE',
  discountValue: 1_500_00,
  voucherType: 'MULTIPLE',
  limit: 10,
  personType: 'ALL',
  financeStructures: '',
  assetTypeIds: '',
  saleType: 'ALL',
  saleOptionTypes: '',
  manufacturers: '',
  models: '',
  versions: '',
  manufacturerYears: '',
  modelYears: '',
  dealerCodes: '',
  regions: '',
  isListed: null,
};
const sale: DiscountedSale = {
  personType: 'PF',
  financeTypeId: 1,
  assetType: 1,
  saleType: 'TD',
  saleOptionTypeIds: [5],
  manufacturerId: 1,
  modelId: 12,
  versionId: 120,
  manufacturerYear: 2026,
  modelYear: 2027,
  dealerCode: '104',
  region: '01jd0000000000000000000001',
  hasOffer: false,
  vehicleValueCents: 90_000_00,
};
const unused = { total: 0, ofDocument: 0 };
const refused = (changes: Partial<DiscountRule>, uses = unused, of: Partial<DiscountedSale> = {}) =>
  discountProblems({ ...rule, ...changes }, { ...sale, ...of }, uses, today);

describe('a rule', () => {
  it('without restrictions applies to every sale within its validity', () => {
    expect(refused({})).toEqual([]);
    expect(refused({ effectiveFrom: today, validUntil: today })).toEqual([]);
  });

  it('is not yet valid, or has expired, or is disabled', () => {
    expect(refused({ effectiveFrom: '2026-11-25' })).toEqual(['voucher-003']);
    expect(refused({ validUntil: '2026-11-23' })).toEqual(['voucher-004']);
    expect(refused({ enabled: false })).toEqual(['voucher-002']);
  });

  it('is used up at its limit, and a coupon has none', () => {
    expect(refused({}, { total: 9, ofDocument: 0 })).toEqual([]);
    expect(refused({}, { total: 10, ofDocument: 0 })).toEqual(['voucher-005']);
    expect(refused({ kind: 'COUPON', limit: null, voucherType: null }, { total: 10_000, ofDocument: 3 })).toEqual([]);
  });

  it('of single use is refused to a document that has used it', () => {
    expect(refused({ voucherType: 'SINGLE' }, { total: 1, ofDocument: 0 })).toEqual([]);
    expect(refused({ voucherType: 'SINGLE' }, { total: 1, ofDocument: 1 })).toEqual(['voucher-006']);
    expect(refused({}, { total: 1, ofDocument: 1 })).toEqual([]);
  });

  const conditions: [
    name: string,
    changes: Partial<DiscountRule>,
    meets: Partial<DiscountedSale>,
    code: DiscountCode,
  ][] = [
    ['person type', { personType: 'PJ' }, { personType: 'PJ' }, 'voucher-007-1'],
    ['plan', { financeStructures: '2,13' }, { financeTypeId: 13 }, 'voucher-007-3'],
    ['condition of the vehicle', { assetTypeIds: '2' }, { assetType: 2 }, 'voucher-007-4'],
    ['type of sale', { saleType: 'VD' }, { saleType: 'VD' }, 'voucher-007-5'],
    ['kind of buyer', { saleOptionTypes: '4,7' }, { saleOptionTypeIds: [5, 7] }, 'voucher-007-6'],
    ['manufacturer', { manufacturers: '2' }, { manufacturerId: 2 }, 'voucher-007-7'],
    ['model', { models: '1,2' }, { modelId: 2 }, 'voucher-007-8'],
    ['version', { versions: '12' }, { versionId: 12 }, 'voucher-007-9'],
    ['year of manufacture', { manufacturerYears: '2025' }, { manufacturerYear: 2025 }, 'voucher-007-10'],
    ['model year', { modelYears: '2026' }, { modelYear: 2026 }, 'voucher-007-11'],
    ['dealer', { dealerCodes: '10,4' }, { dealerCode: '4' }, 'voucher-007-12'],
    ['branch', { regions: 'x' }, { region: 'x' }, 'voucher-007-13'],
  ];
  it.each(conditions)(
    'restricted by %s is refused to another and applies to that one',
    (_name, changes, meets, code) => {
      expect(refused(changes)).toEqual([code]);
      expect(refused(changes, unused, meets)).toEqual([]);
    },
  );

  it('with a list of people is refused to everyone who is not on it', () => {
    expect(refused({ isListed: false })).toEqual(['voucher-007-2']);
    expect(refused({ isListed: true })).toEqual([]);
  });

  it('restricted by branch is refused where the dealer has none', () => {
    expect(refused({ regions: 'x' }, unused, { region: null })).toEqual(['voucher-007-13']);
  });

  it('is refused to a sale by an offer, whose price is fixed', () => {
    expect(refused({}, unused, { hasOffer: true })).toEqual(['voucher-007-14']);
  });

  it('with a fixed price above the price of the vehicle is refused', () => {
    expect(refused({ discountType: 'FIXED_PRICE', discountValue: 90_000_01 })).toEqual(['voucher-007']);
    expect(refused({ discountType: 'FIXED_PRICE', discountValue: 90_000_00 })).toEqual([]);
  });

  it('lists every reason, the first one first', () => {
    expect(refused({ validUntil: '2026-11-23', personType: 'PJ', models: '1' }, { total: 10, ofDocument: 0 })).toEqual([
      'voucher-004',
      'voucher-005',
      'voucher-007-1',
      'voucher-007-8',
    ]);
  });
});

describe('the discounted price', () => {
  it.each([
    ['PERCENTUAL', 10_00, 90_000_00, 81_000_00],
    ['PERCENTUAL', 12_50, 1_01, 88],
    ['PERCENTUAL', 100_00, 90_000_00, 0],
    ['VALUE', 1_500_00, 90_000_00, 88_500_00],
    ['VALUE', 90_000_01, 90_000_00, 0],
    ['FIXED_PRICE', 79_990_00, 90_000_00, 79_990_00],
  ] as const)('by %s %i of %i is %i', (discountType, discountValue, priceCents, price) => {
    expect(discountedPrice({ discountType, discountValue }, priceCents)).toBe(price);
  });

  it('never rises, never falls below zero, and rounds a share to the nearest centavo', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('PERCENTUAL' as const, 'VALUE' as const, 'FIXED_PRICE' as const),
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000_000_000 }),
        (discountType, discountValue, priceCents) => {
          const price = discountedPrice({ discountType, discountValue }, priceCents);
          expect(Number.isInteger(price)).toBe(true);
          expect(price).toBeGreaterThanOrEqual(0);
          expect(price).toBeLessThanOrEqual(priceCents);
          if (discountType !== 'PERCENTUAL') return;
          // BigInt: an exact model of the share
          const exact = BigInt(priceCents) * BigInt(10_000 - discountValue);
          const distance = BigInt(price) * 10_000n - exact;
          expect(distance <= 5_000n && distance >= -5_000n).toBe(true);
        },
      ),
    );
  });
});

describe('the forms', () => {
  const typedVoucher = (changes: Partial<VoucherForm> = {}): VoucherForm => ({
    ...typedValues(voucherForm.fields),
    ruleName: 'Feirão  de novembro',
    discountVoucher: 'feirao-11',
    voucherType: 'SINGLE',
    voucherLimit: 100,
    effectiveFrom: '2026-11-24',
    validUntil: '2026-11-30',
    discountType: 'VALUE',
    discountValue: 1_000_00,
    personType: 'ALL',
    saleType: 'ALL',
    ...changes,
  });
  const typedCoupon = (changes: Partial<CouponForm> = {}): CouponForm => {
    const { discountVoucher: _code, voucherType: _type, voucherLimit: _limit, ...rest } = typedVoucher();
    return { ...rest, discountCoupon: 'PRIMEIRA', ...changes };
  };

  it('store codes in capitals, and lists sorted without repetition', () => {
    const stored = voucherForm.normalise(typedVoucher({ models: '12, 3,12', modelYears: '2027,2026' }));
    expect(stored).toMatchObject({
      ruleName: 'Feirão de novembro',
      discountVoucher: 'FEIRAO-11',
      models: '3,12',
      modelYears: '2026,2027',
    });
  });

  it.each([
    [{ discountVoucher: 'ab' }, 'discountVoucher'],
    [{ discountVoucher: 'A'.repeat(2_000) }, 'discountVoucher'],
    [{ discountValue: -1 }, 'discountValue'],
    [{ discountValue: 0 }, 'discountValue'],
    [{ discountType: 'PERCENTUAL', discountValue: 100_01 }, 'discountValue'],
    [{ voucherLimit: 0 }, 'voucherLimit'],
    [{ validUntil: '2026-11-23' }, 'validUntil'],
    [{ financeStructures: '99' }, 'financeStructures'],
    [{ saleOptionTypes: '20' }, 'saleOptionTypes'],
    [{ assetTypeIds: '3' }, 'assetTypeIds'],
    [{ models: 'x' }, 'models'],
    [{ models: Array.from({ length: 101 }, (_, index) => index + 1).join(',') }, 'models'],
  ] as [Partial<VoucherForm>, string][])('refuse %j at its field', (changes, path) => {
    expect(voucherForm.problems(typedVoucher(changes)).map((problem) => problem.path)).toEqual([path]);
  });

  it('accept a complete voucher and a complete coupon', () => {
    expect(voucherForm.problems(typedVoucher())).toEqual([]);
    expect(couponForm.problems(typedCoupon())).toEqual([]);
  });

  it('keep the start of a rule that has begun, and refuse a new start or an end in the past', () => {
    const days = { effectiveFrom: '2026-11-10', validUntil: '2026-11-30' };
    expect(ruleDayProblems(days, days, today)).toEqual([]);
    expect(ruleDayProblems({ ...days, effectiveFrom: '2026-11-25' }, days, today)).toEqual([
      { path: 'effectiveFrom', key: 'promotion.begun' },
    ]);
    expect(ruleDayProblems(days, null, today)).toEqual([{ path: 'effectiveFrom', key: 'promotion.startInPast' }]);
    expect(ruleDayProblems({ ...days, validUntil: '2026-11-23' }, days, today)).toEqual([
      { path: 'validUntil', key: 'promotion.endInPast' },
    ]);
  });
});
