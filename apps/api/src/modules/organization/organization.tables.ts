import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

export const dealerGroups = pgTable('dealer_groups', {
  id: ulid('id').primaryKey(),
  name: text('name').notNull().unique(),
  enabled: boolean('enabled').notNull().default(true),
});

export const branches = pgTable('branches', {
  id: ulid('id').primaryKey(),
  gmbRegionCode: text('gmb_region_code').notNull(),
  gmfRegionCode: text('gmf_region_code').notNull(),
  name: text('name').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

export const dealers = pgTable(
  'dealers',
  {
    id: ulid('id').primaryKey(),
    companyName: text('company_name').notNull(),
    tradingName: text('trading_name').notNull(),
    document: text('document').notNull(),
    gmfCode: text('gmf_code').notNull(),
    bacCode: text('bac_code').notNull(),
    zipCode: text('zip_code').notNull(),
    street: text('street').notNull(),
    number: text('number').notNull(),
    complement: text('complement'),
    neighbourhood: text('neighbourhood').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    phone: text('phone'),
    groupId: ulid('group_id')
      .notNull()
      .references(() => dealerGroups.id),
    branchId: ulid('branch_id')
      .notNull()
      .references(() => branches.id),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** rises with every change; a write names the one it saw */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('dealers_bac_code').on(table.bacCode),
    // three digits cannot tell more than a thousand dealers apart: only the BAC code is unique (SET002)
    index('dealers_gmf_code').on(table.gmfCode, table.id),
    index('dealers_document').on(table.document),
    index('dealers_group').on(table.groupId),
    index('dealers_branch').on(table.branchId),
    index('dealers_state').on(table.state),
    index('dealers_trading_name').on(table.tradingName),
    index('dealers_by_name').on(sql`${plainName(table.tradingName)}`, table.id),
    index('dealers_by_city').on(sql`${plainName(table.city)}`, table.id),
    index('dealers_recent').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('dealers_trading_name_search').using('gin', sql`${plainName(table.tradingName)} gin_trgm_ops`),
    index('dealers_company_name_search').using('gin', sql`${plainName(table.companyName)} gin_trgm_ops`),
  ],
);

/** Which branches (regions) a representative looks after. */
export const representativeBranches = pgTable(
  'representative_branches',
  {
    userId: ulid('user_id').notNull(),
    branchId: ulid('branch_id')
      .notNull()
      .references(() => branches.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.branchId] })],
);
