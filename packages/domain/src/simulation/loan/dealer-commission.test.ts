import { describe, expect, it } from 'vitest';
import { computeLoan, dealerCommissionOf, LoanError } from '../index.ts';

const loan = computeLoan({
  vehicleValueCents: 9_000_000,
  downPaymentCents: 3_000_001,
  rateMonthly: 0.0149,
  installments: 48,
  releaseDate: '2026-01-15',
  feesFinanced: [{ name: 'TCC', amountCents: 90_000 }],
});

describe('dealerCommissionOf', () => {
  it('is a share of the net credit only, rounded half up to the centavo', () => {
    expect(dealerCommissionOf(loan, 0.024)).toBe(144_000);
    expect(dealerCommissionOf({ netCreditCents: 150 }, 0.01)).toBe(2);
    expect(dealerCommissionOf(loan, 0)).toBe(0);
  });

  it.each([-0.01, 1.01, Number.NaN])('refuses a share of %d', (share) => {
    expect(() => dealerCommissionOf(loan, share)).toThrow(new LoanError('OUT_OF_RANGE', 'commissionShare'));
  });
});
