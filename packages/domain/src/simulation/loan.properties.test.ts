import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { annualRateOf, computeLoan, type LoanInput, monthlyRateOf } from './index.ts';

fc.configureGlobal({ numRuns: 300 });
const cents = (min: number, max: number) => fc.integer({ min, max });
/** Contracts of up to nine years; beyond that the centavos of the rounded payments may outgrow the last one. */
const loans: fc.Arbitrary<LoanInput> = fc
  .record({
    netCents: cents(500_000, 30_000_000),
    downPaymentCents: cents(0, 20_000_000),
    rateMonthly: cents(0, 300).map((tenThousandths) => tenThousandths / 10_000),
    months: cents(1, 84),
    stepMonths: fc.constantFrom(1, 1, 1, 3, 6),
    graceDays: fc.option(fc.constantFrom(30, 60, 90, 120, 180), { nil: undefined }),
    base: fc.constantFrom('price' as const, 'presentValue' as const, 'linear' as const),
    feeCents: cents(0, 300_000),
    releaseDate: fc.option(fc.constantFrom('2026-01-31', '2027-06-15', '2028-02-29'), { nil: undefined }),
    balloonShare: fc.option(cents(1, 30), { nil: undefined }),
    taxpayer: fc.constantFrom('pf' as const, 'pj' as const, 'simples' as const, 'exempt' as const),
  })
  .map(({ netCents, feeCents, base, balloonShare, graceDays, releaseDate, months, ...rest }) => {
    const installments = Math.ceil(months / rest.stepMonths);
    const first = graceDays === undefined ? rest.stepMonths : graceDays / 30;
    const balloon = { month: first + installments * rest.stepMonths, of: 'net' as const, place: 'extra' as const };
    return {
      ...rest,
      installments,
      vehiclePriceCents: rest.downPaymentCents + netCents,
      feesFinanced: [{ name: 'tarifa', amountCents: feeCents }],
      iof: { base },
      ...(graceDays === undefined ? {} : { graceDays }),
      ...(releaseDate === undefined ? {} : { releaseDate }),
      ...(balloonShare === undefined ? {} : { balloons: [{ ...balloon, share: balloonShare / 100 }] }),
    };
  });

function timesOf(input: LoanInput, count: number): number[] {
  const step = input.stepMonths ?? 1;
  const first = input.graceDays === undefined ? step : input.graceDays / 30;
  return Array.from({ length: count }, (_, k) => first + k * step);
}

afterEach(() => {
  delete process.env.TZ;
});

describe('every loan', () => {
  it('is worth its financed total at its own rate, within half a centavo a row', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const loan = computeLoan(input);
        const times = timesOf(input, loan.rows.length);
        const growth = 1 + input.rateMonthly;
        const worth = loan.rows.reduce((sum, row, k) => sum + row.paymentCents * growth ** -times[k]!, 0);
        // interest is rounded too, so a row may be half a centavo off twice
        expect(Math.abs(worth - loan.financedTotalCents)).toBeLessThanOrEqual(loan.rows.length + 1);
      }),
    );
  });

  it('repays exactly its principal and ends at zero', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const loan = computeLoan(input);
        const principal = loan.rows.reduce((sum, row) => sum + row.amortizationCents, 0);
        const interest = loan.rows.reduce((sum, row) => sum + row.interestCents, 0);
        expect(principal).toBe(loan.financedTotalCents);
        expect(interest).toBe(loan.totalInterestCents);
        expect(loan.rows.at(-1)?.balanceCents).toBe(0);
        expect(loan.rows.every((row) => row.amortizationCents >= 0 && Number.isInteger(row.paymentCents))).toBe(true);
      }),
    );
  });

  it('carries its own tax: the financed total is the base and the tax of that very total', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const loan = computeLoan(input);
        const apart = computeLoan({
          ...input,
          iofFinanced: false,
          // the same total financed without gross-up must owe the same tax
          feesFinanced: [...(input.feesFinanced ?? []), { name: 'iof', amountCents: loan.iof.totalCents }],
        });
        expect(loan.financedTotalCents).toBe(loan.baseBeforeIofCents + loan.iof.totalCents);
        expect(Math.abs(apart.iof.totalCents - loan.iof.totalCents)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('costs no less than its rate', () => {
    fc.assert(
      fc.property(loans, ({ releaseDate: _, ...undated }) => {
        const loan = computeLoan(undated);
        // the centavo of the rounded instalment moves the cost of the shortest loans in the sixth decimal
        expect(loan.cetAnnual).toBeGreaterThanOrEqual(loan.rateAnnual - 2e-5);
      }),
    );
  });

  it('owes no tax when the borrower is exempt', () => {
    fc.assert(
      fc.property(loans, (input) => {
        expect(computeLoan({ ...input, taxpayer: 'exempt' }).iof.totalCents).toBe(0);
      }),
    );
  });

  it('has a larger instalment at a larger rate', () => {
    fc.assert(
      fc.property(loans, fc.integer({ min: 10, max: 200 }), (input, more) => {
        // a longer wait at a larger rate is another loan: the balloon may then repay more of it, never less
        const { balloons: _, ...level } = input;
        const dearer = computeLoan({ ...level, rateMonthly: level.rateMonthly + more / 10_000 });
        expect(dearer.installmentCents).toBeGreaterThan(computeLoan(level).installmentCents);
      }),
    );
  });

  it('is the same wherever it is computed', () => {
    fc.assert(
      fc.property(loans, (input) => {
        process.env.TZ = 'UTC';
        const here = computeLoan(input);
        process.env.TZ = 'Asia/Tokyo';
        expect(computeLoan(input)).toEqual(here);
      }),
      { numRuns: 30 },
    );
  });

  it('turns monthly rates into annual ones and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (rateMonthly) => {
        expect(monthlyRateOf(annualRateOf(rateMonthly))).toBeCloseTo(rateMonthly, 12);
      }),
    );
  });
});
