import { describe, expect, it } from 'vitest';
import { instalmentCountOf } from './instalment-count.ts';

const group = (count: number, amountCents: number) => ({ count, amountCents, firstDueDate: '2026-12-20' });
const figures = (payments: ReturnType<typeof group>[], balloonCents = 0) => ({
  term: 48,
  payments,
  installmentCents: payments[0]?.amountCents ?? 0,
  balloonCents,
  rateMonthly: '0.0149',
});

describe('number of instalments of a term', () => {
  it('is one per month for monthly instalments, with the rounding in the last one', () => {
    expect(instalmentCountOf(figures([group(47, 200_000), group(1, 200_003)]))).toBe(48);
  });

  it('is lower when instalments are due every few months', () => {
    expect(instalmentCountOf(figures([group(16, 670_044)]))).toBe(16);
  });

  it('includes the last one when it is due together with a final balloon', () => {
    expect(instalmentCountOf(figures([group(47, 100_000), group(1, 3_100_000)], 3_000_000))).toBe(48);
    expect(instalmentCountOf(figures([group(47, 100_000), group(1, 3_099_976)], 3_000_000))).toBe(48);
  });

  it('excludes a separate final payment', () => {
    expect(instalmentCountOf(figures([group(47, 100_000), group(1, 3_000_000)], 3_000_000))).toBe(47);
    expect(instalmentCountOf(figures([group(47, 100_000), group(1, 3_000_024)], 3_000_000))).toBe(47);
    expect(instalmentCountOf(figures([group(47, 100_000), group(1, 2_999_976)], 3_000_000))).toBe(47);
  });

  it('equals the number of months when no payments were saved', () => {
    expect(instalmentCountOf(figures([]))).toBe(48);
  });
});
