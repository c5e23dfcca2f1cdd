import type { PathologyForm, PcdCondition, PcdTax } from '@estrada/domain/pcd/index';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

const recorded = {
  enabled: boolean('enabled').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
};

/** Exemptions of people with disabilities from a tax, by their days. */
export const pcdExemptions = pgTable(
  'pcd_exemptions',
  {
    id: ulid('id').primaryKey(),
    tax: text('tax').$type<PcdTax>().notNull(),
    /** a state, or BR */
    uf: text('uf').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until'),
    priceCeilingCents: cents('price_ceiling_cents'),
    benefitCeilingCents: cents('benefit_ceiling_cents'),
    /** a fraction as text, so that no digit is lost; empty where it is not known */
    rate: text('rate').notNull(),
    yearsBetween: smallint('years_between'),
    source: text('source').notNull(),
    note: text('note').notNull(),
    confirmedOn: date('confirmed_on'),
    ...recorded,
  },
  (table) => [
    uniqueIndex('pcd_exemptions_key').on(table.tax, table.uf, table.effectiveFrom),
    index('pcd_exemptions_by_tax').on(table.tax, table.id),
    index('pcd_exemptions_by_start').on(table.effectiveFrom, table.id),
  ],
);

/** Pathologies, who may drive with them, and the exemptions that they open. */
export const pathologies = pgTable(
  'pathologies',
  {
    id: ulid('id').primaryKey(),
    pathologyName: text('pathology_name').notNull(),
    cid: text('cid').notNull(),
    driver: text('driver').$type<Exclude<PathologyForm['driver'], ''>>().notNull(),
    taxes: jsonb('taxes').$type<PcdTax[]>().notNull(),
    ...recorded,
  },
  (table) => [
    uniqueIndex('pathologies_name').on(sql`${plainName(table.pathologyName)}`),
    uniqueIndex('pathologies_cid').on(table.cid),
    index('pathologies_by_name').on(sql`${plainName(table.pathologyName)}`, table.id),
    index('pathologies_by_cid').on(table.cid, table.id),
    index('pathologies_name_search').using('gin', sql`${plainName(table.pathologyName)} gin_trgm_ops`),
  ],
);

/** The steps of the way to the exemptions. */
export const pcdSteps = pgTable(
  'pcd_steps',
  {
    id: ulid('id').primaryKey(),
    position: smallint('position').notNull(),
    stepTitle: text('step_title').notNull(),
    stepText: text('step_text').notNull(),
    /** one a line */
    documents: text('documents').notNull(),
    durationDays: smallint('duration_days').notNull(),
    condition: text('condition').$type<PcdCondition>().notNull(),
    ...recorded,
  },
  (table) => [
    index('pcd_steps_by_position').on(table.position, table.id),
    index('pcd_steps_by_title').on(sql`${plainName(table.stepTitle)}`, table.id),
    index('pcd_steps_title_search').using('gin', sql`${plainName(table.stepTitle)} gin_trgm_ops`),
  ],
);

/** The display name of a record of the area, for which the trail stores the id. */
export const pcdNames = {
  pathology: { table: pathologies, name: pathologies.pathologyName },
  pcdExemption: { table: pcdExemptions, name: pcdExemptions.tax },
  pcdStep: { table: pcdSteps, name: pcdSteps.stepTitle },
};
