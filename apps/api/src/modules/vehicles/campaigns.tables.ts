import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** Groups of vehicles by their years. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: ulid('id').primaryKey(),
    campaignCode: text('campaign_code').notNull(),
    campaignName: text('campaign_name').notNull(),
    modelYear: smallint('model_year').notNull(),
    manufacturerYear: smallint('manufacturer_year').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('campaigns_code').on(table.campaignCode),
    uniqueIndex('campaigns_name').on(sql`${plainName(table.campaignName)}`),
    index('campaigns_by_name').on(sql`${plainName(table.campaignName)}`, table.id),
    index('campaigns_by_year').on(table.modelYear, table.id),
    index('campaigns_name_search').using('gin', sql`${plainName(table.campaignName)} gin_trgm_ops`),
    // the extraction reads by the instant of the last change
    index('campaigns_recent').on(table.updatedAt, table.id),
  ],
);

/** The display name of a record of the area, for which the trail stores the id. */
export const vehicleNames = { campaign: { table: campaigns, name: campaigns.campaignName } };
