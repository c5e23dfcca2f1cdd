import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, ulid } from '../../kernel/database/columns.ts';

/** Manufacturers, models and versions have the same ids in every vehicle table: simulations refer to them. */
export const manufacturers = pgTable('manufacturers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull().unique(),
});

export const vehicleModels = pgTable(
  'vehicle_models',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    name: text('name').notNull(),
  },
  (table) => [uniqueIndex('vehicle_models_name').on(table.manufacturerId, table.name)],
);

export const vehicleVersions = pgTable(
  'vehicle_versions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    modelId: integer('model_id')
      .notNull()
      .references(() => vehicleModels.id),
    code: text('code').notNull(),
    optionCode: text('option_code').notNull(),
    /** as the table writes it, e.g. `Diesel`; empty when the table does not say */
    fuel: text('fuel').notNull().default(''),
    description: text('description').notNull(),
  },
  (table) => [
    uniqueIndex('vehicle_versions_key').on(table.modelId, table.code, table.optionCode, table.fuel),
    index('vehicle_versions_model').on(table.modelId, table.description),
    index('vehicle_versions_code').on(table.code, table.optionCode),
  ],
);

/**
 * The order of the vehicle list as one number that no two rows of a table share: model year, new before used, version, year of
 * manufacture (the model year or the one before). One number is one index and one key of a page.
 */
export const byModelYear = (table: {
  modelYear: SQLWrapper;
  assetType: SQLWrapper;
  versionId: SQLWrapper;
  manufacturerYear: SQLWrapper;
}): SQL =>
  sql`(((${table.modelYear}::bigint * 10 + 9 - ${table.assetType}) * 10000000 + ${table.versionId}) * 10 + 9 - (${table.modelYear} - ${table.manufacturerYear}))`;

/** The rows of a model year, of one asset type or both, as a stretch of the order `byModelYear`: the index leads right to it. */
export function ofModelYear(
  table: Parameters<typeof byModelYear>[0],
  modelYear: number,
  assetType: '1' | '2' | undefined,
): SQL {
  const perType = 100_000_000;
  const from = (modelYear * 10 + (assetType ? 9 - Number(assetType) : 0)) * perType;
  return sql`${byModelYear(table)} >= ${from}::bigint and ${byModelYear(table)} < ${from + (assetType ? 1 : 10) * perType}::bigint`;
}

/** What each uploaded table calls its versions: names change on the day on which it takes effect, and again with a return to it. */
export const vehicleVersionNames = pgTable(
  'vehicle_version_names',
  {
    tableId: ulid('table_id').notNull(),
    versionId: integer('version_id').notNull(),
    description: text('description').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.versionId] })],
);

/**
 * Reference price per version, years and asset type (1 new, 2 used). Every uploaded table has its own rows, under its
 * `tableId`; `tables_in_force` names the table in force, so that a new one takes effect in a single step.
 */
export const vehiclePrices = pgTable(
  'vehicle_prices',
  {
    tableId: ulid('table_id').notNull(),
    versionId: integer('version_id').notNull(),
    assetType: smallint('asset_type').notNull(),
    manufacturerYear: smallint('manufacturer_year').notNull(),
    modelYear: smallint('model_year').notNull(),
    priceCents: cents('price_cents').notNull(),
  },
  (table) => [
    uniqueIndex('vehicle_prices_key').on(
      table.tableId,
      table.versionId,
      table.assetType,
      table.modelYear,
      table.manufacturerYear,
    ),
    index('vehicle_prices_by_year').on(table.tableId, byModelYear(table)),
  ],
);

/** The vehicles that a dealer has in stock, each with its own price; `tables_in_force` names the table of each dealer. */
export const dealerStock = pgTable(
  'dealer_stock',
  {
    tableId: ulid('table_id').notNull(),
    /** the plate, or the number by which the dealer knows it */
    stockCode: text('stock_code').notNull(),
    versionId: integer('version_id').notNull(),
    /** of the version, as the file has them */
    vehicleCode: text('vehicle_code').notNull(),
    optionCode: text('option_code').notNull(),
    assetType: smallint('asset_type').notNull(),
    manufacturerYear: smallint('manufacturer_year').notNull(),
    modelYear: smallint('model_year').notNull(),
    priceCents: cents('price_cents').notNull(),
    colour: text('colour').notNull(),
    mileage: integer('mileage'),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.stockCode] })],
);

/** The options of the vehicles of a code, and their prices; `tables_in_force` names the table in force. */
export const vehicleOptions = pgTable(
  'vehicle_options',
  {
    tableId: ulid('table_id').notNull(),
    /** of versions, as in the vehicle table */
    code: text('code').notNull(),
    optionCode: text('option_code').notNull(),
    name: text('name').notNull(),
    priceCents: cents('price_cents').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.code, table.optionCode, table.effectiveFrom] })],
);
