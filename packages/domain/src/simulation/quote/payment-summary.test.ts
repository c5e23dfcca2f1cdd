import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlan } from '../plans/index.ts';
import { countInstalments, describePayments, isLevel, summarisePayments } from './payment-summary.ts';
import { planExamples, quoteExample } from './plan-examples.ts';
import { quoteSimulation } from './quote.ts';
import { type TermFigures, termFiguresOf } from './term-figures.ts';

type Payment = readonly [count: number, amountCents: number];

const summaryOf = (payments: readonly Payment[], balloonCents = 0, part: Partial<TermFigures> = {}) =>
  summarisePayments({
    term: payments.reduce((sum, [count]) => sum + count, 0),
    rateMonthly: '0.0149',
    installmentCents: payments[0]?.[1] ?? 0,
    balloonCents,
    payments: payments.map(([count, amountCents]) => ({ count, amountCents })),
    ...part,
  });

describe('payment summary', () => {
  it.each<[string, readonly Payment[], number, string]>([
    ['equal', [[48, 200_000]], 0, '48 × R$ 2.000,00'],
    [
      'the last one takes the rounding',
      [
        [47, 200_000],
        [1, 200_041],
      ],
      0,
      '48 × R$ 2.000,00',
    ],
    [
      'smaller first',
      [
        [12, 204_686],
        [36, 409_373],
      ],
      0,
      '12 × R$ 2.046,86, depois 36 × R$ 4.093,73',
    ],
    [
      'smaller first, with the rounding',
      [
        [12, 204_686],
        [35, 409_373],
        [1, 409_390],
      ],
      0,
      '12 × R$ 2.046,86, depois 36 × R$ 4.093,73',
    ],
    [
      'a final one after',
      [
        [36, 152_623],
        [1, 4_119_600],
      ],
      4_119_600,
      '36 × R$ 1.526,23 + final R$ 41.196,00',
    ],
    [
      'a final one with the last',
      [
        [35, 152_623],
        [1, 4_272_231],
      ],
      4_119_600,
      '36 × R$ 1.526,23 + final R$ 41.196,00',
    ],
    [
      'a final one with its rounding',
      [
        [35, 152_623],
        [1, 4_119_612],
      ],
      4_119_600,
      '35 × R$ 1.526,23 + final R$ 41.196,12',
    ],
    [
      'balloons',
      [
        [11, 100_000],
        [1, 900_000],
        [11, 100_000],
        [1, 900_007],
      ],
      800_000,
      '22 × R$ 1.000,00 + 2 × R$ 9.000,00',
    ],
    [
      'two halves',
      [
        [1, 1_403_568],
        [1, 1_403_567],
      ],
      0,
      '2 × R$ 14.035,68',
    ],
    [
      'many amounts of the client',
      [
        [5, 90_000],
        [1, 50_000],
        [5, 90_000],
        [1, 20_000],
        [5, 90_000],
        [1, 70_000],
        [6, 90_000],
      ],
      0,
      '21 × R$ 900,00 + 3 de R$ 200,00 a R$ 700,00',
    ],
    ['one payment', [[1, 500_000]], 0, '1 × R$ 5.000,00'],
  ])('%s', (_name, payments, balloonCents, words) => {
    expect(describePayments(summaryOf(payments, balloonCents), 'pt-BR')).toBe(words);
  });

  it('is available in English', () => {
    const smaller = summaryOf([
      [12, 204_686],
      [36, 409_373],
    ]);
    expect(describePayments(smaller, 'en')).toBe('12 × R$ 2.046,86, then 36 × R$ 4.093,73');
    const many = summaryOf([
      [9, 100],
      [1, 40_000],
      [9, 100],
      [1, 50_000],
      [1, 60_000],
    ]);
    expect(describePayments(many, 'en')).toBe('18 × R$ 1,00 + 3 of R$ 400,00 to R$ 600,00');
  });

  it('shows only the instalment when nothing else was stored', () => {
    expect(describePayments(summaryOf([], 0, { term: 48, installmentCents: 100_000 }), 'en')).toBe('48 × R$ 1.000,00');
  });

  it('is level only when one amount describes every payment', () => {
    expect(
      isLevel(
        summaryOf([
          [47, 200_000],
          [1, 200_003],
        ]),
      ),
    ).toBe(true);
    expect(
      isLevel(
        summaryOf([
          [12, 200_000],
          [36, 400_000],
        ]),
      ),
    ).toBe(false);
    expect(
      isLevel(
        summaryOf(
          [
            [35, 152_623],
            [1, 4_119_600],
          ],
          4_119_600,
        ),
      ),
    ).toBe(false);
  });
});

/** At any price, entry and rate, with its own choices: what a line leaves out would be paid all the same. */
describe.each(planExamples)('$name', (example) => {
  const variants = fc.record({
    vehicleValueCents: fc.integer({ min: 6_000_000, max: 40_000_000 }),
    position: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it('counts every payment once, and its amounts add up to the total paid', () => {
    fc.assert(
      fc.property(variants, ({ vehicleValueCents, position }) => {
        const { min, max } = example.entryShares;
        const plan = findPlan(example.table.financeTypeId)!;
        const entryValueCents =
          plan.fixedEntryCents?.(vehicleValueCents) ?? Math.round(vehicleValueCents * (min + (max - min) * position));
        const term = quoteSimulation(quoteExample(example, { vehicleValueCents, entryValueCents })).terms[0]!;
        const { rows, sumPaymentsCents, installmentCents } = term.loan;
        const { runs, ...summary } = summarisePayments(termFiguresOf(term));
        const isOwn = summary.finalCents > 0 && rows.at(-1)!.paymentCents - summary.finalCents < installmentCents / 2;
        expect(countInstalments({ runs, ...summary }) + (isOwn ? 1 : 0)).toBe(example.months.length);
        const least = runs.reduce((sum, { count, fromCents }) => sum + count * fromCents, summary.finalCents);
        const most = runs.reduce((sum, { count, toCents }) => sum + count * toCents, summary.finalCents);
        // a real and a half is what rounding leaves in the last payment at most
        expect(least).toBeLessThanOrEqual(sumPaymentsCents + 150);
        expect(most).toBeGreaterThanOrEqual(sumPaymentsCents - 150);
        if (!example.name.startsWith('Flexible')) expect(most).toBe(least);
      }),
      { numRuns: 20 },
    );
  });
});
