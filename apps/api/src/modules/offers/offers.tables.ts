import type { CampaignStatus } from '@estrada/domain/offers/index';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** Colours that offers name. */
export const colours = pgTable(
  'colours',
  {
    id: ulid('id').primaryKey(),
    colourName: text('colour_name').notNull(),
    colourCode: text('colour_code').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('colours_code').on(table.colourCode),
    uniqueIndex('colours_name').on(sql`${plainName(table.colourName)}`),
    index('colours_by_name').on(sql`${plainName(table.colourName)}`, table.id),
    index('colours_name_search').using('gin', sql`${plainName(table.colourName)} gin_trgm_ops`),
  ],
);

/** Offers. They refer to rows by id: the tables that price and name them are replaced. */
export const offers = pgTable(
  'offers',
  {
    id: ulid('id').primaryKey(),
    offerName: text('offer_name').notNull(),
    offerType: text('offer_type', { enum: ['NAC', 'REGI'] }).notNull(),
    /** id of a branch; empty for a national offer, so that names are unique among these too */
    region: text('region').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
    vehicleType: text('vehicle_type', { enum: ['1', '2'] }).notNull(),
    manufacturerId: integer('manufacturer_id').notNull(),
    modelId: integer('model_id').notNull(),
    versionId: integer('version_id').notNull(),
    manufacturerYear: smallint('manufacturer_year').notNull(),
    modelYear: smallint('model_year').notNull(),
    /** ids in order, separated by commas */
    colours: text('colours').notNull(),
    priceCents: cents('price_cents').notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    financeTypeId: smallint('finance_type_id').notNull(),
    deferralUnit: text('deferral_unit').notNull(),
    sourceTableCode: text('source_table_code').notNull(),
    description: text('description').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('offers_name').on(table.region, sql`${plainName(table.offerName)}`),
    index('offers_by_name').on(sql`${plainName(table.offerName)}`, table.id),
    index('offers_by_end').on(table.validUntil, table.id),
    index('offers_name_search').using('gin', sql`${plainName(table.offerName)} gin_trgm_ops`),
    index('offers_version').on(table.versionId),
  ],
);

/** Campaigns of offers. One that is published ends after its last day, without a change of its status. */
export const offerCampaigns = pgTable(
  'offer_campaigns',
  {
    id: ulid('id').primaryKey(),
    campaignName: text('campaign_name').notNull(),
    /** id of a branch; empty for a campaign of every dealer */
    region: text('region').notNull(),
    /** ids in order, separated by commas */
    offers: text('offers').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
    contractGoal: integer('contract_goal').notNull(),
    description: text('description').notNull(),
    status: text('status').$type<CampaignStatus>().notNull(),
    /** the first day on which it may be shown; null before it is published */
    publishFrom: date('publish_from'),
    endedOn: date('ended_on'),
    /** names the file of its picture */
    pictureId: ulid('picture_id').unique(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('offer_campaigns_by_start').on(table.effectiveFrom, table.id),
    index('offer_campaigns_by_end').on(table.validUntil, table.id),
    index('offer_campaigns_by_name').on(sql`${plainName(table.campaignName)}`, table.id),
    index('offer_campaigns_name_search').using('gin', sql`${plainName(table.campaignName)} gin_trgm_ops`),
    index('offer_campaigns_region').on(table.region, table.validUntil),
  ],
);

/** The display name of a record of the area, for which the trail stores the id. */
export const offerNames = {
  colour: { table: colours, name: colours.colourName },
  offer: { table: offers, name: offers.offerName },
  offerCampaign: { table: offerCampaigns, name: offerCampaigns.campaignName },
};
