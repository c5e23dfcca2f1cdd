import type { FieldProblem, Texts } from '../errors/index.ts';
import type { Money } from '../money/index.ts';
import {
  excludedBy,
  isSameProduct,
  type MissingReason,
  type QuotedTerm,
  type QuoteInput,
  quoteSimulation,
  type SelectedProduct,
  selectionOf,
} from '../simulation/index.ts';

/** The columns of the menu; `none` is the financing without products. */
export const menuColumns = ['none', 'essential', 'complete', 'custom'] as const;
export type MenuColumn = (typeof menuColumns)[number];

/** The columns as people read them. */
export const menuColumnNames = [
  { id: 'none', pt: 'Sem produtos', en: 'No products' },
  { id: 'essential', pt: 'Essencial', en: 'Essential' },
  { id: 'complete', pt: 'Completo', en: 'Complete' },
  { id: 'custom', pt: 'Sob medida', en: 'Custom' },
] as const satisfies readonly ({ id: MenuColumn } & Texts)[];

/** The most products of one column. */
export const mostMenuProducts = 12;

/** A column as arranged; the products are in the order shown. */
export type ArrangedColumn<Product = SelectedProduct> = { column: MenuColumn; products: readonly Product[] };

/** The menu of a dealer that has arranged none: products that it does not sell are left out of the columns. */
export const defaultMenu: readonly ArrangedColumn<string>[] = [
  { column: 'none', products: [] },
  { column: 'essential', products: ['LIFE'] },
  { column: 'complete', products: ['LIFE', 'GAP', 'CHEV_PLUS'] },
];

/** A product of a column with its price. Amounts in centavos. */
export type MenuProduct = {
  code: string;
  provider: string;
  premiumCents: Money;
  /** false: paid apart, so it adds nothing to the instalment */
  isFinanced: boolean;
  /** what it adds to the instalment of its column */
  monthlyCents: Money;
  /** null where the plan has no instalment every month */
  perDayCents: Money | null;
};

/** Why a product of a column is left out: it has no price, or an earlier one of the column excludes it. */
export type LeftOut = { code: string; provider: string | null; reason: MissingReason | 'excluded' };

/** A column with its figures for one term. */
export type PricedColumn = {
  column: MenuColumn;
  products: MenuProduct[];
  leftOut: LeftOut[];
  installmentCents: Money;
  /** more than without products */
  monthlyCents: Money;
  perDayCents: Money | null;
  /** premiums outside the financing */
  apartCents: Money;
  cetAnnualPct: string;
};

/** The priced menu of a term. Nothing in it is preselected. */
export type ProductMenu = {
  termMonths: number;
  /** the figures without products, which every column is compared with */
  without: Pick<PricedColumn, 'installmentCents' | 'cetAnnualPct'>;
  /** in the order shown */
  columns: PricedColumn[];
};

type Sold = { code: string; provider: string; exclusions: readonly string[] };

/**
 * The problems of an arrangement: two to four different columns, `none` first or last and without products, each other
 * with products of the catalogue that do not exclude each other.
 */
export function menuProblems(
  columns: readonly ArrangedColumn<Pick<SelectedProduct, 'code' | 'provider'>>[],
  catalogue: readonly Sold[],
): FieldProblem[] {
  const places = columns.map(({ column }) => column);
  const problems: FieldProblem[] = [];
  const none = places.indexOf('none');
  if (none !== 0 && (none < 0 || none !== places.length - 1))
    problems.push({ path: 'columns', key: 'productMenu.none' });
  for (const [place, { column, products }] of columns.entries()) {
    const path = `columns.${place}`;
    if (places.indexOf(column) !== place) problems.push({ path: `${path}.column`, key: 'value.notAllowed' });
    if (column === 'none' && products.length > 0) problems.push({ path: `${path}.products`, key: 'value.notAllowed' });
    if (column !== 'none' && products.length === 0) problems.push({ path: `${path}.products`, key: 'required' });
    const earlier: Sold[] = [];
    for (const [index, product] of products.entries()) {
      const sold = catalogue.find((one) => isSameProduct(product, one));
      const isClean = sold && !earlier.includes(sold) && excludedBy(sold, earlier) === null;
      if (!isClean) problems.push({ path: `${path}.products.${index}`, key: 'productMenu.product' });
      if (sold) earlier.push(sold);
    }
  }
  return problems;
}

/** What an amount a month is a day: twelve months in 365 days, half up to the centavo. */
export const perDay = (monthlyCents: Money): Money => Math.floor((24 * monthlyCents + 365) / 730);

/**
 * Prices the columns of a menu for one term of a sale, each by the quote of its products alone. Products that cannot be
 * sold are left out with their reason.
 *
 * @throws {DomainError} as `quoteSimulation`
 */
export function menuOf(arrangement: readonly ArrangedColumn[], input: QuoteInput, termMonths: number): ProductMenu {
  const termWith = (products: readonly SelectedProduct[]) =>
    quoteSimulation({ ...input, products, terms: [termMonths] }).terms[0]!;
  const bare = termWith([]);
  const columns = arrangement.map(({ column, products }): PricedColumn => {
    const { sold, excluded } = withoutExcluded(selectionOf(products), input.catalogue);
    const quoted = sold.length === 0 ? bare : termWith(sold);
    const monthlyCents = quoted.loan.installmentCents - bare.loan.installmentCents;
    return {
      column,
      products: quoted.products.map((product) => ({
        code: product.code,
        provider: product.provider,
        premiumCents: product.premiumCents,
        isFinanced: product.isFinanced,
        monthlyCents: product.productMonthlyCents,
        perDayCents: dailyOf(product.productMonthlyCents, quoted),
      })),
      leftOut: [...quoted.missingProducts, ...excluded],
      installmentCents: quoted.loan.installmentCents,
      monthlyCents,
      perDayCents: dailyOf(monthlyCents, quoted),
      apartCents: quoted.products.reduce(
        (sum, { isFinanced, premiumCents }) => (isFinanced ? sum : sum + premiumCents),
        0,
      ),
      cetAnnualPct: cetOf(quoted),
    };
  });
  const without = { installmentCents: bare.loan.installmentCents, cetAnnualPct: cetOf(bare) };
  return { termMonths, without, columns };
}

const cetOf = ({ loan }: QuotedTerm): string => loan.cetAnnualPercent.toFixed(2);

const dailyOf = (monthlyCents: Money, { loan, termMonths }: QuotedTerm): Money | null =>
  loan.rows.length >= termMonths ? perDay(monthlyCents) : null;

function withoutExcluded(products: readonly SelectedProduct[], catalogue: readonly Sold[]) {
  const earlier: Sold[] = [];
  const sold: SelectedProduct[] = [];
  const excluded: LeftOut[] = [];
  for (const product of products) {
    const row = catalogue.find((one) => isSameProduct(product, one));
    if (row && excludedBy(row, earlier) !== null)
      excluded.push({ code: product.code, provider: product.provider, reason: 'excluded' });
    else {
      sold.push(product);
      if (row) earlier.push(row);
    }
  }
  return { sold, excluded };
}

/**
 * The products that the client accepts by choosing a column, and those of the other columns that they decline, each
 * once, by the price of the first column that shows it.
 */
export function acceptedAndDeclined(menu: ProductMenu, chosen: MenuColumn) {
  const accepted = menu.columns.find(({ column }) => column === chosen)?.products ?? [];
  const declined: MenuProduct[] = [];
  for (const product of menu.columns.flatMap(({ products }) => products))
    if (![...accepted, ...declined].some((one) => isSameProduct(one, product))) declined.push(product);
  return { accepted, declined };
}
