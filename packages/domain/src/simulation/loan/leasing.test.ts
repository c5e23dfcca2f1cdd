import { describe, expect, it } from 'vitest';
import { computeLeasing, LoanError, settlementValue } from '../index.ts';

const lease = {
  priceCents: 4_500_000,
  rateMonthly: 0.01,
  installments: 36,
  vrgUpfrontCents: 675_000,
  vrgDilutedCents: 0,
  vrgFinalCents: 382_500,
  first: 0 as const,
  finalAtMonths: 36,
};

describe('computeLeasing', () => {
  it('computes a lease paid in advance to the centavo', () => {
    expect(computeLeasing(lease)).toMatchObject({
      monthlyCents: 116_995,
      counterpartCents: 116_995,
      totalPaidCents: 5_269_320,
      cetAnnualPercent: 12.68,
    });
  });

  it('separates the diluted residual value from the counterpart', () => {
    const diluted = computeLeasing({ ...lease, vrgDilutedCents: 360_000, first: 1 });
    expect(diluted.vrgMonthlyCents).toBe(10_000);
    expect(diluted.counterpartCents + diluted.vrgMonthlyCents).toBe(diluted.monthlyCents);
  });

  it.each([
    ['OUT_OF_RANGE', { installments: 0 }],
    ['OUT_OF_RANGE', { rateMonthly: -0.1 }],
    ['NO_POSITIVE_INSTALMENT', { vrgFinalCents: 9_000_000 }],
  ])('is refused as %s for %j', (code, change) => {
    const refuse = () => computeLeasing({ ...lease, ...change });
    expect(refuse).toThrow(LoanError);
    expect(refuse).toThrow(expect.objectContaining({ code }));
  });
});

describe('settlementValue', () => {
  const payments = Array.from({ length: 48 }, (_, k) => ({ month: k + 1, amountCents: 211_793 }));

  it('discounts the remaining payments at the contract rate', () => {
    expect(settlementValue(0.0149, payments.slice(12), 12)).toBe(5_868_106);
  });

  it('excludes payments that were due before', () => {
    expect(settlementValue(0.0149, payments, 12.5)).toBe(settlementValue(0.0149, payments.slice(12), 12.5));
  });
});
