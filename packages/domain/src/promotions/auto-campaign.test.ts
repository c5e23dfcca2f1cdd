import { describe, expect, it } from 'vitest';
import { type AutoCampaignForm, autoCampaignForm, autoCampaignProblems, campaignsOverlap } from './auto-campaign.ts';
import { type EvaluatedCoupon, promotionalCouponForm, promotionalCouponRefusal } from './promotional-coupon.ts';

const today = '2026-11-24';
const campaign: AutoCampaignForm = {
  campaignName: 'Verão seguro',
  campaignCode: 'VERAO-27',
  provider: 'LIBERTY',
  dealerCodes: '101,102',
  effectiveFrom: '2026-12-01',
  validUntil: '2026-12-31',
  discountShare: '0.15',
};
const begun = { ...campaign, effectiveFrom: '2026-11-01' };
const ended = { ...begun, validUntil: '2026-11-23' };
const problemsOf = (changes: Partial<AutoCampaignForm>, before: AutoCampaignForm | null = null) =>
  autoCampaignProblems({ ...(before ?? campaign), ...changes }, before, { today, maxDiscountPercent: 30 }).map(
    ({ path, key }) => `${path} ${key}`,
  );

describe('the form of a campaign', () => {
  it('stores code and insurer in capitals, and dealers sorted without repetition', () => {
    const typed = { ...campaign, campaignName: 'Verão  seguro', campaignCode: 'verao-27', provider: ' liberty ' };
    expect(autoCampaignForm.problems({ ...typed, dealerCodes: '102, 101,102' })).toEqual([]);
    expect(autoCampaignForm.normalise({ ...typed, dealerCodes: '102, 101,102' })).toEqual(campaign);
  });

  it.each([
    [{ discountShare: '0' }, 'discountShare autoCampaign.discount'],
    [{ discountShare: '-0.1' }, 'discountShare autoCampaign.discount'],
    [{ discountShare: '1.01' }, 'discountShare autoCampaign.discount'],
    [{ discountShare: '0.12345' }, 'discountShare autoCampaign.discount'],
    [{ discountShare: '' }, 'discountShare required'],
    [{ campaignCode: 'x'.repeat(2_000) }, 'campaignCode text.tooLong'],
    [{ campaignCode: 'á' }, 'campaignCode campaignCode.invalid'],
    [{ validUntil: '2026-11-30' }, 'validUntil promotion.endBeforeStart'],
    [{ dealerCodes: '1 0 1' }, 'dealerCodes value.notAllowed'],
  ])('refuses %j at its field', (changes, problem) => {
    const problems = autoCampaignForm.problems({ ...campaign, ...changes });
    expect(problems.map(({ path, key }) => `${path} ${key}`)).toEqual([problem]);
  });
});

describe('a campaign', () => {
  it('starts today or later', () => {
    expect(problemsOf({ effectiveFrom: today })).toEqual([]);
    expect(problemsOf({ effectiveFrom: '2026-11-23' })).toEqual(['effectiveFrom promotion.startInPast']);
  });

  it('gives at most the discount that the setting allows', () => {
    expect(problemsOf({ discountShare: '0.3' })).toEqual([]);
    expect(problemsOf({ discountShare: '0.3001' })).toEqual(['discountShare autoCampaign.discount']);
  });

  it('changes freely before its start', () => {
    expect(
      problemsOf({ campaignName: 'Outra', effectiveFrom: '2027-01-01', validUntil: '2027-01-31' }, campaign),
    ).toEqual([]);
  });

  it('that has begun only ends earlier, today at the earliest', () => {
    expect(problemsOf({}, begun)).toEqual([]);
    expect(problemsOf({ validUntil: today }, begun)).toEqual([]);
    for (const validUntil of ['2027-01-01', '2026-11-23'])
      expect(problemsOf({ validUntil }, begun)).toEqual(['validUntil autoCampaign.begun']);
    expect(problemsOf({ discountShare: '0.1', dealerCodes: '' }, begun)).toEqual([
      'dealerCodes autoCampaign.begun',
      'discountShare autoCampaign.begun',
    ]);
  });

  it('that has ended does not change', () => {
    expect(problemsOf({ validUntil: today }, ended)).toEqual(['validUntil autoCampaign.ended']);
  });

  it.each([
    [{}, true],
    [{ dealerCodes: '103' }, false],
    [{ dealerCodes: '103,102' }, true],
    [{ dealerCodes: '' }, true],
    [{ effectiveFrom: '2026-12-31', validUntil: '2027-01-31' }, true],
    [{ effectiveFrom: '2027-01-01', validUntil: '2027-01-31' }, false],
  ])('and one with %j overlap: %s', (changes, expected) => {
    expect(campaignsOverlap(campaign, { ...campaign, ...changes })).toBe(expected);
    expect(campaignsOverlap({ ...campaign, ...changes }, campaign)).toBe(expected);
  });
});

describe('a promotional coupon', () => {
  const coupon: EvaluatedCoupon = { enabled: true, used: 4, couponLimit: 5, campaign: { ...begun, enabled: true } };
  const refusalOf = (changes: Partial<EvaluatedCoupon>, dealerCode = '101') =>
    promotionalCouponRefusal({ ...coupon, ...changes }, { provider: 'LIBERTY', dealerCode, today });

  it('applies within the days of its campaign, at its dealers, until its limit', () => {
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({ campaign: { ...coupon.campaign, dealerCodes: '' } }, '999')).toBeNull();
  });

  it('states why it does not apply', () => {
    expect(refusalOf({ enabled: false })).toBe('promotionalCoupon.disabled');
    expect(refusalOf({ campaign: { ...coupon.campaign, enabled: false } })).toBe('promotionalCoupon.disabled');
    expect(refusalOf({ campaign: { ...campaign, enabled: true } })).toBe('promotionalCoupon.coming');
    expect(refusalOf({ campaign: { ...ended, enabled: true } })).toBe('promotionalCoupon.ended');
    expect(refusalOf({}, '1')).toBe('promotionalCoupon.dealer');
    expect(refusalOf({ campaign: { ...coupon.campaign, provider: 'OUTRA' } })).toBe('promotionalCoupon.insurer');
    expect(refusalOf({ used: 5 })).toBe('promotionalCoupon.usedUp');
  });

  it('needs a campaign and a limit above zero', () => {
    const paths = promotionalCouponForm.problems({ campaignId: '', couponLimit: 0 }).map(({ path }) => path);
    expect(paths).toEqual(['campaignId', 'couponLimit']);
  });
});
