import { type MenuColumn, menuColumns, mostMenuProducts } from '@estrada/domain/products/index';
import { z } from 'zod';
import { instant, recordId, shortText } from '../fields.ts';
import { selectedProducts } from './simulation.schemas.ts';

export const menuColumn = z.enum(menuColumns, { error: 'value.notAllowed' });

/** A product of the menu; without a provider that of the first insurer or supplier that may sell it. */
const namedProduct = z.object({
  code: z.string({ error: 'required' }).max(40, { error: 'value.notAllowed' }),
  provider: shortText(40).nullable(),
});
const namedProducts = z
  .array(namedProduct, { error: 'required' })
  .max(mostMenuProducts, { error: 'number.outOfRange' });

/** The columns in the order shown, each with its products in their order. */
const columnsInOrder = z.array(
  z.object({
    column: menuColumn,
    /** none in `none` and in `custom`, which is composed in the sale */
    products: namedProducts,
  }),
  { error: 'required' },
);
export const arrangedColumns = columnsInOrder
  .min(2, { error: 'number.outOfRange' })
  .max(menuColumns.length, { error: 'number.outOfRange' });

/** The menu of a dealer. */
export const productMenu = z.object({
  dealerId: recordId,
  /** 0 before the first arrangement: then the columns are the default ones */
  version: z.int(),
  columns: columnsInOrder,
  updatedAt: instant.nullable(),
  updatedByName: z.string().nullable(),
  /** what can be arranged */
  catalogue: z.array(z.object({ code: z.string(), provider: z.string(), name: z.string() })),
  can: z.object({ arrange: z.boolean() }),
});

/** A product with its price, as a column shows it. */
const menuProduct = z.object({
  code: z.string(),
  provider: z.string(),
  premiumCents: z.int(),
  /** false: paid apart, so it adds nothing to the instalment */
  isFinanced: z.boolean(),
  /** what it adds to the instalment of its column */
  monthlyCents: z.int(),
  /** null where the plan has no instalment every month */
  perDayCents: z.int().nullable(),
});

const pricedColumn = z.object({
  column: z.enum(menuColumns),
  products: z.array(menuProduct),
  /** without a price in this sale, or excluded by an earlier product of the column */
  leftOut: z.array(z.object({ code: z.string(), provider: z.string().nullable(), reason: z.string() })),
  installmentCents: z.int(),
  /** more than without products */
  monthlyCents: z.int(),
  perDayCents: z.int().nullable(),
  /** premiums outside the financing */
  apartCents: z.int(),
  cetAnnualPct: z.string(),
});

/** The priced menu of one term of a sale. */
export const pricedMenu = z.object({
  version: z.int(),
  termMonths: z.int(),
  without: pricedColumn.pick({ installmentCents: true, cetAnnualPct: true }),
  columns: z.array(
    pricedColumn.extend({
      /** the whole selection of the sale once the column is chosen */
      selection: selectedProducts,
      /** products of the sale that it does not contain */
      drops: z.array(namedProduct),
    }),
  ),
  /** bought whatever column is chosen: what the seller typed, and goods in no column */
  kept: z.array(menuProduct),
  /** of what the column `custom` is composed, each with its price alone; empty without that column */
  choices: z.array(menuProduct),
});

/** The columns as a client reads them by a link: without the one that is composed at the dealer. */
export const customerMenu = pricedMenu
  .pick({ termMonths: true, without: true, kept: true })
  .extend({ columns: z.array(pricedColumn.omit({ leftOut: true })) });

/** The column that a client has chosen by a link. */
export const chosenColumn = z.object({ column: menuColumn, chosenAt: instant });

/** What the columns are composed of in a sale, besides the arrangement. */
export const menuSale = z.object({
  /** the products ticked in the column `custom` */
  custom: namedProducts.default([]),
  /** options and insurers' answers chosen earlier, of products that the sale does not have any more */
  known: selectedProducts.default([]),
});

/** A column chosen of the menu, with what the person who chose saw. */
export const menuChoice = menuSale.extend({
  /** the products of the sale when the menu was shown; by default those of the simulation */
  before: selectedProducts.optional(),
  column: menuColumn,
  chosenBy: z.enum(['client', 'seller'], { error: 'value.notAllowed' }),
  /** the columns in their order, with the instalments */
  shown: z
    .array(z.object({ column: menuColumn, installmentCents: z.int({ error: 'number.invalid' }) }), {
      error: 'required',
    })
    .min(1, { error: 'required' })
    .max(menuColumns.length, { error: 'number.outOfRange' }),
});

/** A recorded choice; it never changes, and the newest one counts. */
export const productChoice = z.object({
  id: recordId,
  simulationId: recordId,
  /** of the simulation that was chosen for */
  version: z.int(),
  menuVersion: z.int(),
  term: z.int(),
  column: z.enum(menuColumns) as z.ZodType<MenuColumn>,
  chosenBy: z.enum(['client', 'seller']),
  /** who recorded it */
  recordedByName: z.string(),
  recordedAt: instant,
  /** as shown, in the order shown */
  columns: z.array(pricedColumn),
  withoutInstallmentCents: z.int(),
  accepted: z.array(menuProduct),
  declined: z.array(menuProduct),
  /** bought whatever column was chosen */
  kept: z.array(menuProduct),
  /** the simulation still has the accepted products and the instalment of the column */
  isCurrent: z.boolean(),
});
