import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlan } from '../plans/index.ts';
import {
  countFinal,
  countInstalments,
  describePayments,
  isLevel,
  type PaymentRun,
  summarisePayments,
} from './payment-summary.ts';
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
  it.each<[name: string, payments: readonly Payment[], balloonCents: number, short: string, exact?: string]>([
    ['equal', [[48, 200_000]], 0, '48 × R$ 2.000,00'],
    [
      'the last one takes the rounding',
      [
        [47, 200_000],
        [1, 200_041],
      ],
      0,
      '48 × R$ 2.000,00',
      '47 × R$ 2.000,00 + 1 × R$ 2.000,41',
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
      '12 × R$ 2.046,86, depois 35 × R$ 4.093,73 + 1 × R$ 4.093,90',
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
      '35 × R$ 1.526,23 + 1 × R$ 1.526,31 + final R$ 41.196,00',
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
      '22 × R$ 1.000,00 + 1 × R$ 9.000,00 + 1 × R$ 9.000,07',
    ],
    [
      'two halves',
      [
        [1, 1_403_568],
        [1, 1_403_567],
      ],
      0,
      '2 × R$ 14.035,68',
      '1 × R$ 14.035,68 + 1 × R$ 14.035,67',
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
      '21 × R$ 900,00 + 3 de R$ 200,00 a R$ 700,00, ao todo R$ 1.400,00',
    ],
    ['one payment', [[1, 500_000]], 0, '1 × R$ 5.000,00'],
  ])('%s', (_name, payments, balloonCents, short, exact = short) => {
    expect(describePayments(summaryOf(payments, balloonCents), 'pt-BR', 'short')).toBe(short);
    expect(describePayments(summaryOf(payments, balloonCents), 'pt-BR', 'exact')).toBe(exact);
  });

  it('is available in English', () => {
    const smaller = summaryOf([
      [12, 204_686],
      [36, 409_373],
    ]);
    expect(describePayments(smaller, 'en', 'short')).toBe('12 × R$ 2.046,86, then 36 × R$ 4.093,73');
    const many = summaryOf([
      [9, 100],
      [1, 40_000],
      [9, 100],
      [1, 50_000],
      [1, 60_000],
    ]);
    expect(describePayments(many, 'en', 'short')).toBe('18 × R$ 1,00 + 3 of R$ 400,00 to R$ 600,00');
    expect(describePayments(many, 'en', 'exact')).toBe(
      '18 × R$ 1,00 + 3 of R$ 400,00 to R$ 600,00, in all R$ 1.500,00',
    );
  });

  it('shows only the instalment when nothing else was stored', () => {
    expect(describePayments(summaryOf([], 0, { term: 48, installmentCents: 100_000 }), 'en', 'exact')).toBe(
      '48 × R$ 1.000,00',
    );
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

/** The amounts in a text, in centavos: counts times amounts, sums of ranges, the final payment. */
function sumOfParts(text: string): number {
  const centsOf = (amount: string) => Number(amount.replaceAll('.', '').replace(',', ''));
  return text
    .split(/ \+ |, depois /)
    .map((part) => {
      const amounts = Array.from(part.matchAll(/R\$\s([\d.]+,\d\d)/g), ([, amount]) => centsOf(amount!));
      if (part.startsWith('final ') || part.includes('ao todo')) return amounts.at(-1)!;
      return Number(/^\d+/.exec(part)![0]) * amounts.at(-1)!;
    })
    .reduce((sum, cents) => sum + cents, 0);
}

/** A run of many amounts as if each were the greatest. */
const withMost = ({ count, toCents }: PaymentRun): PaymentRun => ({ count, fromCents: toCents, toCents });

/** At any price, entry and rate, with its own choices: an amount that a line omits would still be paid. */
describe.each(planExamples)('$name', (example) => {
  const variants = fc.record({
    vehicleValueCents: fc.integer({ min: 6_000_000, max: 40_000_000 }),
    position: fc.double({ min: 0, max: 1, noNaN: true }),
  });

  it('counts every payment once, and the parts of its exact form add up to the total paid', () => {
    fc.assert(
      fc.property(variants, ({ vehicleValueCents, position }) => {
        const { min, max } = example.entryShares;
        const plan = findPlan(example.table.financeTypeId)!;
        const entryValueCents =
          plan.fixedEntryCents?.(vehicleValueCents) ?? Math.round(vehicleValueCents * (min + (max - min) * position));
        const term = quoteSimulation(quoteExample(example, { vehicleValueCents, entryValueCents })).terms[0]!;
        const { rows, sumPaymentsCents, installmentCents } = term.loan;
        const summary = summarisePayments(termFiguresOf(term));
        const isOwn = summary.finalCents > 0 && rows.at(-1)!.paymentCents - summary.finalCents < installmentCents / 2;
        expect(countInstalments(summary) + (isOwn ? 1 : 0)).toBe(example.months.length);
        expect(sumOfParts(describePayments(summary, 'pt-BR', 'exact'))).toBe(sumPaymentsCents);
        const papers = countFinal(summary, rows.length);
        expect(countInstalments(papers) + (papers.finalCents > 0 ? 1 : 0)).toBe(rows.length);
        expect(sumOfParts(describePayments(papers, 'pt-BR', 'exact'))).toBe(sumPaymentsCents);
        // rounding leaves at most R$ 1.50 in the last payment
        const shortSum = sumOfParts(
          describePayments({ ...summary, runs: summary.runs.map(withMost) }, 'pt-BR', 'short'),
        );
        expect(shortSum).toBeGreaterThanOrEqual(sumPaymentsCents - 150);
      }),
      { numRuns: 600 },
    );
  });
});
