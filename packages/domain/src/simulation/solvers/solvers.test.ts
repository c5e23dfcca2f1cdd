import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../errors/index.ts';
import {
  entryForInstallment,
  installmentForIncome,
  minEntryForIncome,
  passingTerms,
  priceForInstallment,
  type QuoteInput,
  quoteGrid,
  quoteLoan,
  quoteSimulation,
  termForInstallment,
  totalIncomeCents,
} from '../index.ts';
import { type PlanExample, planExamples, quoteExample } from '../quote/plan-examples.ts';

const example = (name: string): PlanExample => planExamples.find((one) => one.name.startsWith(name))!;
const regular = quoteExample(example('Regular'));
const freePlans = planExamples.filter(({ table }) => ![8, 14].includes(table.financeTypeId));
const installmentOf = (input: QuoteInput, termMonths: number) => quoteLoan(input, termMonths).installmentCents;
const fails = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error instanceof DomainError ? [error.code, ...error.fields.map(({ path }) => path)] : error;
  }
  return null;
};
const goals = fc.record({
  priceCents: fc.integer({ min: 6_000_000, max: 40_000_000 }),
  installmentCents: fc.integer({ min: 50_000, max: 1_500_000 }),
});

describe('entryForInstallment', () => {
  it.each(freePlans)('finds the lowest entry that meets the goal: $name', ({ table, ...rest }) => {
    const { termMonths } = table;
    const input = quoteExample({ ...rest, table: { ...table, minEntryShare: 0.05 } });
    fc.assert(
      fc.property(goals, ({ priceCents, installmentCents }) => {
        const request = { ...input, vehicleValueCents: priceCents };
        const solved = entryForInstallment(request, { termMonths, installmentCents });
        if (!solved.reached) return;
        const { entryValueCents } = solved;
        expect(installmentOf({ ...request, entryValueCents }, termMonths)).toBe(solved.installmentCents);
        expect(solved.installmentCents).toBeLessThanOrEqual(installmentCents);
        const less = { ...request, entryValueCents: entryValueCents - 1 };
        if (fails(() => installmentOf(less, termMonths)) === null)
          expect(installmentOf(less, termMonths)).toBeGreaterThan(installmentCents);
        else expect(fails(() => quoteLoan(less, termMonths))).toEqual(['GSIM002', 'entryValueCents']);
      }),
      { numRuns: 15 },
    );
  });

  it('reaches every instalment that the plan allows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000 }), (entryValueCents) => {
        const installmentCents = installmentOf({ ...regular, entryValueCents }, 48);
        const solved = entryForInstallment(regular, { termMonths: 48, installmentCents });
        expect(solved).toMatchObject({ reached: true, installmentCents });
        expect(solved.reached && solved.entryValueCents).toBeLessThanOrEqual(entryValueCents);
      }),
      { numRuns: 40 },
    );
  });

  it('returns no entry when none is needed', () => {
    expect(entryForInstallment(regular, { termMonths: 48, installmentCents: 400_000 })).toMatchObject({
      reached: true,
      entryValueCents: 0,
    });
  });

  it('reports why an instalment cannot be reached', () => {
    // the fees alone cost more than that
    expect(entryForInstallment(regular, { termMonths: 48, installmentCents: 1_000 })).toEqual({
      reached: false,
      reason: 'tooLow',
    });
    for (const name of ['50-25-25', 'Plan 100']) {
      const input = quoteExample(example(name));
      const goal = { termMonths: example(name).table.termMonths, installmentCents: 100_000 };
      expect(entryForInstallment(input, goal)).toEqual({ reached: false, reason: 'entryFixed' });
    }
  });

  it('skips the gap caused by a balloon, below which no monthly instalment remains', () => {
    const input = quoteExample(example('Chevrolet Sempre, balloon with'));
    const solved = entryForInstallment(input, { termMonths: 36, installmentCents: 2_000 });
    expect(solved).toMatchObject({ reached: true });
    if (solved.reached)
      expect(fails(() => quoteLoan({ ...input, entryValueCents: solved.entryValueCents }, 36))).toBeNull();
  });

  it('passes on errors that no entry would solve', () => {
    const goal = { termMonths: 48, installmentCents: 200_000 };
    expect(fails(() => entryForInstallment({ ...regular, state: 'AC' }, goal))).toEqual(['noFluxForState']);
    expect(fails(() => entryForInstallment(regular, { ...goal, termMonths: 30 }))).toEqual(['GSIM002']);
    expect(fails(() => entryForInstallment(regular, { ...goal, installmentCents: 0.5 }))).toEqual([
      'DOM002',
      'installmentCents',
    ]);
    expect(fails(() => entryForInstallment({ ...regular, vehicleValueCents: Number.NaN }, goal))).toEqual([
      'DOM002',
      'vehicleValueCents',
    ]);
    expect(fails(() => entryForInstallment({ ...regular, choices: { graceDays: 60 } }, goal))).toEqual([
      'DOM002',
      'choices.graceDays',
    ]);
    const closed = {
      ...regular,
      choices: { graceDays: 60 },
      priceRows: [{ ...example('Regular').table, minEntryShare: 0.2 }],
    };
    expect(fails(() => entryForInstallment(closed, goal))).toEqual(['DOM002', 'choices.graceDays']);
  });
});

it('returns no entry above the maximum of the table', () => {
  const capped = { ...regular, priceRows: [{ ...example('Regular').table, maxEntryShare: 0.3 }] };
  const atCap = installmentOf({ ...capped, entryValueCents: 3_000_000 }, 48);
  const goal = { termMonths: 48, installmentCents: atCap };
  expect(entryForInstallment(capped, goal)).toMatchObject({ reached: true });
  expect(entryForInstallment(capped, { ...goal, installmentCents: atCap - 1_000 })).toEqual({
    reached: false,
    reason: 'tooLow',
  });
});

describe('priceForInstallment', () => {
  it.each(planExamples)('finds the most expensive vehicle that meets the goal: $name', (one) => {
    const { termMonths } = one.table;
    const input = quoteExample(one);
    fc.assert(
      fc.property(goals, fc.boolean(), ({ installmentCents }, byShare) => {
        const entry = byShare ? { share: 0.2 } : { amountCents: 2_000_000 };
        const solved = priceForInstallment(input, { termMonths, installmentCents }, entry);
        if (!solved.reached) return;
        const { vehicleValueCents, entryValueCents } = solved;
        expect(installmentOf({ ...input, vehicleValueCents, entryValueCents }, termMonths)).toBe(
          solved.installmentCents,
        );
        expect(solved.installmentCents).toBeLessThanOrEqual(installmentCents);
        const fixed = [8, 14].includes(one.table.financeTypeId);
        if (fixed || byShare) return;
        const dearer = { ...input, vehicleValueCents: vehicleValueCents + 1, entryValueCents };
        expect(installmentOf(dearer, termMonths)).toBeGreaterThan(installmentCents);
      }),
      { numRuns: 10 },
    );
  });

  it('returns the price of a quote for its instalment', () => {
    const installmentCents = installmentOf({ ...regular, entryValueCents: 3_000_000 }, 48);
    const solved = priceForInstallment(regular, { termMonths: 48, installmentCents }, { amountCents: 3_000_000 });
    expect(solved).toMatchObject({ reached: true, entryValueCents: 3_000_000, installmentCents });
    // some prices share an instalment of whole centavos
    expect(solved.reached && Math.abs(solved.vehicleValueCents - 10_000_000)).toBeLessThan(50);
  });

  it('stops when the entry would fall below the minimum of the table', () => {
    const input = { ...regular, priceRows: [{ ...example('Regular').table, minEntryShare: 0.2 }] };
    const goal = { termMonths: 48, installmentCents: 400_000 };
    expect(priceForInstallment(input, goal, { amountCents: 2_000_000 })).toMatchObject({
      reached: true,
      vehicleValueCents: 10_000_000,
    });
    const byShare = priceForInstallment(input, goal, { share: 0.2 });
    expect(byShare.reached && byShare.vehicleValueCents).toBeGreaterThan(15_000_000);
  });

  it('reports why an instalment cannot be reached', () => {
    const noEntry = { amountCents: 0 };
    expect(priceForInstallment(regular, { termMonths: 48, installmentCents: 1_000 }, noEntry)).toEqual({
      reached: false,
      reason: 'tooLow',
    });
    expect(priceForInstallment(regular, { termMonths: 48, installmentCents: 900_000_000 }, noEntry)).toEqual({
      reached: false,
      reason: 'unbounded',
    });
    const refused = { ...regular, choices: { graceDays: 60 } };
    expect(fails(() => priceForInstallment(refused, { termMonths: 48, installmentCents: 100_000 }, noEntry))).toEqual([
      'DOM002',
      'choices.graceDays',
    ]);
  });
});

describe('termForInstallment', () => {
  const { table } = example('Regular');
  const priceRows = [12, 24, 36, 48, 60].map((termMonths) => ({
    ...table,
    termMonths,
    minEntryShare: termMonths === 24 ? 0.9 : 0,
  }));
  const input = { ...regular, priceRows };

  it('finds the shortest available term that meets the goal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 2_000_000 }), (installmentCents) => {
        const solved = termForInstallment(input, installmentCents);
        const open = [12, 36, 48, 60].filter((term) => installmentOf(input, term) <= installmentCents);
        if (solved.reached) expect(solved.termMonths).toBe(open[0]);
        else expect(open).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('reports when no term is long enough, and passes on errors that no term would solve', () => {
    expect(termForInstallment(input, 1_000)).toEqual({ reached: false, reason: 'tooLow' });
    expect(fails(() => termForInstallment({ ...input, choices: { graceDays: 60 } }, 1_000))).toEqual([
      'DOM002',
      'choices.graceDays',
    ]);
  });
});

it('adds the additional income to the monthly one', () => {
  expect(totalIncomeCents({ monthlyIncomeCents: 800_000, additionalIncomeCents: 150_000 })).toBe(950_000);
  expect([totalIncomeCents({ monthlyIncomeCents: 1 }), totalIncomeCents({})]).toEqual([1, 0]);
});

describe('minEntryForIncome', () => {
  it('limits the instalment to the share of the income', () => {
    const solved = minEntryForIncome(regular, { termMonths: 48, monthlyIncomeCents: 600_000, incomeShare: 0.3 });
    expect(solved).toMatchObject({ reached: true });
    expect(solved.reached && solved.installmentCents).toBeLessThanOrEqual(180_000);
    expect(solved).toEqual(entryForInstallment(regular, { termMonths: 48, installmentCents: 180_000 }));
  });

  it('compares a six-month instalment with six months of income', () => {
    const input = quoteExample(example('Farmer, half'));
    const solved = minEntryForIncome(input, { termMonths: 48, monthlyIncomeCents: 600_000, incomeShare: 0.3 });
    expect(solved.reached && solved.installmentCents).toBeGreaterThan(1_079_000);
    expect(solved.reached && solved.installmentCents).toBeLessThanOrEqual(1_080_000);
    const installmentCents = installmentForIncome({ monthlyIncomeCents: 600_000, incomeShare: 0.3 }, 6);
    expect(solved).toEqual(entryForInstallment(input, { termMonths: 48, installmentCents }));
  });

  it('refuses an impossible income or share', () => {
    const goal = { termMonths: 48, monthlyIncomeCents: 600_000, incomeShare: 0.3 };
    expect(fails(() => minEntryForIncome(regular, { ...goal, monthlyIncomeCents: -1 }))).toEqual([
      'DOM002',
      'monthlyIncomeCents',
    ]);
    expect(fails(() => minEntryForIncome(regular, { ...goal, incomeShare: 30 }))).toEqual(['DOM002', 'incomeShare']);
    expect(minEntryForIncome(regular, { ...goal, monthlyIncomeCents: 1 })).toEqual({
      reached: false,
      reason: 'tooLow',
    });
  });
});

describe('quoteGrid', () => {
  const { table } = example('Regular');
  const priceRows = [36, 48].map((termMonths) => ({ ...table, termMonths, minEntryShare: 0.1 }));
  const axes = { entriesCents: [0, 2_000_000, 10_000_000], terms: [36, 48, 30] };

  it('quotes every entry and term like the simulator, and reports which are not available', () => {
    const cells = [...quoteGrid({ ...regular, priceRows }, axes)];
    expect(cells).toHaveLength(9);
    const [term] = quoteSimulation({ ...regular, priceRows, entryValueCents: 2_000_000, terms: [48] }).terms;
    expect(cells[4]).toEqual({
      entryValueCents: 2_000_000,
      termMonths: 48,
      installmentCents: term!.loan.installmentCents,
      cetAnnualPercent: term!.loan.cetAnnualPercent,
    });
    const codes = cells.map((cell) => ('refusal' in cell ? cell.refusal.code : 'ok'));
    expect(codes).toEqual(['GSIM002', 'GSIM002', 'GSIM002', 'ok', 'ok', 'GSIM002', 'DOM002', 'DOM002', 'DOM002']);
  });

  it('computes a cell only when it is requested', () => {
    let read = 0;
    const counted = {
      ...table,
      get rateMonthly() {
        read += 1;
        return '0.0149';
      },
    };
    const cells = quoteGrid({ ...regular, priceRows: [counted] }, { entriesCents: [0, 1], terms: [48] });
    expect(read).toBe(0);
    cells.next();
    const afterOne = read;
    expect(afterOne).toBeGreaterThan(0);
    cells.next();
    expect(read).toBe(2 * afterOne);
  });
});

describe('passingTerms', () => {
  const rules = { monthlyIncomeCents: 1_000_000, leastEntryCents: 0 };

  it('finds for each term the least entry within 30% of the income, the smallest entry first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200_000, max: 3_000_000 }), (monthlyIncomeCents) => {
        const passing = passingTerms(regular, { ...rules, monthlyIncomeCents });
        for (const { termMonths, entryValueCents, figures } of passing) {
          const input = { ...regular, entryValueCents };
          expect(installmentOf(input, termMonths)).toBe(figures.installmentCents);
          expect(figures.installmentCents).toBeLessThanOrEqual(monthlyIncomeCents * 0.3);
          const less = { ...regular, entryValueCents: entryValueCents - 1 };
          if (fails(() => installmentOf(less, termMonths)) === null)
            expect(installmentOf(less, termMonths)).toBeGreaterThan(monthlyIncomeCents * 0.3);
        }
        const entries = passing.map(({ entryValueCents }) => entryValueCents);
        expect(entries).toEqual(entries.toSorted((a, b) => a - b));
      }),
      { numRuns: 30 },
    );
  });

  it('never goes below the entry that the client brings, and leaves out terms that no entry reaches', () => {
    const leastEntryCents = regular.vehicleValueCents / 2;
    const [first] = passingTerms(regular, { monthlyIncomeCents: 10_000_000, leastEntryCents });
    expect(first).toMatchObject({ entryValueCents: leastEntryCents, figures: { term: first!.termMonths } });
    expect(passingTerms(regular, { ...rules, monthlyIncomeCents: 1 })).toEqual([]);
    expect(passingTerms(regular, { ...rules, leastEntryCents: regular.vehicleValueCents })).toEqual([]);
    expect(fails(() => passingTerms(regular, { ...rules, monthlyIncomeCents: 0 }))).toEqual([
      'DOM002',
      'monthlyIncomeCents',
    ]);
  });
});
