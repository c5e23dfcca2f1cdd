import { describe, expect, it } from 'vitest';
import { type PlanLimits, type PriceTableRow, rowsWithinLimits } from '../index.ts';
import { planExamples } from '../quote/plan-examples.ts';

const today = '2026-11-20';
const open: PlanLimits = {
  financeTypeId: 1,
  effectiveFrom: '2026-01-01',
  isOffered: true,
  minTermMonths: 1,
  maxTermMonths: 120,
  minEntryPercent: 0,
  maxEntryPercent: 100,
  maxBalloonPercent: null,
  maxBalloons: null,
  maxGraceDays: null,
};
const rowOf = (financeTypeId: number, changes: Partial<PriceTableRow> = {}): PriceTableRow => ({
  ...planExamples.find(({ table }) => table.financeTypeId === financeTypeId)!.table,
  ...changes,
});
const regular = rowOf(1);
const within = (row: PriceTableRow, changes: Partial<PlanLimits>) =>
  rowsWithinLimits([row], [{ ...open, financeTypeId: row.financeTypeId, ...changes }], today);

describe('rowsWithinLimits', () => {
  it('leaves every row of every plan unchanged when limits exclude nothing or none are stored', () => {
    for (const { table } of planExamples) {
      expect(within(table, { maxBalloonPercent: 99, maxBalloons: 60, maxGraceDays: 390 })).toEqual([table]);
      expect(rowsWithinLimits([table], [], today)).toEqual([table]);
    }
  });

  it.each<[string, Partial<PlanLimits>]>([
    ['is not offered', { isOffered: false }],
    ['is longer', { maxTermMonths: regular.termMonths - 1 }],
    ['is shorter', { minTermMonths: regular.termMonths + 1 }],
  ])('closes a term that %s', (_, changes) => expect(within(regular, changes)).toEqual([]));

  it('includes both bounds of the terms', () => {
    const { termMonths } = regular;
    expect(within(regular, { minTermMonths: termMonths, maxTermMonths: termMonths })).toEqual([regular]);
  });

  it('applies the narrower of two entry bounds, and removes a row without a possible entry', () => {
    const row = { ...regular, minEntryShare: 0.2, maxEntryShare: 0.6 };
    expect(within(row, { minEntryPercent: 30, maxEntryPercent: 70 })).toEqual([{ ...row, minEntryShare: 0.3 }]);
    expect(within(row, { minEntryPercent: 10, maxEntryPercent: 50 })).toEqual([{ ...row, maxEntryShare: 0.5 }]);
    expect(within(row, { minEntryPercent: 61 })).toEqual([]);
  });

  it('lowers the maximum of a selectable balloon with its default, and removes a row with a higher fixed one', () => {
    const chosen = rowOf(2, {
      balloonShare: 0.5,
      terms: { balloonShareRange: { min: 0.2, max: 0.6 } },
    });
    const [left] = within(chosen, { maxBalloonPercent: 40 });
    expect(left).toMatchObject({ balloonShare: 0.4, terms: { balloonShareRange: { min: 0.2, max: 0.4 } } });
    expect(within(chosen, { maxBalloonPercent: 19 })).toEqual([]);
    const fixed = { ...chosen, terms: {} };
    expect(within(fixed, { maxBalloonPercent: 50 })).toEqual([fixed]);
    expect(within(fixed, { maxBalloonPercent: 49 })).toEqual([]);
  });

  it('lowers the number and size of balloons', () => {
    const balloons = { count: { min: 1, max: 4 }, share: { min: 0.05, max: 0.15 }, earliestMonth: 6 };
    const row = rowOf(12, { terms: { balloons: { ...balloons, intervalMonths: [12] } } });
    const [left] = within(row, { maxBalloons: 2, maxBalloonPercent: 10 });
    expect(left!.terms.balloons).toMatchObject({ count: { min: 1, max: 2 }, share: { min: 0.05, max: 0.1 } });
    expect(within(row, { maxBalloonPercent: 4 })).toEqual([]);
  });

  it('leaves only grace days within the limit, and removes a row without any', () => {
    const row = rowOf(4, { terms: { graceDays: [60, 90, 180] } });
    expect(within(row, { maxGraceDays: 90 })[0]!.terms.graceDays).toEqual([60, 90]);
    expect(within(row, { maxGraceDays: 59 })).toEqual([]);
  });

  it('applies the latest limits in force, and affects no other plan', () => {
    const limits = [
      { ...open, isOffered: false },
      { ...open, effectiveFrom: '2026-11-20' },
      { ...open, effectiveFrom: '2026-11-21', isOffered: false },
    ];
    expect(rowsWithinLimits([regular], limits, today)).toEqual([regular]);
    expect(rowsWithinLimits([regular], limits, '2026-11-21')).toEqual([]);
    const other = rowOf(4);
    expect(rowsWithinLimits([other], limits, '2026-11-21')).toEqual([other]);
  });
});
