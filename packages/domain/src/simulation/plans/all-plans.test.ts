import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { financeTypes, isLease } from '../../enumerations/index.ts';
import { DomainError, type FieldProblem } from '../../errors/index.ts';
import { formatMoney, formatPercent } from '../../formats/index.ts';
import {
  checkPriceTable,
  choiceSpec,
  computeLoan,
  findPlan,
  type LoanResult,
  type Plan,
  type PlanChoices,
  type QuoteInput,
  quoteSimulation,
  subsidyOf,
} from '../index.ts';
import { type PlanExample, planExamples, quoteExample } from '../quote/plan-examples.ts';

const planOf = ({ table }: PlanExample): Plan => findPlan(table.financeTypeId)!;

type Variant = { priceCents: number; position: number; rateMonthly: number; feeCents: number; exempt: boolean };

const variants: fc.Arbitrary<Variant> = fc.record({
  priceCents: fc.integer({ min: 6_000_000, max: 40_000_000 }),
  position: fc.double({ min: 0, max: 1, noNaN: true }),
  rateMonthly: fc.integer({ min: 0, max: 300 }).map((tenThousandths) => tenThousandths / 10_000),
  feeCents: fc.integer({ min: 0, max: 300_000 }),
  exempt: fc.boolean(),
});

/** A loan of the example without dates, at any price, entry and rate. */
function undatedLoan(example: PlanExample, variant: Variant): LoanResult {
  const plan = planOf(example);
  const { min, max } = example.entryShares;
  const { table, choices } = example;
  const entryShare = min + (max - min) * variant.position;
  return computeLoan(
    plan.toLoan({
      vehicleValueCents: variant.priceCents,
      entryValueCents: plan.fixedEntryCents?.(variant.priceCents) ?? Math.round(variant.priceCents * entryShare),
      termMonths: table.termMonths,
      rateMonthly: variant.rateMonthly,
      terms: table.balloonShare === null ? (table.terms ?? {}) : { ...table.terms, balloonShare: table.balloonShare },
      choices,
      taxpayer: variant.exempt ? 'exempt' : 'pf',
      feesFinanced: [{ name: 'TCC', amountCents: variant.feeCents }],
    }),
  );
}

function refusalOf(input: QuoteInput): { code: string; fields: readonly FieldProblem[] } | undefined {
  try {
    quoteSimulation(input);
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, fields: error.fields };
    throw error;
  }
  return undefined;
}

const quoted = (example: PlanExample) => quoteSimulation(quoteExample(example)).terms[0]!;

afterEach(() => {
  delete process.env.TZ;
});

it('covers every finance type', () => {
  const covered = new Set(planExamples.map(({ table }) => table.financeTypeId));
  expect(financeTypes.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
});

describe.each(planExamples)('$name', (example) => {
  const property = (holds: (variant: Variant) => void, numRuns = 60) =>
    fc.assert(fc.property(variants, holds), { numRuns });

  it('equals its financed total at its own rate, within half a centavo per row', () => {
    property((variant) => {
      const loan = undatedLoan(example, variant);
      expect(loan.rows).toHaveLength(example.months.length);
      const worth = loan.rows.reduce(
        (sum, row, k) => sum + row.paymentCents * (1 + variant.rateMonthly) ** -example.months[k]!,
        0,
      );
      expect(Math.abs(worth - loan.financedTotalCents)).toBeLessThanOrEqual(loan.rows.length / 2 + 0.01);
    });
  });

  it('repays exactly its principal and ends at zero', () => {
    property((variant) => {
      const loan = undatedLoan(example, variant);
      const sum = (of: (row: LoanResult['rows'][number]) => number) =>
        loan.rows.reduce((total, row) => total + of(row), 0);
      expect(sum((row) => row.amortizationCents)).toBe(loan.financedTotalCents);
      expect(sum((row) => row.interestCents)).toBe(loan.totalInterestCents);
      expect(loan.rows.at(-1)?.balanceCents).toBe(0);
      expect(loan.rows.every((row) => row.paymentCents > 0 && row.amortizationCents >= 0)).toBe(true);
    });
  });

  it('costs at least its rate', () => {
    property((variant) => {
      const loan = undatedLoan(example, variant);
      // the centavo of a rounded instalment changes the cost in the sixth decimal
      expect(loan.cetAnnual).toBeGreaterThanOrEqual(loan.rateAnnual - 2e-5);
    });
  });

  it('owes tax unless the client is exempt or the contract is a lease', () => {
    property((variant) => {
      const { iof } = undatedLoan(example, variant);
      const isFree = variant.exempt || isLease(example.table.financeTypeId);
      expect(iof.totalCents > 0).toBe(!isFree);
    });
  });

  it('has a larger instalment at a larger rate', () => {
    property((variant) => {
      const dearer = { ...variant, rateMonthly: variant.rateMonthly + 0.005 };
      expect(undatedLoan(example, dearer).installmentCents).toBeGreaterThan(
        undatedLoan(example, variant).installmentCents,
      );
    });
  });

  it('is quoted from its table, with the requested choices', () => {
    const input = quoteExample(example);
    const { terms, firstDueDate } = quoteSimulation(input);
    expect(terms.map((term) => term.termMonths)).toEqual([example.table.termMonths]);
    expect(terms[0]?.choices).toMatchObject(example.choices);
    expect(firstDueDate).toBe(terms[0]?.loan.rows[0]?.dueDate);
    expect(terms[0]?.loan.rows).toHaveLength(example.months.length);
  });

  it('is the same in every time zone', () => {
    process.env.TZ = 'Pacific/Kiritimati';
    const there = quoted(example);
    process.env.TZ = 'America/Sao_Paulo';
    expect(quoted(example)).toEqual(there);
    process.env.TZ = 'UTC';
    expect(quoted(example)).toEqual(there);
  });

  it('is explained in both languages with its figures', () => {
    const { loan, choices } = quoted(example);
    const plan = planOf(example);
    const texts = (['pt-BR', 'en'] as const).map((language) => plan.explain(loan, language, choices));
    expect(texts[0]).not.toEqual(texts[1]);
    for (const sentences of texts) {
      expect(sentences.length).toBeGreaterThanOrEqual(4);
      expect(sentences.length).toBeLessThanOrEqual(8);
      const text = sentences.join(' ');
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
      const figures = [loan.installmentCents, loan.financedTotalCents, loan.sumPaymentsCents].map(formatMoney);
      for (const figure of [...figures, formatPercent(loan.cetAnnualPercent / 100)]) expect(text).toContain(figure);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('refuses the choices of other plans, each at its field', () => {
    const foreign: PlanChoices = {
      graceDays: 60,
      deferralUnit: 6,
      balloonShare: 0.3,
      balloons: { count: 1, share: 0.1, startMonth: 12, intervalMonths: 12 },
      fixedAmounts: [],
      shareMonths: { first: 1, second: 2 },
      vrgFinalShare: 0.1,
      leaseTiming: 'arrears',
    };
    const own = choiceSpec(example.table).map(({ key }) => key);
    const others = Object.keys(foreign).filter((key) => !own.some((name) => name === key));
    expect(others.length).toBeGreaterThan(4);
    for (const key of others) {
      const choices = { ...example.choices, [key]: foreign[key as keyof PlanChoices] };
      expect(refusalOf(quoteExample(example, { choices }))).toEqual({
        code: 'DOM002',
        fields: [{ path: `choices.${key}`, key: 'choice.notOfPlan' }],
      });
    }
  });

  it('has a table that passes validation, and refuses one with terms of other plans', () => {
    expect(checkPriceTable(example.table)).toEqual([]);
    const terms = { ...example.table.terms, minorShare: 0.5, deferralUnits: [6], unknown: 1 };
    const paths = checkPriceTable({ ...example.table, terms }).map(({ path }) => path);
    expect(paths).toContain('terms.unknown');
    expect(paths.length).toBeGreaterThan(1);
    expect(refusalOf(quoteExample(example, { priceRows: [{ ...example.table, terms }] }))).toEqual({
      code: 'ADD015',
      fields: [],
    });
  });

  it('uses the defaults of its inputs when the client makes no choice', () => {
    const { choices } = quoteSimulation(quoteExample(example, { choices: {} })).terms[0]!;
    expect(Object.keys(choices)).toEqual(choiceSpec(example.table).map(({ key }) => key));
  });

  it('costs the maker nothing at its own rate, and something at a higher market rate', () => {
    property((variant) => {
      const loan = undatedLoan(example, variant);
      expect(Math.abs(subsidyOf(loan, variant.rateMonthly))).toBeLessThanOrEqual(loan.rows.length / 2 + 1);
      expect(subsidyOf(loan, variant.rateMonthly + 0.01)).toBeGreaterThan(0);
    }, 20);
  });
});
