import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToDecimal } from '../../money/index.ts';
import { computeCet, computeInstallment, computeLoan, iofOfParts, LoanError, type LoanInput } from '../index.ts';

const fees = [
  { name: 'tarifa de cadastro', amountCents: 95_000 },
  { name: 'registro de contrato', amountCents: 35_000 },
];
const base: LoanInput = {
  vehicleValueCents: 10_000_000,
  downPaymentCents: 3_000_000,
  rateMonthly: 0.0149,
  installments: 48,
};

function totals(input: LoanInput) {
  const loan = computeLoan(input);
  const money = [loan.iof.totalCents, loan.financedTotalCents, loan.installmentCents, loan.lastPaymentCents];
  return [...money.map(centsToDecimal), loan.cetAnnualPercent];
}

describe('computeLoan', () => {
  it('computes a plain loan to the centavo', () => {
    const loan = computeLoan(base);
    expect(totals(base)).toEqual(['2253.80', '72253.80', '2117.93', '2117.81', 21.55]);
    expect(centsToDecimal(loan.sumPaymentsCents)).toBe('101660.52');
    expect(centsToDecimal(loan.totalCostCents)).toBe('131660.52');
    expect(loan.cetMonthly.toFixed(10)).toBe('0.0163937090');
    expect(loan.rateAnnual.toFixed(10)).toBe('0.1942053984');
    expect(loan.rows[0]).toEqual({
      number: 1,
      dueDate: null,
      paymentCents: 211_793,
      interestCents: 107_658,
      amortizationCents: 104_135,
      balanceCents: 7_121_245,
    });
    expect(loan.rows.at(-1)).toMatchObject({ paymentCents: 211_781, interestCents: 3_109, balanceCents: 0 });
  });

  it('solves the level payment with a balloon of whole centavos, also for a share of the financed total', () => {
    const lent = { vehicleValueCents: 15_000_000, downPaymentCents: 4_371_526, rateMonthly: 0.0199, installments: 6 };
    const shared = (place: 'instead' | 'with' | 'extra', share = 0.26) =>
      computeLoan({ ...lent, balloons: [{ month: 6, share, of: 'financed', place }] });
    const loan = shared('instead');
    expect([loan.netCreditCents, loan.financedTotalCents].map(centsToDecimal)).toEqual(['106284.74', '107699.22']);
    expect(loan.rows.map((row) => centsToDecimal(row.paymentCents))).toEqual([
      ...new Array(5).fill('17565.81'),
      '28001.81',
    ]);
    // the client pays the same as if the balloon had been stated in reais, in any position
    for (const place of ['instead', 'with', 'extra'] as const)
      for (const share of [0.1, 0.26, 0.333]) {
        const byShare = shared(place, share);
        const amountCents = Math.round(byShare.financedTotalCents * share);
        const byAmount = computeLoan({ ...lent, balloons: [{ month: 6, amountCents, place }] });
        expect(byShare.rows).toEqual(byAmount.rows);
      }
  });

  it('uses calendar days for tax and CET when dates are known', () => {
    const dated = { ...base, releaseDate: '2026-01-15', firstDueDate: '2026-02-15', feesFinanced: fees };
    expect(totals(dated)).toEqual(['2298.00', '73598.00', '2157.33', '2157.26', 22.83]);
    expect(totals({ ...dated, dayCount: 'actual30' })).toEqual(['2297.96', '73597.96', '2166.51', '2166.45', 23.13]);
    expect(computeLoan(dated).rows.at(-1)?.dueDate).toBe('2030-01-15');
  });

  it('charges interest during a grace period, which the first payments settle before any principal', () => {
    const grace = { ...base, rateMonthly: 0.0199, releaseDate: '2026-01-15', feesFinanced: fees, graceDays: 60 };
    expect(totals(grace)).toEqual(['2382.33', '73682.33', '2445.00', '2445.01', 30.31]);
    expect(computeLoan(grace).rows.slice(0, 2)).toMatchObject([
      { dueDate: '2026-03-16', interestCents: 296_174, amortizationCents: 0, balanceCents: 7_419_907 },
      { dueDate: '2026-04-16', interestCents: 147_656, amortizationCents: 45_170, balanceCents: 7_323_063 },
    ]);
  });

  it('counts recurring insurance in the CET and in the total cost, not in the instalment', () => {
    const loan = computeLoan({ ...base, feesFinanced: fees, recurring: [{ name: 'seguro', amountCents: 3_890 }] });
    expect(loan.installmentCents).toBe(215_726);
    expect(loan.cetAnnualPercent).toBe(24.06);
    expect(loan.totalCostCents).toBe(13_541_570);
  });

  it('spaces instalments by six months', () => {
    const farmer = {
      vehicleValueCents: 52_000_000,
      downPaymentCents: 10_400_000,
      rateMonthly: 0.0119,
      installments: 10,
    };
    expect(totals({ ...farmer, stepMonths: 6 })).toEqual(['14027.06', '430027.06', '62237.07', '62237.00', 16.83]);
  });

  it('recomputes a balloon that is a share of the financed total together with it', () => {
    const input: LoanInput = {
      vehicleValueCents: 15_000_000,
      downPaymentCents: 6_000_000,
      rateMonthly: 0.0149,
      feesFinanced: fees,
      installments: 24,
      balloons: [{ month: 24, share: 0.5, of: 'financed', place: 'instead' }],
    };
    expect(totals(input)).toEqual(['2866.97', '94166.97', '3159.91', '47083.33', 23.63]);
  });

  it('adds the residue of a guaranteed final amount to the last interest', () => {
    const loan = computeLoan({
      vehicleValueCents: 18_000_000,
      downPaymentCents: 7_200_000,
      rateMonthly: 0.0139,
      residue: 'interest',
      feesFinanced: fees,
      installments: 36,
      balloons: [{ month: 36, share: 0.4, of: 'vehicle', place: 'instead' }],
    });
    expect(loan.rows.at(-1)).toMatchObject({ paymentCents: 7_200_000, interestCents: 98_700, balanceCents: 0 });
    expect(loan.installmentCents).toBe(250_825);
  });

  it('pays a final amount behind the last level instalment exactly, which takes the rounding difference', () => {
    const input: LoanInput = {
      vehicleValueCents: 4_500_000,
      downPaymentCents: 675_000,
      rateMonthly: 0.0137,
      taxpayer: 'exempt',
      installments: 36,
      graceMonths: 0,
      balloons: [{ month: 36, amountCents: 382_500, place: 'extra' }],
    };
    const [exact, rounded] = [computeLoan({ ...input, residue: 'level' }), computeLoan(input)];
    expect(rounded.lastPaymentCents).not.toBe(382_500);
    expect(exact.lastPaymentCents).toBe(382_500);
    expect(exact.rows.at(-1)).toMatchObject({ balanceCents: 0 });
    const [last, others] = [exact.rows.at(-2)!, exact.rows.slice(0, -2)];
    expect(new Set(others.map(({ paymentCents }) => paymentCents))).toEqual(new Set([exact.installmentCents]));
    expect(Math.abs(last.paymentCents - exact.installmentCents)).toBeLessThanOrEqual(36);
    expect(exact.sumPaymentsCents).toBe(exact.financedTotalCents + exact.totalInterestCents);
  });

  it('has no instalment in a month of weight zero', () => {
    const empty = Object.fromEntries(Array.from({ length: 11 }, (_, k) => [k + 13, 0]));
    const shares = computeLoan({
      ...base,
      vehicleValueCents: 12_000_000,
      downPaymentCents: 6_000_000,
      rateMonthly: 0,
      installments: 13,
      graceMonths: 12,
      weights: { 12: 0.25, ...empty, 24: 0.25 },
    });
    expect(shares.rows.map((row) => row.paymentCents)).toEqual([3_104_064, 3_104_063]);
    expect(shares.cetAnnualPercent).toBe(2.3);
  });

  it('allows fixed amounts in place of instalments, and unpaid interest to accrue', () => {
    const input = { ...base, vehicleValueCents: 6_000_000, downPaymentCents: 1_800_000, rateMonthly: 0.0159 };
    const loan = computeLoan({ ...input, installments: 60, fixedCents: { 1: 10_000, 2: 10_000, 3: 10_000 } });
    expect(loan.installmentCents).toBe(121_307);
    expect(loan.rows[2]).toMatchObject({ paymentCents: 10_000, amortizationCents: 0, balanceCents: 4_524_927 });
  });

  it('places an extra balloon one period after the last instalment', () => {
    const loan = computeLoan({
      ...base,
      releaseDate: '2026-01-31',
      balloons: [{ month: 49, amountCents: 1_000_000, place: 'extra' }],
    });
    expect(loan.rows).toHaveLength(49);
    expect(loan.rows[47]?.dueDate).toBe('2030-01-28');
    expect(loan.rows[48]?.dueDate).toBe('2030-02-28');
    expect(Math.abs(loan.lastPaymentCents - 1_000_000)).toBeLessThan(30);
  });

  it('deducts fees and tax that are paid separately from what the client receives', () => {
    const loan = computeLoan({ ...base, feesUpfront: fees, iofFinanced: false });
    expect(loan.financedTotalCents).toBe(7_000_000);
    expect(loan.receivedCents).toBe(7_000_000 - 130_000 - loan.iof.totalCents);
    expect(loan.totalCostCents).toBe(3_000_000 + loan.sumPaymentsCents + 130_000 + loan.iof.totalCents);
  });

  it('computes the instalment alone equal to the full computation', () => {
    expect(computeInstallment(base)).toBe(computeLoan(base).installmentCents);
  });
});

describe('IOF', () => {
  it('uses the row of the release day', () => {
    const company = (releaseDate: string) => computeLoan({ ...base, taxpayer: 'pj', releaseDate }).iof;
    expect(company('2025-05-22').row).toMatchObject({ dailyRate: '0.000041', additionalRate: '0.0038' });
    expect(company('2025-05-23').row).toMatchObject({ dailyRate: '0.000082', additionalRate: '0.0095' });
    expect(company('2025-06-11').row).toMatchObject({ dailyRate: '0.000082', additionalRate: '0.0038' });
  });

  it('applies the limit of small companies to the financed total, tax included', () => {
    const small = (netCents: number) =>
      computeLoan({ ...base, taxpayer: 'simples', vehicleValueCents: 3_000_000 + netCents }).iof;
    expect(small(2_950_000).row?.taxpayer).toBe('simples');
    expect(small(2_999_000).row?.taxpayer).toBe('pj');
  });

  it('is zero for an exempt borrower', () => {
    const loan = computeLoan({ ...base, taxpayer: 'exempt' });
    expect(loan.iof).toEqual({ totalCents: 0, dailyCents: 0, additionalCents: 0, row: null });
    expect(loan.financedTotalCents).toBe(7_000_000);
  });

  it('counts no day beyond the cap', () => {
    const { daily, additional } = iofOfParts([1_000_000], [366], {
      daily: 0.000082,
      additional: 0.0038,
      cap: 365,
      base: 'price',
    });
    expect([daily, additional].map((part) => Number(part.toFixed(6)))).toEqual([29_930, 3_800]);
  });

  it('uses the tax base of the lender', () => {
    const taxes = (['price', 'presentValue', 'linear'] as const).map(
      (one) => computeLoan({ ...base, iof: { base: one } }).iof.totalCents,
    );
    expect(new Set(taxes).size).toBe(3);
  });
});

describe('CET', () => {
  it('matches the example of the Banco Central', () => {
    const months = [1, 2, 3, 4, 5];
    const cet = computeCet(
      94_000,
      months.map(() => 20_573),
      months.map((month) => month / 12),
    );
    expect(cet.cetAnnualPercent).toBe(43.93);
    expect(cet.cetMonthly).toBeCloseTo(0.03081301359, 10);
  });

  it.each([
    [100_074, 1, 100_144],
    [101_110, 5, 101_383],
    [131_783, 7, 132_310],
  ])('is computed when %i centavos are repaid within days', (receivedCents, days, paidCents) => {
    const cet = computeCet(receivedCents, [paidCents], [days / 365]);
    expect(cet.cetAnnual).toBeCloseTo((paidCents / receivedCents) ** (365 / days) - 1, 11);
  });

  it('is computed for every payment within ten days', () => {
    const cents = fc.integer({ min: 100, max: 100_000_000 });
    const cost = fc.double({ min: 0, max: 0.05, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), cents, cost, (days, receivedCents, share) => {
        const paidCents = Math.round(receivedCents * (1 + share));
        const cet = computeCet(receivedCents, [paidCents], [days / 365]);
        expect(Math.log1p(cet.cetAnnual)).toBeCloseTo((Math.log(paidCents / receivedCents) * 365) / days, 9);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['has more digits than a number keeps', 1_000, 2_000],
    ['is beyond all numbers', 1, 10_000_000_000],
  ])('is refused when it %s', (_what, receivedCents, paidCents) => {
    expect(() => computeCet(receivedCents, [paidCents], [1 / 365])).toThrow(
      expect.objectContaining({ code: 'OUT_OF_RANGE', field: 'cet' }),
    );
  });

  it('is zero for a loan without cost', () => {
    const loan = computeLoan({ ...base, rateMonthly: 0, taxpayer: 'exempt' });
    expect(loan.cetAnnual).toBe(0);
  });
});

describe('a loan that cannot be computed', () => {
  it.each<[string, string, Partial<Record<keyof LoanInput, unknown>>]>([
    ['MISSING_FIELD', 'rateMonthly', { rateMonthly: undefined }],
    ['MISSING_FIELD', 'releaseDate', { firstDueDate: '2026-02-15' }],
    ['MISSING_FIELD', 'releaseDate', { dayCount: 'actual365' }],
    ['BAD_NUMBER', 'rateMonthly', { rateMonthly: Number.NaN }],
    ['BAD_NUMBER', 'vehicleValueCents', { vehicleValueCents: 10_000_000.5 }],
    ['BAD_NUMBER', 'installments', { installments: 12.5 }],
    ['BAD_NUMBER', 'releaseDate', { releaseDate: '2026-02-30' }],
    ['UNKNOWN_KIND', 'dayCount', { dayCount: 'weekly' }],
    ['UNKNOWN_KIND', 'taxpayer', { taxpayer: 'church' }],
    ['NOTHING_FINANCED', 'downPaymentCents', { downPaymentCents: 10_000_000 }],
    ['NOTHING_FINANCED', 'feesUpfront', { feesUpfront: [{ name: 'x', amountCents: 7_000_000 }] }],
    [
      'NO_POSITIVE_INSTALMENT',
      'installments',
      {
        balloons: [
          { month: 48, share: 1, of: 'financed', place: 'with' },
          { month: 24, share: 1, of: 'financed', place: 'with' },
        ],
      },
    ],
    ['NO_POSITIVE_INSTALMENT', 'weights', { defaultWeight: 0, fixedCents: { 1: 100 } }],
    ['NO_POSITIVE_INSTALMENT', 'installments', { vehicleValueCents: 3_000_010, rateMonthly: 0 }],
    ['OUT_OF_RANGE', 'rateMonthly', { rateMonthly: -0.01 }],
    ['OUT_OF_RANGE', 'rateMonthly', { rateMonthly: 1.49 }],
    ['OUT_OF_RANGE', 'installments', { installments: 0 }],
    ['OUT_OF_RANGE', 'downPaymentCents', { downPaymentCents: -1 }],
    ['OUT_OF_RANGE', 'vehicleValueCents', { vehicleValueCents: 10_000_000_001 }],
    ['OUT_OF_RANGE', 'firstDueDate', { releaseDate: '2026-02-15', firstDueDate: '2026-02-14' }],
    ['OUT_OF_RANGE', 'releaseDate', { releaseDate: '2014-12-31' }],
    ['OUT_OF_RANGE', 'weights.49', { weights: { 49: 2 } }],
    ['OUT_OF_RANGE', 'balloons.month', { balloons: [{ month: 60, amountCents: 1, place: 'with' }] }],
  ])('is refused as %s at %s', (code, field, change) => {
    const refuse = () => computeLoan({ ...base, ...change } as LoanInput);
    expect(refuse).toThrow(LoanError);
    expect(refuse).toThrow(expect.objectContaining({ code, field }));
  });
});
