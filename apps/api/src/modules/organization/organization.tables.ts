import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ulid } from '../../kernel/database/columns.ts';

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
  },
  (table) => [
    uniqueIndex('dealers_bac_code').on(table.bacCode),
    uniqueIndex('dealers_gmf_code').on(table.gmfCode),
    index('dealers_branch').on(table.branchId),
    index('dealers_trading_name').on(table.tradingName),
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
