/** The uploaded tables of insurance products; `tables_in_force` determines which upload of each is in force on a day. */
import { autoCoverages, type CommercialCategory, fipeFuelLetters } from '@estrada/domain/products/index';
import { date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { cents, ulid } from '../../kernel/database/columns.ts';

const validity = { effectiveFrom: date('effective_from').notNull(), validUntil: date('valid_until').notNull() };
const ofTable = { tableId: ulid('table_id').notNull() };

/** Reference values of used and new cars. */
export const fipeValues = pgTable(
  'fipe_values',
  {
    ...ofTable,
    fipeCode: text('fipe_code').notNull(),
    make: text('make').notNull(),
    model: text('model').notNull(),
    modelYear: smallint('model_year').notNull(),
    fuelType: text('fuel_type', { enum: fipeFuelLetters as ['G', ...typeof fipeFuelLetters] }).notNull(),
    vehicleType: smallint('vehicle_type').$type<1 | 2 | 3>().notNull(),
    referenceMonth: date('reference_month').notNull(),
    valueCents: cents('value_cents').notNull(),
  },
  (table) => [index('fipe_values_code').on(table.tableId, table.fipeCode, table.fuelType)],
);

const ageShareColumns = {
  ...ofTable,
  minAge: smallint('min_age').notNull(),
  maxAge: smallint('max_age').notNull(),
  minTermMonths: smallint('min_term_months').notNull(),
  maxTermMonths: smallint('max_term_months').notNull(),
  shareMillionths: integer('share_millionths').notNull(),
  ...validity,
};

/** Life insurance: a share of the financed amount. */
export const lifeShares = pgTable('life_shares', ageShareColumns, (table) => [
  index('life_shares_end').on(table.tableId, table.validUntil),
]);

/** The protected instalment: a share of the financed amount. */
export const instalmentShares = pgTable('instalment_shares', ageShareColumns, (table) => [
  index('instalment_shares_end').on(table.tableId, table.validUntil),
]);

/** Premiums of the guaranteed note. */
export const notePremiums = pgTable(
  'note_premiums',
  {
    ...ofTable,
    personType: text('person_type', { enum: ['PF', 'PJ'] }),
    assetType: smallint('asset_type').$type<1 | 2>().notNull(),
    termMonths: smallint('term_months').notNull(),
    minCreditCents: cents('min_credit_cents').notNull(),
    maxCreditCents: cents('max_credit_cents').notNull(),
    premiumCents: cents('premium_cents').notNull(),
    ...validity,
  },
  (table) => [index('note_premiums_choice').on(table.tableId, table.assetType, table.validUntil)],
);

/** Mechanical protection: eligibility and commission, and the price where the table has it. */
export const protectionTerms = pgTable(
  'protection_terms',
  {
    ...ofTable,
    code: text('code', { enum: ['PMC', 'PMC_DAY_2'] }).notNull(),
    provider: text('provider').notNull(),
    coverage: text('coverage', { enum: ['POWERTRAIN', 'COMPLETE'] }).notNull(),
    termMonths: smallint('term_months').notNull(),
    minKm: integer('min_km').notNull(),
    maxKm: integer('max_km').notNull(),
    minPriceCents: cents('min_price_cents').notNull(),
    maxPriceCents: cents('max_price_cents').notNull(),
    minWarrantyMonths: smallint('min_warranty_months'),
    maxWarrantyMonths: smallint('max_warranty_months'),
    premiumCents: cents('premium_cents'),
    commissionMillionths: integer('commission_millionths').notNull(),
    ...validity,
  },
  (table) => [index('protection_terms_choice').on(table.tableId, table.code, table.validUntil)],
);

/** Premiums of Chevrolet Plus. */
export const chevroletPlusPremiums = pgTable(
  'chevrolet_plus_premiums',
  {
    ...ofTable,
    personType: text('person_type', { enum: ['PF', 'PJ'] }),
    minFinancedCents: cents('min_financed_cents').notNull(),
    maxFinancedCents: cents('max_financed_cents').notNull(),
    premiumCents: cents('premium_cents').notNull(),
    ...validity,
  },
  (table) => [index('chevrolet_plus_premiums_end').on(table.tableId, table.validUntil)],
);

/** Commissions of the auto insurance. */
export const autoCommissions = pgTable(
  'auto_commissions',
  {
    ...ofTable,
    coverage: text('coverage', { enum: autoCoverages }).notNull(),
    category: smallint('category').$type<CommercialCategory>().notNull(),
    commissionMillionths: integer('commission_millionths').notNull(),
    ...validity,
  },
  (table) => [index('auto_commissions_end').on(table.tableId, table.validUntil)],
);

/** Prices of combos that are less than their parts. */
export const comboPrices = pgTable(
  'combo_prices',
  {
    ...ofTable,
    comboName: text('combo_name').notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }),
    assetType: smallint('asset_type').$type<1 | 2>().notNull(),
    priceCents: cents('price_cents').notNull(),
    ...validity,
  },
  (table) => [index('combo_prices_end').on(table.tableId, table.validUntil)],
);
