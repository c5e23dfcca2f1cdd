import type { InsuranceCode, VehicleSegment } from '@estrada/domain/products/index';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** The place of a combo in the list: the enabled ones in their order, then the others. */
export const comboPlace = ({ enabled, position }: { enabled: AnyPgColumn; position: AnyPgColumn }): SQL =>
  sql`(case when ${enabled} then ${position} else 1000 end)`;

/** Insurance combos. One in preparation is disabled; data of parts that it does not have is null or empty. */
export const combos = pgTable(
  'combos',
  {
    id: ulid('id').primaryKey(),
    comboName: text('combo_name').notNull(),
    products: jsonb('products').$type<InsuranceCode[]>().notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    vehicleType: text('vehicle_type', { enum: ['1', '2'] }).notNull(),
    vehicleSegmentation: text('vehicle_segmentation').$type<'ALL' | VehicleSegment>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
    descriptionPt: text('description_pt').notNull(),
    descriptionEn: text('description_en').notNull(),
    kmPMC: integer('km_pmc'),
    coveragePMC: text('coverage_pmc').$type<'POWERTRAIN' | 'COMPLETE' | ''>().notNull(),
    termsPMC: jsonb('terms_pmc').$type<(12 | 24 | 36 | 48 | 60)[]>().notNull(),
    termGAP: smallint('term_gap'),
    /** among the enabled ones, from 1; 0 for a disabled one */
    position: integer('position').notNull(),
    enabled: boolean('enabled').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('combos_name')
      .on(table.personType, table.vehicleType, sql`${plainName(table.comboName)}`)
      .where(sql`${table.enabled}`),
    index('combos_by_position').on(comboPlace(table), table.id),
    index('combos_by_name').on(sql`${plainName(table.comboName)}`, table.id),
    index('combos_by_end').on(table.validUntil, table.id),
    index('combos_name_search').using('gin', sql`${plainName(table.comboName)} gin_trgm_ops`),
  ],
);

/** The display name of a combo, for which the trail stores the id. */
export const comboNames = { combo: { table: combos, name: combos.comboName } };
