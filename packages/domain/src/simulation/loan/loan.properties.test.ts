import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  annualRateOf,
  computeLoan,
  type LoanInput,
  type LoanResult,
  monthlyRateOf,
  settlementValue,
} from '../index.ts';

fc.configureGlobal({ numRuns: 1_000 });
const cents = (min: number, max: number) => fc.integer({ min, max });
/** Contracts of up to nine years; beyond that the centavos of the rounded payments may exceed the last one. */
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
      vehicleValueCents: rest.downPaymentCents + netCents,
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

/** Days from release to each payment, by JavaScript's calendar instead of the product's. */
function daysOf({ input, rows }: LoanResult): number[] {
  const times = timesOf(input, rows.length);
  const release = Date.parse(`${input.releaseDate}T00:00:00Z`);
  return rows.map(({ dueDate }, k) =>
    dueDate === null ? times[k]! * 30 : (Date.parse(`${dueDate}T00:00:00Z`) - release) / 86_400_000,
  );
}

/**
 * The tax of the financed total (docs/loan-mathematics.md#iof), implemented independently: in reais, and with powers.
 */
function taxOf(loan: LoanResult): number {
  const { input, rows } = loan;
  const financed = loan.financedTotalCents / 100;
  const times = timesOf(input, rows.length);
  const discounts = times.map((time) => (1 + input.rateMonthly) ** -time);
  const balloon = input.balloons ? loan.netCreditCents * (input.balloons[0] as { share: number }).share : 0;
  const fixed = rows.map((_, k) => (input.balloons && k === rows.length - 1 ? Math.round(balloon) / 100 : 0));
  const leveled = discounts.filter((_, k) => fixed[k] === 0).reduce((sum, one) => sum + one, 0);
  const level = (financed - discounts.reduce((sum, one, k) => sum + one * fixed[k]!, 0)) / leveled;
  const payments = fixed.map((amount) => amount || level);
  const daily = input.taxpayer === 'simples' && financed <= 30_000 ? 0.0000274 : 0.000082;
  let paid = 0;
  return daysOf(loan).reduce((tax, days, k) => {
    // principal still owed after payment k: with interest settled first, the rest of all payments so far
    const owed = payments.slice(k + 1).reduce((sum, one, j) => sum + (one * discounts[k + 1 + j]!) / discounts[k]!, 0);
    const principal = Math.max(paid, Math.min(financed, financed - owed));
    const byPrice = principal - paid;
    paid = principal;
    const base = input.iof?.base;
    const part = base === 'linear' ? financed / rows.length : base === 'price' ? byPrice : payments[k]! * discounts[k]!;
    return tax + part * (Math.min(days, 365) * daily + 0.0038);
  }, 0);
}

afterEach(() => {
  delete process.env.TZ;
});

describe('every loan', () => {
  it('equals its financed total at its own rate, within half a centavo per row', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const loan = computeLoan(input);
        const times = timesOf(input, loan.rows.length);
        const growth = 1 + input.rateMonthly;
        const worth = loan.rows.reduce((sum, row, k) => sum + row.paymentCents * growth ** -times[k]!, 0);
        // interest is rounded too, so a row may be off by half a centavo twice
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

  it('finances its own tax: the financed total is the base plus the tax on that same total', () => {
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

  it('owes the legal tax on its financed total, to the centavo', () => {
    fc.assert(
      fc.property(loans, (input) => {
        const loan = computeLoan(input);
        if (input.taxpayer === 'exempt') return;
        const gap = loan.financedTotalCents - loan.baseBeforeIofCents - taxOf(loan) * 100;
        expect(Math.abs(gap)).toBeLessThanOrEqual(0.6);
      }),
    );
  });

  it('has the annual cost that discounts its payments to what the client received', () => {
    fc.assert(
      fc.property(loans, cents(0, 300_000), (input, recurringCents) => {
        const loan = computeLoan({ ...input, recurring: [{ name: 'seguro', amountCents: recurringCents }] });
        const days = daysOf(loan);
        const yearOf = (k: number) => days[k]! / (input.releaseDate === undefined ? 360 : 365);
        const worth = loan.rows.reduce(
          (sum, row, k) => sum + (row.paymentCents + recurringCents) / (1 + loan.cetAnnual) ** yearOf(k),
          0,
        );
        expect(Math.abs(worth / loan.receivedCents - 1)).toBeLessThan(1e-9);
        expect((1 + loan.cetMonthly) ** 12 - 1).toBeCloseTo(loan.cetAnnual, 8);
      }),
    );
  });

  it('is settled on any day of its schedule at its balance, and at release at its financed total', () => {
    fc.assert(
      fc.property(loans, cents(0, 90), (input, after) => {
        const { rows, financedTotalCents } = computeLoan(input);
        const times = timesOf(input, rows.length);
        const payments = rows.map(({ paymentCents }, k) => ({ month: times[k]!, amountCents: paymentCents }));
        const atRelease = settlementValue(input.rateMonthly, payments, 0);
        expect(Math.abs(atRelease - financedTotalCents)).toBeLessThanOrEqual(rows.length + 1);
        const paid = Math.min(after, rows.length - 1);
        const value = settlementValue(input.rateMonthly, payments.slice(paid + 1), times[paid]!);
        expect(Math.abs(value - rows[paid]!.balanceCents)).toBeLessThanOrEqual(rows.length - paid + 1);
      }),
    );
  });

  it('has a larger instalment for a higher price and a smaller one for a longer term', () => {
    fc.assert(
      fc.property(loans, cents(10_000, 5_000_000), cents(1, 12), (input, dearerCents, more) => {
        // a later balloon repays less of the loan today, and a larger tax bracket may outweigh one more month
        const { balloons: _, ...level } = { ...input, taxpayer: 'pf' as const };
        const { installmentCents } = computeLoan(level);
        const dearer = { ...level, vehicleValueCents: level.vehicleValueCents + dearerCents };
        const longer = { ...level, installments: level.installments + more };
        expect(computeLoan(dearer).installmentCents).toBeGreaterThan(installmentCents);
        expect(computeLoan(longer).installmentCents).toBeLessThan(installmentCents);
      }),
    );
  });

  it('costs at least its rate', () => {
    fc.assert(
      fc.property(loans, ({ releaseDate: _, ...undated }) => {
        const loan = computeLoan(undated);
        // the centavo of the rounded instalment changes the cost of the shortest loans in the sixth decimal
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

  it('is the same in every time zone', () => {
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

  it('converts monthly rates into annual ones and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (rateMonthly) => {
        expect(monthlyRateOf(annualRateOf(rateMonthly))).toBeCloseTo(rateMonthly, 12);
      }),
    );
  });
});
