import { describe, expect, it } from 'vitest';
import { computeLoan, legalIofRows } from '../simulation/index.ts';
import { compareIof, type DatedIofRow, type IofTaxpayer, iofExamples, iofProblems, toLoanRows } from './index.ts';

const row = (id: string, taxpayer: IofTaxpayer, effectiveFrom: string, changes: Partial<DatedIofRow> = {}) => ({
  id,
  taxpayer,
  effectiveFrom,
  dailyRate: '0.000082',
  additionalRate: '0.0038',
  capDays: 365,
  financedLimitCents: null,
  ...changes,
});
const rows: DatedIofRow[] = [
  row('pf', 'pf', '2015-01-22'),
  row('pj', 'pj', '2025-06-11'),
  row('smp', 'simples', '2025-06-11', { dailyRate: '0.0000274', financedLimitCents: 3_000_000 }),
];
const today = '2026-11-20';

describe('IOF rows passed to the loan core', () => {
  const typed = {
    dailyRate: '0.000082',
    additionalRate: '0.0038',
    capDays: 365,
    financedLimitCents: null,
    confirmsZero: false,
  };
  it.each([
    ['rates of the law', {}, 'pf', []],
    ['a comma in the wrong place', { dailyRate: '0.0082' }, 'pf', ['dailyRate']],
    ['a negative rate', { additionalRate: '-0.0038' }, 'pf', ['additionalRate']],
    ['nothing typed', { dailyRate: '', capDays: null }, 'pj', ['dailyRate', 'capDays']],
    ['more than the 365 days of the law', { capDays: 366 }, 'pj', ['capDays']],
    ['Simples without its limit', {}, 'simples', ['financedLimitCents']],
    ['a rate of zero', { additionalRate: '0' }, 'pf', ['confirmsZero']],
    ['a rate of zero that is meant', { dailyRate: '0.0', confirmsZero: true }, 'pf', []],
    ['a limit for a company', { financedLimitCents: 1 }, 'pj', ['financedLimitCents']],
  ] as const)('%s', (_what, changes, taxpayer, paths) =>
    expect(iofProblems({ ...typed, ...changes }, taxpayer).map(({ path }) => path)).toEqual(paths),
  );
});

it('include a row for the MEI derived from that of Simples, and otherwise equal the law in force today', () => {
  const of = (taxpayer: string) => legalIofRows.find((one) => one.taxpayer === taxpayer && one.effectiveFrom <= today);
  expect(toLoanRows(rows)).toEqual(['pf', 'pj', 'simples', 'mei'].map(of));
});

describe('the example loans', () => {
  const change = row('new', 'pj', '2027-01-01', { additionalRate: '0.0095' });

  it('cost under the row of today what the core computes by law', () => {
    const [pj, pf] = compareIof(rows, change, today);
    for (const { taxpayer, today: figures } of [pf!, pj!]) {
      const loan = computeLoan({ ...iofExamples[taxpayer], taxpayer });
      expect(figures).toMatchObject({ iofCents: loan.iof.totalCents, installmentCents: loan.installmentCents });
    }
  });

  it('change only for the taxpayer type of the row', () => {
    const [pj, pf] = compareIof(rows, change, today);
    expect(pf!.changed).toEqual(pf!.today);
    expect(pj!.changed.iofCents).toBeGreaterThan(pj!.today.iofCents);
    expect(pj!.changed.installmentCents).toBeGreaterThan(pj!.today.installmentCents);
    expect(pj!.changed.cetAnnual).toBeGreaterThan(pj!.today.cetAnnual);
  });

  it('ignore the future changes of other rows', () => {
    const later = [...rows, row('later', 'pf', '2026-12-01', { additionalRate: '0.02' })];
    const [, pf] = compareIof(later, change, today);
    expect(pf!.changed).toEqual(pf!.today);
  });

  it('reflect a changed cap of days', () => {
    const [pf] = compareIof(rows, row('new', 'pf', '2027-01-01', { capDays: 180 }), today);
    expect(pf!.changed.iofCents).toBeLessThan(pf!.today.iofCents);
  });

  it('include one of Simples when its row changes', () => {
    const simples = row('new', 'simples', '2027-01-01', { dailyRate: '0.00005', financedLimitCents: 3_000_000 });
    const compared = compareIof(rows, simples, today);
    expect(compared.map(({ taxpayer, today: now, changed }) => [taxpayer, changed.iofCents > now.iofCents])).toEqual([
      ['simples', true],
      ['pf', false],
      ['pj', false],
    ]);
  });
});
