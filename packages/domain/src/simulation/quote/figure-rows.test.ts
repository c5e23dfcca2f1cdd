import { describe, expect, it } from 'vitest';
import { type ComparedFigure, compareFigures, type FigureRow, figureRowsOf } from './figure-rows.ts';
import { planExamples, quoteExample } from './plan-examples.ts';
import { quoteSimulation } from './quote.ts';

const vehicle = { label: 'Onix LT · 2026/2027', priceCents: 10_000_000 };
const rows: FigureRow[] = [
  { table: 'VEHICLE', row: vehicle.label, values: { priceCents: vehicle.priceCents } },
  { table: 'PRICES', row: 'T-01 · 36x', values: { tableCode: 'T-01', rateMonthly: '0.0149' } },
  { table: 'TCC', row: 'SP', values: { amountCents: 95_000 } },
  { table: 'DAY', row: '', values: { quotedOn: '2026-11-20', firstDueDate: '2026-12-20' } },
];
const figure: ComparedFigure = {
  vehicleValueCents: 10_000_000,
  installmentCents: 211_793,
  cetAnnualPct: '21.55',
  rows,
};
const withRow = (row: FigureRow) => rows.map((one) => (one.table === row.table ? row : one));

describe('the rows of a figure', () => {
  it('are the vehicle, the pricing row of the term, each fee, the tax and the day, with nothing of commissions', () => {
    const example = planExamples.find(({ table }) => table.financeTypeId === 1)!;
    const input = quoteExample(example);
    const quoted = quoteSimulation({ ...input, terms: [] });
    const { termMonths, table } = quoted.terms[0]!;
    const found = figureRowsOf(quoted, termMonths, vehicle);
    expect(found.map((row) => row.table)).toEqual(['VEHICLE', 'PRICES', 'TCC', 'CONTRACT', 'IOF', 'DAY']);
    expect(found[1]).toEqual({
      table: 'PRICES',
      row: `${table.tableCode} · ${termMonths}x`,
      values: { tableCode: table.tableCode, rateMonthly: table.rateMonthly },
    });
    expect(JSON.stringify(found)).not.toMatch(/commission|target|minRate|tier/i);
    // the price of a car is that of its offer, where it has one
    const [price] = figureRowsOf(quoted, termMonths, {
      label: 'Onix de fim de ano',
      priceCents: 9_500_000,
      isOffer: true,
    });
    expect(price).toEqual({ table: 'OFFER', row: 'Onix de fim de ano', values: { priceCents: 9_500_000 } });
  });
});

describe('a figure compared with today’s', () => {
  it('is the same on another day with the same amounts, however a rate is written', () => {
    const later = { table: 'DAY' as const, row: '', values: { quotedOn: '2026-11-21', firstDueDate: '2026-12-21' } };
    const written = withRow({
      table: 'PRICES',
      row: 'T-01 · 36x',
      values: { tableCode: 'T-01', rateMonthly: '0.01490' },
    });
    const after = { ...figure, rows: written.map((one) => (one.table === 'DAY' ? later : one)) };
    expect(compareFigures(figure, after)).toEqual({ isSame: true, changes: [] });
  });

  it('names the row that changed, with its value before and after', () => {
    const after = {
      ...figure,
      installmentCents: 215_000,
      rows: withRow({ table: 'PRICES', row: 'T-02 · 36x', values: { tableCode: 'T-02', rateMonthly: '0.0159' } }),
    };
    const at = { table: 'PRICES', row: 'T-01 · 36x' };
    expect(compareFigures(figure, after)).toEqual({
      isSame: false,
      changes: [
        { ...at, value: 'tableCode', before: 'T-01', after: 'T-02' },
        { ...at, value: 'rateMonthly', before: '0.0149', after: '0.0159' },
      ],
    });
  });

  it('names the day where nothing else explains another amount, and a row that is new or gone', () => {
    const day = { table: 'DAY' as const, row: '', values: { quotedOn: '2026-11-21', firstDueDate: '2026-12-21' } };
    const moved = compareFigures(figure, { ...figure, installmentCents: 211_794, rows: withRow(day) });
    expect(moved.changes.map(({ table, value }) => [table, value])).toEqual([
      ['DAY', 'quotedOn'],
      ['DAY', 'firstDueDate'],
    ]);
    const tu: FigureRow = { table: 'TU', row: 'SP', values: { amountCents: 40_000 } };
    const added = compareFigures(figure, { ...figure, installmentCents: 212_000, rows: [...rows, tu] });
    expect(added.changes).toEqual([{ table: 'TU', row: 'SP', value: 'amountCents', before: null, after: 40_000 }]);
    const gone = compareFigures({ ...figure, rows: [...rows, tu] }, { ...figure, installmentCents: 210_000 });
    expect(gone.changes).toEqual([{ table: 'TU', row: 'SP', value: 'amountCents', before: 40_000, after: null }]);
  });
});
