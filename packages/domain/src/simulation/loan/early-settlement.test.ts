import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/index.ts';
import {
  computeLoan,
  firstPeriodMonths,
  isOverdueOn,
  type LoanInput,
  type OpenPayment,
  type SettlementBasis,
  settlePart,
  settleWhole,
} from '../index.ts';

/** 48 × 2,117.93 (the last 2,117.81) from 21 December 2026 at 1.49% a month. */
const example: LoanInput = {
  vehicleValueCents: 10_000_000,
  downPaymentCents: 3_000_000,
  rateMonthly: 0.0149,
  installments: 48,
  releaseDate: '2026-11-20',
  firstDueDate: '2026-12-20',
};

function contractOf(input: LoanInput) {
  const { rows, financedTotalCents } = computeLoan(input);
  const open: OpenPayment[] = rows.map(({ number, dueDate, paymentCents }) => ({
    number,
    dueOn: dueDate!,
    amountCents: paymentCents,
  }));
  const basis: SettlementBasis = {
    rateMonthly: input.rateMonthly,
    releasedOn: input.releaseDate!,
    firstDueOn: rows[0]!.dueDate!,
    firstMonths: firstPeriodMonths(input.rateMonthly, financedTotalCents, rows[0]!.interestCents),
    dueDates: open.map(({ dueOn }) => dueOn),
  };
  return { rows, financedTotalCents, open, basis };
}

const loans: fc.Arbitrary<LoanInput> = fc
  .record({
    netCents: fc.integer({ min: 500_000, max: 30_000_000 }),
    rateMonthly: fc.integer({ min: 0, max: 300 }).map((tenThousandths) => tenThousandths / 10_000),
    months: fc.integer({ min: 2, max: 72 }),
    stepMonths: fc.constantFrom(1, 1, 1, 3, 6),
    releaseDate: fc.constantFrom('2026-01-31', '2027-06-15', '2028-02-29'),
    firstAfterDays: fc.integer({ min: 20, max: 60 }),
  })
  .map(({ netCents, months, firstAfterDays, ...rest }) => ({
    ...rest,
    vehicleValueCents: netCents,
    downPaymentCents: 0,
    installments: Math.max(2, Math.ceil(months / rest.stepMonths)),
    firstDueDate: addDays(rest.releaseDate, firstAfterDays),
  }));

describe('settling everything', () => {
  it.each([
    // by hand: 5,761.90 + 5,761.91 ÷ 1.1 on the day of the first of two payments, half a month of 31 days later ÷ 1.1^(16 ÷ 31)
    ['2026-12-15', [576_190, 523_810], 1_100_000],
    ['2026-12-30', [576_190, 548_533], 1_124_723],
  ])('on %s has the values %j', (on, values, sum) => {
    const basis: SettlementBasis = {
      rateMonthly: 0.1,
      releasedOn: '2026-11-15',
      firstDueOn: '2026-12-15',
      firstMonths: 1,
      dueDates: ['2026-12-15', '2027-01-15'],
    };
    const whole = settleWhole(
      basis,
      [
        { number: 1, dueOn: '2026-12-15', amountCents: 576_190 },
        { number: 2, dueOn: '2027-01-15', amountCents: 576_191 },
      ],
      on,
    );
    expect(whole.payments.map(({ valueCents }) => valueCents)).toEqual(values);
    expect([whole.valueCents, whole.savingCents]).toEqual([sum, 1_152_381 - sum]);
  });

  it('is the balance of the contract on every due date, and the financed total on the day of release', () => {
    fc.assert(
      fc.property(loans, fc.nat(), (input, seed) => {
        const { rows, financedTotalCents, open, basis } = contractOf(input);
        const atRelease = settleWhole(basis, open, input.releaseDate!).valueCents;
        expect(Math.abs(atRelease - financedTotalCents)).toBeLessThanOrEqual(rows.length * 2 + 2);
        const paid = seed % (rows.length - 1);
        const { valueCents } = settleWhole(basis, open.slice(paid + 1), rows[paid]!.dueDate!);
        expect(Math.abs(valueCents - rows[paid]!.balanceCents)).toBeLessThanOrEqual(rows.length * 2 + 2);
      }),
    );
  });

  it('rises from day to day, and never above what the payments add up to', () => {
    fc.assert(
      fc.property(loans, fc.nat(1_500), (input, days) => {
        const { open, basis } = contractOf(input);
        const on = addDays(input.releaseDate!, days);
        const left = open.filter(({ dueOn }) => dueOn > on);
        const [today, tomorrow] = [settleWhole(basis, left, on), settleWhole(basis, left, addDays(on, 1))];
        expect(tomorrow.valueCents).toBeGreaterThanOrEqual(today.valueCents);
        expect(today.savingCents).toBeGreaterThanOrEqual(0);
        expect(today.nominalCents).toBe(today.valueCents + today.savingCents);
        for (const { amountCents, valueCents, discountCents } of today.payments)
          expect(valueCents + discountCents).toBe(amountCents);
      }),
    );
  });

  it('gives no discount on an overdue payment, nor at a zero rate', () => {
    const { open, basis } = contractOf(example);
    const [late, next] = settleWhole(basis, open, '2027-01-10').payments;
    expect([isOverdueOn(late!, '2027-01-10'), late!.months, late!.discountCents]).toEqual([true, 0, 0]);
    expect(next!.discountCents).toBeGreaterThan(0);
    const free = contractOf({ ...example, rateMonthly: 0 });
    expect(settleWhole(free.basis, free.open, '2027-01-10').savingCents).toBe(0);
  });
});

describe('settling a part', () => {
  it('leaves fewer instalments: the last ones go, and the one before is reduced', () => {
    const { open, basis } = contractOf(example);
    const whole = settleWhole(basis, open, example.firstDueDate!);
    const last = whole.payments.slice(-2).reduce((sum, { valueCents }) => sum + valueCents, 0);
    const part = settlePart(basis, whole, { kind: 'FEWER', amountCents: last + 50_000 });
    expect(part.payments.slice(-2).map(({ afterCents }) => afterCents)).toEqual([0, 0]);
    const reduced = part.payments.at(-3)!;
    // 500.00 today are 500.00 · 1.0149^45 in 45 months
    expect(reduced.amountCents - reduced.afterCents).toBe(Math.round(50_000 * 1.0149 ** 45));
    expect(part.payments.slice(0, -3).every(({ amountCents, afterCents }) => amountCents === afterCents)).toBe(true);
    expect(part.remainingCount).toBe(46);
  });

  it('leaves lower instalments: each is reduced by the same share', () => {
    const { open, basis } = contractOf(example);
    const whole = settleWhole(basis, open, example.firstDueDate!);
    const part = settlePart(basis, whole, { kind: 'LOWER', amountCents: Math.round(whole.valueCents / 4) });
    expect(part.remainingCount).toBe(48);
    expect(part.payments[0]!.afterCents).toBe(Math.round((open[0]!.amountCents * 3) / 4));
  });

  it('leaves a present value that is less by exactly the amount, within the rounding of each payment', () => {
    fc.assert(
      fc.property(
        loans,
        fc.nat(1_000),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.constantFrom('FEWER' as const, 'LOWER' as const),
        (input, days, share, kind) => {
          const { open, basis } = contractOf(input);
          const on = addDays(input.releaseDate!, days);
          const whole = settleWhole(
            basis,
            open.filter(({ dueOn }) => dueOn >= on),
            on,
          );
          const amountCents = Math.max(1, Math.floor(whole.valueCents * share));
          fc.pre(amountCents < whole.valueCents);
          const part = settlePart(basis, whole, { kind, amountCents });
          const after = settleWhole(
            basis,
            part.payments.map(({ afterCents, ...payment }) => ({ ...payment, amountCents: afterCents })),
            on,
          );
          const rounding = part.payments.length + 1;
          expect(Math.abs(after.valueCents + amountCents - whole.valueCents)).toBeLessThanOrEqual(rounding);
          expect(part.savingCents).toBeGreaterThanOrEqual(-rounding);
          expect(part.remainingCents + part.savingCents + amountCents).toBe(whole.nominalCents);
          for (const { amountCents: before, afterCents } of part.payments) {
            expect(afterCents).toBeGreaterThanOrEqual(0);
            expect(afterCents).toBeLessThanOrEqual(before);
          }
        },
      ),
    );
  });
});
