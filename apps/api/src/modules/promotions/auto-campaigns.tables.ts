import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** Discount campaigns of car insurance. `dealer_codes` are separated by commas; empty: every dealer. */
export const autoCampaigns = pgTable(
  'auto_campaigns',
  {
    id: ulid('id').primaryKey(),
    campaignName: text('campaign_name').notNull(),
    campaignCode: text('campaign_code').notNull(),
    provider: text('provider').notNull(),
    dealerCodes: text('dealer_codes').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
    /** a fraction of the net premium, as it was typed: 0.15 is 15 % */
    discountShare: text('discount_share').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('auto_campaigns_name').on(sql`${plainName(table.campaignName)}`),
    uniqueIndex('auto_campaigns_code').on(table.campaignCode),
    index('auto_campaigns_by_name').on(sql`${plainName(table.campaignName)}`, table.id),
    index('auto_campaigns_by_start').on(table.effectiveFrom, table.id),
    index('auto_campaigns_by_end').on(table.validUntil, table.id),
    index('auto_campaigns_of_insurer').on(table.provider, table.validUntil),
    index('auto_campaigns_name_search').using('gin', sql`${plainName(table.campaignName)} gin_trgm_ops`),
  ],
);

/** Promotional coupons of campaigns. A use is counted by one conditional statement, so the limit holds at any concurrency. */
export const promotionalCoupons = pgTable(
  'promotional_coupons',
  {
    id: ulid('id').primaryKey(),
    couponCode: text('coupon_code').notNull(),
    campaignId: ulid('campaign_id').notNull(),
    couponLimit: integer('coupon_limit').notNull(),
    /** uses that are counted: contracted insurance */
    used: integer('used').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('promotional_coupons_code').on(table.couponCode),
    index('promotional_coupons_by_creation').on(table.createdAt, table.id),
    index('promotional_coupons_by_uses').on(table.used, table.id),
    index('promotional_coupons_of_campaign').on(table.campaignId, table.createdAt, table.id),
  ],
);

/** The display names of the records, for which the trail stores the id. */
export const autoCampaignNames = {
  autoCampaign: { table: autoCampaigns, name: autoCampaigns.campaignName },
  promotionalCoupon: { table: promotionalCoupons, name: promotionalCoupons.couponCode },
};
