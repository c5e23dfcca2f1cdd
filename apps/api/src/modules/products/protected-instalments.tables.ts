import type { CoveredEvent } from '@estrada/domain/products/index';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** Plans of protected instalment. */
export const protectedInstalmentPlans = pgTable(
  'protected_instalment_plans',
  {
    id: ulid('id').primaryKey(),
    planCode: text('plan_code').notNull(),
    planNamePt: text('plan_name_pt').notNull(),
    planNameEn: text('plan_name_en').notNull(),
    coveredEvents: jsonb('covered_events').$type<CoveredEvent[]>().notNull(),
    coveredInstalments: smallint('covered_instalments').notNull(),
    maxInstalmentCents: cents('max_instalment_cents').notNull(),
    waitingDays: smallint('waiting_days').notNull(),
    minAge: smallint('min_age').notNull(),
    maxAge: smallint('max_age').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('protected_instalment_plans_code').on(table.planCode),
    index('protected_instalment_plans_by_code').on(table.planCode, table.id),
    index('protected_instalment_plans_by_name').on(sql`${plainName(table.planNamePt)}`, table.id),
    index('protected_instalment_plans_by_end').on(table.validUntil, table.id),
    index('protected_instalment_plans_name_search').using('gin', sql`${plainName(table.planNamePt)} gin_trgm_ops`),
    index('protected_instalment_plans_english_search').using('gin', sql`${plainName(table.planNameEn)} gin_trgm_ops`),
  ],
);

/** The display name of a plan, for which the trail stores the id. */
export const protectedInstalmentNames = {
  protectedInstalmentPlan: { table: protectedInstalmentPlans, name: protectedInstalmentPlans.planCode },
};
