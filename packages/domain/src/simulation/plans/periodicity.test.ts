/** Every periodicity of the specification (docs/specification/simulation.md#periodicity) is sold by some plan. */
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../calendar/index.ts';
import { planExamples, quoteExample } from '../quote/plan-examples.ts';
import { quoteSimulation } from '../quote/quote.ts';
import { findPlan } from './index.ts';
import { checkPriceTable } from './price-table-terms.ts';

const exampleOf = (financeTypeId: number) => planExamples.find(({ table }) => table.financeTypeId === financeTypeId)!;
const farmer = exampleOf(5);

/** The first due date and the number of payments of a plan with some terms and choices. */
function soldWith(financeTypeId: number, terms: object, choices: object) {
  const example = exampleOf(financeTypeId);
  const { vehicleValueCents, entryValueCents } = quoteExample(example);
  const input = quoteExample(
    { ...example, table: { ...example.table, terms } },
    { vehicleValueCents, entryValueCents },
  );
  const { rows } = quoteSimulation({ ...input, choices }).terms[0]!.loan;
  return { days: daysBetween(input.today, rows[0]!.dueDate!), count: rows.length };
}

describe('months between instalments', () => {
  it.each([3, 6])('%i: one instalment in this number of months', (unit) => {
    const { count, days } = soldWith(5, { deferralUnits: [3, 6] }, { deferralUnit: unit });
    expect(count).toBe(farmer.table.termMonths / unit);
    expect(Math.round(days / 30)).toBe(unit);
  });

  it.each([1, 2, 4, 12])('%i: no table may offer it', (unit) => {
    const row = { ...farmer.table, terms: { deferralUnits: [unit] } };
    expect(checkPriceTable(row).map(({ path }) => path)).toEqual(['terms.deferralUnits']);
  });
});

describe('days from release to the first instalment', () => {
  it.each([30, 60, 90, 120, 180, 210, 390])('%i: the first instalment falls due on that day', (graceDays) => {
    expect(soldWith(11, { graceDays: [30, 60, 90, 120, 180, 210, 390] }, { graceDays }).days).toBe(graceDays);
  });

  it.each([0, 45, 150, 365])('%i: no table may offer it', (graceDays) => {
    const row = { ...exampleOf(11).table, terms: { graceDays: [graceDays] } };
    expect(checkPriceTable(row).map(({ path }) => path)).toEqual(['terms.graceDays']);
  });
});

it('is required by the plans that have one', () => {
  const asks = [4, 5, 11].map((id) => Object.keys(findPlan(id)!.tableTerms));
  expect(asks).toEqual([['graceDays'], ['deferralUnits', 'graceDays'], ['graceDays']]);
});
