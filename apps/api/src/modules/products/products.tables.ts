import { productName } from '@estrada/domain/enumerations/index';
import { vapCodes } from '@estrada/domain/products/index';
import { boolean, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';

/** Value-added products, each of one insurer. */
export const vaps = pgTable(
  'vaps',
  {
    id: ulid('id').primaryKey(),
    code: text('code', { enum: vapCodes }).notNull(),
    provider: text('provider').notNull(),
    coverages: text('coverages').notNull(),
    minTermMonths: smallint('min_term_months').notNull(),
    maxTermMonths: smallint('max_term_months').notNull(),
    priceSource: text('price_source', { enum: ['TABLE', 'INSURER'] }).notNull(),
    forPF: boolean('for_pf').notNull(),
    forPJ: boolean('for_pj').notNull(),
    forNew: boolean('for_new').notNull(),
    forUsed: boolean('for_used').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('vaps_key').on(table.code, table.provider),
    index('vaps_by_code').on(table.code, table.id),
    index('vaps_by_provider').on(table.provider, table.id),
  ],
);

/** Prices of the products (/upload/vaps); `tables_in_force` determines which upload is in force on a day. */
export const productPrices = pgTable(
  'product_prices',
  {
    tableId: ulid('table_id').notNull(),
    code: text('code', { enum: vapCodes }).notNull(),
    type: text('type', { enum: ['Insurance', 'Product'] }).notNull(),
    provider: text('provider').notNull(),
    termMonths: smallint('term_months').notNull(),
    assetType: smallint('asset_type').$type<1 | 2>().notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }),
    minFinancedCents: cents('min_financed_cents').notNull(),
    maxFinancedCents: cents('max_financed_cents').notNull(),
    premiumCents: cents('premium_cents').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
  },
  (table) => [index('product_prices_choice').on(table.tableId, table.assetType, table.validUntil)],
);

/** The display name of a record of the area, for which the trail stores the id. */
export const productNames = { vap: { table: vaps, name: vaps.code, show: productName } };
