import { describe, expect, it } from 'vitest';
import { type QuoteInput, quoteSimulation, selectedOf } from '../simulation/index.ts';
import { planExamples, quoteExample } from '../simulation/quote/plan-examples.ts';
import { productExample } from '../simulation/quote/product-example.ts';
import { acceptedAndDeclined, type MenuColumn, menuOf, menuProblems, perDay } from './product-menu.ts';

const typed = { priceSource: 'TYPED', minAmountCents: 1_00, maxAmountCents: 10_000_00 } as const;
const catalogue = [
  productExample('LIFE', [], { ...typed, provider: 'METLIFE' }),
  productExample('GAP', [], typed),
  productExample('PMC', [], { ...typed, provider: 'LIBERTY', exclusions: ['PMC_DAY_2'] }),
  productExample('PMC_DAY_2', [], { ...typed, provider: 'LIBERTY' }),
  productExample('REPAIRS', [], { ...typed, provider: 'DEALER', isFinanced: false }),
];
const product = (code: string, amountCents: number | null = 1_000_00) => ({ ...selectedOf(code), amountCents });
const sale = (name = 'Regular FDU', changes: Partial<QuoteInput> = {}) =>
  quoteExample(planExamples.find((plan) => plan.name.startsWith(name))!, { catalogue, ...changes });
const column = (name: MenuColumn, ...products: ReturnType<typeof product>[]) => ({ column: name, products });
const menu = menuOf(
  [
    column('essential', product('LIFE')),
    column('complete', product('LIFE'), product('GAP', 2_000_00), product('REPAIRS', 300_00)),
    column('none'),
  ],
  sale(),
  48,
);
const figuresWith = (products: readonly ReturnType<typeof product>[]) =>
  quoteSimulation({ ...sale(), products, terms: [48] }).terms[0]!.loan;

describe('the menu of products', () => {
  it('shows its columns in the arranged order, each with the instalment and the CET of its own quote', () => {
    expect(menu.columns.map((one) => one.column)).toEqual(['essential', 'complete', 'none']);
    const bare = figuresWith([]);
    const essential = figuresWith([product('LIFE')]);
    expect(menu.without).toEqual({
      installmentCents: bare.installmentCents,
      cetAnnualPct: bare.cetAnnualPercent.toFixed(2),
    });
    expect(menu.columns[0]).toMatchObject({
      installmentCents: essential.installmentCents,
      monthlyCents: essential.installmentCents - bare.installmentCents,
      cetAnnualPct: essential.cetAnnualPercent.toFixed(2),
      apartCents: 0,
    });
    expect(Number(menu.columns[0]!.cetAnnualPct)).toBeGreaterThan(Number(menu.without.cetAnnualPct));
  });

  it('adds nothing without products, and only their price apart for products outside the financing', () => {
    expect(menu.columns[2]).toEqual({
      ...menu.without,
      column: 'none',
      products: [],
      leftOut: [],
      monthlyCents: 0,
      perDayCents: 0,
      apartCents: 0,
    });
    expect(menu.columns[1]).toMatchObject({ apartCents: 300_00 });
    expect(menu.columns[1]!.products[2]).toMatchObject({ code: 'REPAIRS', monthlyCents: 0, perDayCents: 0 });
  });

  it('leaves out products that cannot be sold, with their reason', () => {
    const [only] = menuOf(
      [column('custom', product('PMC'), product('PMC_DAY_2'), product('GAP', null), product('ON_STAR'))],
      sale(),
      48,
    ).columns;
    expect(only!.products.map(({ code }) => code)).toEqual(['PMC']);
    expect(only!.leftOut.map(({ code, reason }) => [code, reason])).toEqual([
      ['GAP', 'noAmount'],
      ['ON_STAR', 'notSold'],
      ['PMC_DAY_2', 'excluded'],
    ]);
  });

  it.each([
    [0, 0],
    [100_00, 3_29],
    [30_42, 1_00],
    [365, 12],
    [15, 0],
    [16, 1],
  ])('shows %i centavos a month as %i a day', (monthly, daily) => {
    expect(perDay(monthly)).toBe(daily);
  });

  it('has no amount a day where instalments are not monthly', () => {
    const farmer = menuOf([column('essential', product('LIFE'))], sale('Farmer, half-yearly'), 48).columns[0]!;
    expect([farmer.perDayCents, farmer.products[0]!.perDayCents]).toEqual([null, null]);
    expect(farmer.monthlyCents).toBeGreaterThan(0);
  });

  it.each([
    ['essential', ['LIFE'], ['GAP', 'REPAIRS']],
    ['complete', ['LIFE', 'GAP', 'REPAIRS'], []],
    ['none', [], ['LIFE', 'GAP', 'REPAIRS']],
  ] as const)('with %s chosen lists each shown product once, as accepted or declined', (chosen, yes, no) => {
    const { accepted, declined } = acceptedAndDeclined(menu, chosen);
    expect([accepted.map(({ code }) => code), declined.map(({ code }) => code)]).toEqual([yes, no]);
  });
});

describe('the arrangement of a menu', () => {
  const problemsOf = (...columns: ReturnType<typeof column>[]) =>
    menuProblems(columns, catalogue).map(({ path, key }) => `${path} ${key}`);

  it('has the column without products first or last', () => {
    expect(problemsOf(column('none'), column('essential', product('LIFE')))).toEqual([]);
    expect(problemsOf(column('complete', product('LIFE'), product('GAP')), column('none'))).toEqual([]);
    const middle = [column('essential', product('LIFE')), column('none'), column('custom', product('GAP'))];
    expect(problemsOf(...middle)).toEqual(['columns productMenu.none']);
    expect(problemsOf(column('essential', product('LIFE')))).toEqual(['columns productMenu.none']);
  });

  it('names each column once, with known products that do not exclude each other', () => {
    expect(problemsOf(column('none', product('GAP')), column('essential'))).toEqual([
      'columns.0.products value.notAllowed',
      'columns.1.products required',
    ]);
    const twice = [column('none'), column('custom', product('GAP')), column('custom', product('LIFE'))];
    expect(problemsOf(...twice)).toEqual(['columns.2.column value.notAllowed']);
    expect(
      problemsOf(
        column('none'),
        column('complete', product('PMC'), product('PMC_DAY_2'), product('BOAT'), product('GAP'), product('GAP')),
      ),
    ).toEqual([
      'columns.1.products.1 productMenu.product',
      'columns.1.products.2 productMenu.product',
      'columns.1.products.4 productMenu.product',
    ]);
  });
});
