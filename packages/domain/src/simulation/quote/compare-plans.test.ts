import { describe, expect, it } from 'vitest';
import { financeTypes } from '../../enumerations/index.ts';
import { comparePlans } from './compare-plans.ts';
import { planExamples, quoteExample } from './plan-examples.ts';
import { quoteSimulation } from './quote.ts';
import type { QuoteInput } from './quote-input.ts';
import { termFiguresOf } from './term-figures.ts';

/** One table of each plan, the first of the examples. */
const tables = financeTypes.map(({ id }) => planExamples.find(({ table }) => table.financeTypeId === id)!.table);
const regular = planExamples[0]!;
const inputWith = (change: Partial<QuoteInput> = {}): QuoteInput =>
  quoteExample(regular, { priceRows: tables, entryValueCents: 2_000_000, ...change });
const of = (plans: ReturnType<typeof comparePlans>, id: number) => plans.find((plan) => plan.financeTypeId === id)!;

describe('comparison of all plans', () => {
  it('has the figures of a separate quote for each plan', () => {
    const plans = comparePlans(inputWith(), 48);
    expect(plans.map(({ financeTypeId }) => financeTypeId)).toEqual(financeTypes.map(({ id }) => id));
    const had = plans.filter((plan) => 'figures' in plan);
    expect(had.length).toBeGreaterThan(8);
    for (const plan of had) {
      const { financeTypeId, figures, fixedEntryCents } = plan;
      const entryValueCents = fixedEntryCents ?? 2_000_000;
      const priceRows = tables.filter((table) => table.financeTypeId === financeTypeId);
      const alone = quoteSimulation(
        inputWith({ financeTypeId, entryValueCents, priceRows, terms: [figures.term], choices: {} }),
      );
      expect(figures, String(financeTypeId)).toEqual(termFiguresOf(alone.terms[0]!));
    }
  });

  it('uses the fixed entry of a plan that has one, and reports it', () => {
    const half = of(comparePlans(inputWith(), 48), 8);
    expect(half.fixedEntryCents).toBe(5_000_000);
    const whole = of(comparePlans(inputWith({ entryValueCents: 5_000_000 }), 48), 8);
    expect('figures' in half && half).toEqual(whole);
    expect(of(comparePlans(inputWith(), 48), 1).fixedEntryCents).toBeNull();
  });

  it('refuses a plan without a table, and continues with the others', () => {
    const plans = comparePlans(inputWith({ priceRows: tables.filter(({ financeTypeId }) => financeTypeId !== 6) }), 48);
    const leasing = of(plans, 6);
    expect('refusal' in leasing && leasing.refusal.code).toBe('GSIM002');
    expect('figures' in of(plans, 1)).toBe(true);
  });

  it('uses the term nearest to the requested one, and the longer of two equally near', () => {
    const row = regular.table;
    const terms = [12, 24, 36].map((termMonths) => ({ ...row, id: String(termMonths), termMonths }));
    const termFor = (wanted: number) => {
      const plan = of(comparePlans(inputWith({ priceRows: terms }), wanted), 1);
      return 'figures' in plan ? plan.figures.term : null;
    };
    expect([12, 17, 18, 29, 30, 60, 1].map(termFor)).toEqual([12, 12, 24, 24, 36, 36, 12]);
  });

  it('throws errors in the request itself, which apply to every plan', () => {
    const refusalOf = (change: Partial<QuoteInput>) => {
      try {
        return comparePlans(inputWith(change), 48);
      } catch (error) {
        return error;
      }
    };
    expect(refusalOf({ entryValueCents: 99_000_000_000 })).toMatchObject({ code: 'DOM002' });
    expect(refusalOf({ feeRows: [] })).toMatchObject({ code: 'noFluxForState' });
    expect(refusalOf({ priceRows: [] })).toHaveLength(financeTypes.length);
  });
});
