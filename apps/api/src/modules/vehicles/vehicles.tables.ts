import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents } from '../../kernel/database/columns.ts';

export const manufacturers = pgTable('manufacturers', { id: integer('id').primaryKey(), name: text('name').notNull() });

export const vehicleModels = pgTable(
  'vehicle_models',
  {
    id: integer('id').primaryKey(),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    name: text('name').notNull(),
  },
  (table) => [index('vehicle_models_manufacturer').on(table.manufacturerId, table.name)],
);

export const vehicleVersions = pgTable(
  'vehicle_versions',
  {
    id: integer('id').primaryKey(),
    modelId: integer('model_id')
      .notNull()
      .references(() => vehicleModels.id),
    code: text('code').notNull(),
    optionCode: text('option_code').notNull(),
    description: text('description').notNull(),
  },
  (table) => [index('vehicle_versions_model').on(table.modelId, table.description)],
);

/** The vehicle table: reference price per version, years and asset type (1 new, 2 used). */
export const vehiclePrices = pgTable(
  'vehicle_prices',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => vehicleVersions.id),
    assetType: smallint('asset_type').notNull(),
    manufacturerYear: smallint('manufacturer_year').notNull(),
    modelYear: smallint('model_year').notNull(),
    priceCents: cents('price_cents').notNull(),
  },
  (table) => [
    uniqueIndex('vehicle_prices_key').on(table.versionId, table.assetType, table.modelYear, table.manufacturerYear),
  ],
);
