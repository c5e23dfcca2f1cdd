import { productName } from '@estrada/domain/enumerations/index';
import { type Vap, vapCodes } from '@estrada/domain/products/index';
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';

/** The catalogue: products, each of one insurer or supplier, and to whom and for what they may be sold. */
export const vaps = pgTable(
  'vaps',
  {
    id: ulid('id').primaryKey(),
    code: text('code', { enum: vapCodes }).notNull(),
    provider: text('provider').notNull(),
    namePt: text('name_pt').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    coversPt: text('covers_pt').notNull(),
    coversEn: text('covers_en').notNull().default(''),
    notCoveredPt: text('not_covered_pt').notNull().default(''),
    notCoveredEn: text('not_covered_en').notNull().default(''),
    /** whom clients call about claims and changes; empty: the contact is in the policy */
    servicePhone: text('service_phone').notNull().default(''),
    minAmountCents: cents('min_amount_cents'),
    maxAmountCents: cents('max_amount_cents'),
    maxQuantity: smallint('max_quantity').notNull().default(1),
    isFinanced: boolean('is_financed').notNull().default(true),
    exclusions: jsonb('exclusions').$type<Vap['exclusions']>().notNull().default([]),
    saleTypes: jsonb('sale_types').$type<Vap['saleTypes']>().notNull().default(['TD', 'VD']),
    buyerSegments: jsonb('buyer_segments').$type<Vap['buyerSegments']>().notNull().default([]),
    financeTypeIds: jsonb('finance_type_ids').$type<Vap['financeTypeIds']>().notNull().default([]),
    maxVehicleAgeYears: smallint('max_vehicle_age_years'),
    maxMileageKm: integer('max_mileage_km'),
    minVehicleCents: cents('min_vehicle_cents'),
    maxVehicleCents: cents('max_vehicle_cents'),
    minClientAge: smallint('min_client_age'),
    maxClientAge: smallint('max_client_age'),
    minTermMonths: smallint('min_term_months').notNull(),
    maxTermMonths: smallint('max_term_months').notNull(),
    priceSource: text('price_source', { enum: ['TABLE', 'INSURER', 'TYPED'] }).notNull(),
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
