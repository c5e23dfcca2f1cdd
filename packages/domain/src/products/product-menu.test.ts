import { describe, expect, it } from 'vitest';
import { type QuoteInput, quoteSimulation, selectedOf } from '../simulation/index.ts';
import { planExamples, quoteExample } from '../simulation/quote/plan-examples.ts';
import { productExample } from '../simulation/quote/product-example.ts';
import type { MenuColumn } from './menu-columns.ts';
import { acceptedAndDeclined, menuOf, menuProblems, perDay } from './product-menu.ts';

const typed = { priceSource: 'TYPED', minAmountCents: 1_00, maxAmountCents: 10_000_00 } as const;
const catalogue = [
  productExample('LIFE', [], { ...typed, provider: 'METLIFE' }),
  productExample('GAP', [], typed),
  productExample('PMC', [], { ...typed, provider: 'LIBERTY', exclusions: ['PMC_DAY_2'] }),
  productExample('PMC_DAY_2', [], { ...typed, provider: 'LIBERTY' }),
  productExample('CHEV_PLUS', [], { ...typed, provider: 'LIBERTY', isFinanced: false }),
  productExample('SEGURO_AUTO', [], { priceSource: 'INSURER', provider: 'LIBERTY' }),
  productExample('REPAIRS', [], { ...typed, provider: 'DEALER' }),
];
const product = (code: string, amountCents: number | null = 1_000_00) => ({ ...selectedOf(code), amountCents });
const sale = (name = 'Regular FDU', changes: Partial<QuoteInput> = {}) =>
  quoteExample(planExamples.find((plan) => plan.name.startsWith(name))!, { catalogue, ...changes });
const column = (name: MenuColumn, ...codes: string[]) => ({
  column: name,
  products: codes.map((code) => ({ code, provider: null })),
});
const arrangement = [column('essential', 'LIFE'), column('complete', 'LIFE', 'GAP', 'CHEV_PLUS'), column('none')];
/** the amounts that the menu prices the products by */
const known = [product('LIFE'), product('GAP', 2_000_00), product('CHEV_PLUS', 300_00), product('PMC')];
const menu = menuOf({ arrangement, known }, sale(), 48);
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
      selection: [],
      drops: [],
    });
    expect(menu.columns[1]).toMatchObject({ apartCents: 300_00 });
    expect(menu.columns[1]!.products[2]).toMatchObject({ code: 'CHEV_PLUS', monthlyCents: 0, perDayCents: 0 });
  });

  it('retains the options and the amounts that the products of the sale have, or had before', () => {
    const dear = { ...product('LIFE', 3_000_00), option: { ...product('LIFE').option, termMonths: 24 } };
    const priced = menuOf(
      { arrangement, known: [product('LIFE'), ...known] },
      sale(undefined, { products: [dear] }),
      48,
    );
    expect(priced.columns[0]!.selection).toEqual([{ ...dear, provider: 'METLIFE' }]);
    expect(priced.columns[0]!.products).toMatchObject([{ code: 'LIFE', premiumCents: 3_000_00 }]);
    expect(priced.without).toEqual(menu.without);
  });

  it('retains what is typed in every column, and drops insurance that a column does not contain by name', () => {
    const typedGoods = product('REPAIRS', 800_00);
    const products = [typedGoods, product('PMC')];
    const { columns, kept, without } = menuOf({ arrangement, known }, sale(undefined, { products }), 48);
    const codes = columns.map(({ selection }) => selection.map(({ code }) => code));
    expect(codes).toEqual([['REPAIRS', 'LIFE'], ['REPAIRS', 'LIFE', 'GAP', 'CHEV_PLUS'], ['REPAIRS']]);
    expect(columns.every(({ selection }) => selection[0] === typedGoods)).toBe(true);
    expect(columns.map(({ drops }) => drops.map(({ code }) => code))).toEqual([['PMC'], ['PMC'], ['PMC']]);
    expect(kept).toMatchObject([{ code: 'REPAIRS', premiumCents: 800_00 }]);
    expect(columns[0]!.products.map(({ code }) => code)).toEqual(['LIFE']);
    expect(without.installmentCents).toBe(figuresWith([typedGoods]).installmentCents);
    expect(columns[2]!.installmentCents).toBe(without.installmentCents);
  });

  it('prices a product of an insurer by the answer of the sale, and names one without', () => {
    const answered = { ...product('SEGURO_AUTO', null), quoteId: 'q1' };
    const car = { ...answered, option: { ...answered.option, pricingOption: 'A' } };
    const price = { quoteId: 'q1', code: 'SEGURO_AUTO', provider: 'LIBERTY', pricingOption: 'A', totalCents: 2_500_00 };
    const of = (sold: ReturnType<typeof product>[], earlier: ReturnType<typeof product>[] = []) =>
      menuOf(
        { arrangement: [column('none'), column('complete', 'SEGURO_AUTO'), column('custom')], known: earlier },
        sale(undefined, { products: sold, insurerPrices: [{ ...price, validUntil: '2099-01-01' }] }),
        48,
      );
    for (const priced of [of([car]), of([], [car])]) {
      expect(priced.columns[1]!.products).toMatchObject([{ code: 'SEGURO_AUTO', premiumCents: 2_500_00 }]);
      expect(priced.columns[1]!.selection).toEqual([{ ...car, provider: 'LIBERTY' }]);
      expect(priced.choices).toMatchObject([{ code: 'SEGURO_AUTO', premiumCents: 2_500_00 }]);
    }
    const without = of([]);
    expect([without.columns[1]!.leftOut, without.columns[2]!.leftOut]).toMatchObject([
      [{ code: 'SEGURO_AUTO', reason: 'noQuote' }],
      [{ code: 'SEGURO_AUTO', reason: 'noQuote' }],
    ]);
  });

  it('composes the column of the client of what they ticked, of every product that has a price, with none ticked', () => {
    const composed = [column('none'), column('essential', 'LIFE'), column('custom')];
    const of = (...codes: string[]) =>
      menuOf({ arrangement: composed, known, custom: column('custom', ...codes).products }, sale(), 48);
    expect(of().choices.map(({ code }) => code)).toEqual(['LIFE', 'GAP', 'CHEV_PLUS', 'PMC']);
    expect(of().columns[2]).toMatchObject({ products: [], monthlyCents: 0, selection: [] });
    const ticked = of('GAP', 'PMC');
    expect(ticked.columns[2]!.installmentCents).toBe(
      figuresWith([product('GAP', 2_000_00), product('PMC')]).installmentCents,
    );
    expect(ticked.choices).toEqual(of().choices);
    expect(acceptedAndDeclined(ticked, 'custom').declined.map(({ code }) => code)).toEqual(['LIFE', 'CHEV_PLUS']);
    expect(menu.choices).toEqual([]);
  });

  it('leaves a combo whole or dissolves it', () => {
    const comboId = '01jd0000000000000000000001';
    const products = [product('LIFE'), product('GAP')].map((one) => ({ ...one, comboId }));
    const { columns } = menuOf({ arrangement, known }, sale(undefined, { products }), 48);
    const combos = columns.map(({ selection }) => selection.map((one) => one.comboId));
    expect(combos).toEqual([[null], [comboId, comboId, null], []]);
  });

  it('leaves out products that cannot be sold, with their reason', () => {
    const complete = column('complete', 'PMC', 'PMC_DAY_2', 'GAP', 'ON_STAR');
    const [only] = menuOf({ arrangement: [complete], known: [product('PMC')] }, sale(), 48).columns;
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
    const farmer = menuOf({ arrangement, known }, sale('Farmer, half-yearly'), 48).columns[0]!;
    expect([farmer.perDayCents, farmer.products[0]!.perDayCents]).toEqual([null, null]);
    expect(farmer.monthlyCents).toBeGreaterThan(0);
  });

  it.each([
    ['essential', ['LIFE'], ['GAP', 'CHEV_PLUS']],
    ['complete', ['LIFE', 'GAP', 'CHEV_PLUS'], []],
    ['none', [], ['LIFE', 'GAP', 'CHEV_PLUS']],
  ] as const)('with %s chosen lists each shown product once, as accepted or declined', (chosen, yes, no) => {
    const { accepted, declined } = acceptedAndDeclined(menu, chosen);
    expect([accepted.map(({ code }) => code), declined.map(({ code }) => code)]).toEqual([yes, no]);
  });
});

describe('the arrangement of a menu', () => {
  const problemsOf = (...columns: ReturnType<typeof column>[]) =>
    menuProblems(columns, catalogue).map(({ path, key }) => `${path} ${key}`);

  it('has the column without products first or last', () => {
    expect(problemsOf(column('none'), column('essential', 'LIFE'))).toEqual([]);
    expect(problemsOf(column('complete', 'LIFE', 'GAP'), column('none'))).toEqual([]);
    const middle = [column('essential', 'LIFE'), column('none'), column('custom')];
    expect(problemsOf(...middle)).toEqual(['columns productMenu.none']);
    expect(problemsOf(column('essential', 'LIFE'))).toEqual(['columns productMenu.none']);
  });

  it('names each column once, with known products that do not exclude each other', () => {
    expect(problemsOf(column('none', 'GAP'), column('essential'))).toEqual([
      'columns.0.products value.notAllowed',
      'columns.1.products required',
    ]);
    const twice = [column('none'), column('complete', 'GAP'), column('complete', 'LIFE')];
    expect(problemsOf(...twice)).toEqual(['columns.2.column value.notAllowed']);
    expect(problemsOf(column('none'), column('custom', 'GAP'))).toEqual(['columns.1.products value.notAllowed']);
    expect(problemsOf(column('none'), column('complete', 'PMC', 'PMC_DAY_2', 'BOAT', 'GAP', 'GAP', 'REPAIRS'))).toEqual(
      [
        'columns.1.products.1 productMenu.product',
        'columns.1.products.2 productMenu.product',
        'columns.1.products.4 productMenu.product',
        'columns.1.products.5 productMenu.product',
      ],
    );
  });
});
