import type { FieldProblem } from '../errors/index.ts';
import type { Money } from '../money/index.ts';
import {
  type CatalogueProduct,
  excludedBy,
  isSameProduct,
  type MissingReason,
  type QuotedProduct,
  type QuotedTerm,
  type QuoteInput,
  quoteSimulation,
  type SelectedProduct,
  selectedOf,
} from '../simulation/index.ts';
import { isInsurance } from './insurance-products.ts';
import type { MenuColumn, MenuProduct } from './menu-columns.ts';

/** The most products of one column. */
export const mostMenuProducts = 12;

/** A product of the menu; without a provider that of the first insurer or supplier that may sell it. */
export type NamedProduct = Pick<SelectedProduct, 'code' | 'provider'>;

/** A column as arranged; the products are in the order shown. */
export type ArrangedColumn<Product = NamedProduct> = { column: MenuColumn; products: readonly Product[] };

/** The menu of a dealer that has arranged none: products that it does not sell are left out of the columns. */
export const defaultMenu: readonly ArrangedColumn<string>[] = [
  { column: 'none', products: [] },
  { column: 'essential', products: ['LIFE'] },
  { column: 'complete', products: ['LIFE', 'GAP', 'CHEV_PLUS'] },
  { column: 'custom', products: [] },
];

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

/** A column with what choosing it changes in the sale. */
export type OfferedColumn = PricedColumn & {
  /** the whole selection of the sale once the column is chosen */
  selection: SelectedProduct[];
  /** products of the sale that it does not contain */
  drops: NamedProduct[];
};

/** The priced menu of a term. Nothing in it is preselected. */
export type ProductMenu = {
  termMonths: number;
  /** the figures without products of the menu, which every column is compared with */
  without: Pick<PricedColumn, 'installmentCents' | 'cetAnnualPct'>;
  /** in the order shown */
  columns: OfferedColumn[];
  /** bought whatever column is chosen: what the seller typed, and goods in no column */
  kept: MenuProduct[];
  /** of what the client composes the column `custom`, each with its price alone; empty without that column */
  choices: MenuProduct[];
};

type Sold = Pick<CatalogueProduct, 'code' | 'provider' | 'exclusions' | 'priceSource'>;

/** Whether a product can be in a column. The price of goods and services is typed in the sale: they are in none. */
export const isForMenu = ({ code, priceSource }: Pick<Sold, 'code' | 'priceSource'>): boolean =>
  isInsurance(code) || priceSource !== 'TYPED';

/**
 * The problems of an arrangement: two to four different columns, `none` first or last and without products, `custom`
 * without products too, each other with products of the catalogue that do not exclude each other.
 */
export function menuProblems(columns: readonly ArrangedColumn[], catalogue: readonly Sold[]): FieldProblem[] {
  const places = columns.map(({ column }) => column);
  const problems: FieldProblem[] = [];
  const none = places.indexOf('none');
  if (none !== 0 && (none < 0 || none !== places.length - 1))
    problems.push({ path: 'columns', key: 'productMenu.none' });
  for (const [place, { column, products }] of columns.entries()) {
    const path = `columns.${place}`;
    const isEmpty = column === 'none' || column === 'custom';
    if (places.indexOf(column) !== place) problems.push({ path: `${path}.column`, key: 'value.notAllowed' });
    if (isEmpty && products.length > 0) problems.push({ path: `${path}.products`, key: 'value.notAllowed' });
    if (!isEmpty && products.length === 0) problems.push({ path: `${path}.products`, key: 'required' });
    const earlier: Sold[] = [];
    for (const [index, product] of products.entries()) {
      const sold = catalogue.find((one) => isSameProduct(product, one));
      const isClean = sold && isForMenu(sold) && !earlier.includes(sold) && excludedBy(sold, earlier) === null;
      if (!isClean) problems.push({ path: `${path}.products.${index}`, key: 'productMenu.product' });
      if (sold) earlier.push(sold);
    }
  }
  return problems;
}

/** What an amount a month is a day: twelve months in 365 days, half up to the centavo. */
export const perDay = (monthlyCents: Money): Money => Math.floor((24 * monthlyCents + 365) / 730);

/** What the menu of a sale is priced from, besides its request. */
export type MenuSale = {
  arrangement: readonly ArrangedColumn[];
  /** the products that the client composed the column `custom` of */
  custom?: readonly NamedProduct[];
  /** options and insurers' answers chosen earlier in this sale, of products that it does not have any more */
  known?: readonly SelectedProduct[];
};

/**
 * Prices the columns of a menu for one term of a sale, each by the quote of its products alone. The menu decides about
 * insurance and the products of its columns: a product of the sale that is neither stays in every column. A product
 * retains its options and its insurer's answer. Products that cannot be sold are left out with their reason.
 *
 * @param input with the products of the sale
 * @throws {DomainError} as `quoteSimulation`
 */
export function menuOf(menu: MenuSale, input: QuoteInput, termMonths: number): ProductMenu {
  const { arrangement, custom = [], known = [] } = menu;
  const { catalogue, products: ofSale } = input;
  const termWith = (products: readonly SelectedProduct[]) =>
    quoteSimulation({ ...input, products, terms: [termMonths] }).terms[0]!;
  const arranged = arrangement.flatMap(({ products }) => products);
  const kept = ofSale.filter((one) => !isDecided(one, arranged, catalogue));
  const isKept = (one: NamedProduct) => kept.some((other) => isSameProduct(one, other));
  const made = [...ofSale, ...known].filter((one) => !isKept(one));
  const bare = termWith(kept);
  const menuProductOf = ({ code, provider, premiumCents, isFinanced, productMonthlyCents }: QuotedProduct) => ({
    code,
    provider,
    premiumCents,
    isFinanced,
    monthlyCents: productMonthlyCents,
    perDayCents: dailyOf(productMonthlyCents, bare),
  });
  /** the priced products of a quote that are not kept */
  const ofMenu = ({ products }: Pick<QuotedTerm, 'products'>) => products.filter((one) => !isKept(one));

  function priceColumn(column: MenuColumn, products: readonly NamedProduct[]): OfferedColumn {
    const chosen = products.filter((one) => !isKept(one)).map((one) => chosenAs(one, made));
    const asked = wholeCombos(chosen, ofSale);
    const { sold, excluded } = withoutExcluded(asked, kept, catalogue);
    const quoted = sold.length === 0 ? bare : termWith([...kept, ...sold]);
    const priced = ofMenu(quoted);
    const monthlyCents = quoted.loan.installmentCents - bare.loan.installmentCents;
    return {
      column,
      products: priced.map(menuProductOf),
      leftOut: [...quoted.missingProducts.filter((one) => !isKept(one)), ...excluded],
      installmentCents: quoted.loan.installmentCents,
      monthlyCents,
      perDayCents: dailyOf(monthlyCents, quoted),
      apartCents: priced.reduce((sum, { isFinanced, premiumCents }) => (isFinanced ? sum : sum + premiumCents), 0),
      cetAnnualPct: cetOf(quoted),
      selection: [...kept, ...priced.map((one) => ({ ...chosenAs(one, sold), provider: one.provider }))],
      drops: ofSale
        .filter((one) => !isKept(one) && !priced.some((other) => isSameProduct(one, other)))
        .map(({ code, provider }) => ({ code, provider })),
    };
  }

  function composable(): { choices: MenuProduct[]; leftOut: LeftOut[] } {
    // priced without a further choice: one quote has them all
    const choices: MenuProduct[] = bare.offered
      .filter((one) => isForMenu(catalogue.find((other) => isSameProduct(one, other))!))
      .map(menuProductOf);
    const leftOut: LeftOut[] = [];
    const awaited = catalogue.filter(({ priceSource }) => priceSource === 'INSURER');
    for (const named of [...made, ...arranged, ...awaited]) {
      const product = chosenAs(named, made);
      const place = choices.findIndex((one) => isSameProduct(product, one));
      const isKnown = made.includes(product);
      if ((place >= 0 && !isKnown) || leftOut.some((one) => isSameProduct(product, one))) continue;
      const quoted = termWith([...kept, product]);
      const [priced] = ofMenu(quoted);
      const reason = quoted.missingProducts.find((one) => isSameProduct(product, one))?.reason;
      if (priced) choices.splice(place < 0 ? choices.length : place, place < 0 ? 0 : 1, menuProductOf(priced));
      // what the sale does not allow is only named where a column promises it
      else if (reason && (arranged.includes(named) || isKnown || reason === 'noQuote' || reason === 'quoteExpired'))
        leftOut.push({ code: product.code, provider: product.provider, reason });
    }
    return { choices, leftOut };
  }

  const composed = arrangement.some(({ column }) => column === 'custom') ? composable() : null;
  const columns = arrangement.map(({ column, products }) => {
    const priced = priceColumn(column, column === 'custom' ? custom : products);
    return column === 'custom' ? { ...priced, leftOut: [...priced.leftOut, ...(composed?.leftOut ?? [])] } : priced;
  });
  return {
    termMonths,
    without: { installmentCents: bare.loan.installmentCents, cetAnnualPct: cetOf(bare) },
    columns,
    kept: bare.products.map(menuProductOf),
    choices: composed?.choices ?? [],
  };
}

/** Whether choosing a column decides about a product of the sale. */
function isDecided(product: NamedProduct, arranged: readonly NamedProduct[], catalogue: readonly Sold[]): boolean {
  const sold = catalogue.find((one) => isSameProduct(product, one));
  if (!sold || !isForMenu(sold)) return false;
  return isInsurance(sold.code) || arranged.some((one) => isSameProduct(one, product));
}

/** A product with the choices that were made within it. */
const chosenAs = (product: NamedProduct, made: readonly SelectedProduct[]): SelectedProduct =>
  made.find((one) => isSameProduct(one, product)) ?? selectedOf(product.code, product.provider);

/** What remains of a combo is no longer one. */
const wholeCombos = (products: readonly SelectedProduct[], ofSale: readonly SelectedProduct[]): SelectedProduct[] =>
  products.map((one) => {
    const parts = ofSale.filter(({ comboId }) => comboId === one.comboId);
    const isWhole = parts.every((part) => products.some((other) => isSameProduct(part, other)));
    return isWhole && parts.length > 0 ? one : { ...one, comboId: null };
  });

const cetOf = ({ loan }: QuotedTerm): string => loan.cetAnnualPercent.toFixed(2);

const dailyOf = (monthlyCents: Money, { loan, termMonths }: QuotedTerm): Money | null =>
  loan.rows.length >= termMonths ? perDay(monthlyCents) : null;

function withoutExcluded(
  products: readonly SelectedProduct[],
  kept: readonly SelectedProduct[],
  catalogue: readonly Sold[],
) {
  const rowOf = (product: NamedProduct) => catalogue.find((one) => isSameProduct(product, one));
  const earlier = kept.flatMap((one) => rowOf(one) ?? []);
  const sold: SelectedProduct[] = [];
  const excluded: LeftOut[] = [];
  for (const product of products) {
    const row = rowOf(product);
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
 * The products that the client accepts by choosing a column, and those that they were shown and decline, each code once,
 * by the price of the first column that shows it. One of another insurer is not declined where the same is accepted.
 */
export function acceptedAndDeclined(
  { columns, choices }: Pick<ProductMenu, 'columns' | 'choices'>,
  chosen: MenuColumn,
) {
  const accepted = columns.find(({ column }) => column === chosen)?.products ?? [];
  const declined: MenuProduct[] = [];
  for (const product of [...columns.flatMap(({ products }) => products), ...choices])
    if (![...accepted, ...declined].some(({ code }) => code === product.code)) declined.push(product);
  return { accepted, declined };
}
