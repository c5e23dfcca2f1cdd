import type { DealerService } from '@estrada/domain/organization/index';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

export const dealerGroups = pgTable(
  'dealer_groups',
  {
    id: ulid('id').primaryKey(),
    groupName: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  // two groups whose names differ only by accents or capitals would look the same
  (table) => [uniqueIndex('dealer_groups_name').on(sql`${plainName(table.groupName)}`)],
);

export const branches = pgTable(
  'branches',
  {
    id: ulid('id').primaryKey(),
    gmbRegionCode: text('gmb_region_code').notNull(),
    gmfRegionCode: text('gmf_region_code').notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('branches_gmf_region').on(table.gmfRegionCode)],
);

export const dealers = pgTable(
  'dealers',
  {
    id: ulid('id').primaryKey(),
    companyName: text('company_name').notNull(),
    tradingName: text('trading_name').notNull(),
    document: text('document').notNull(),
    GMFcode: text('gmf_code').notNull(),
    baccode: text('bac_code').notNull(),
    zipCode: text('zip_code').notNull(),
    street: text('street').notNull(),
    number: text('number').notNull(),
    complement: text('complement'),
    neighbourhood: text('neighbourhood').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    phone: text('phone'),
    dealerGroup: ulid('group_id')
      .notNull()
      .references(() => dealerGroups.id),
    region: ulid('branch_id')
      .notNull()
      .references(() => branches.id),
    enabled: boolean('enabled').notNull().default(true),
    /** electronic signature of its proposals; the setting for all dealers precedes it */
    esignEnabled: boolean('esign_enabled').notNull().default(true),
    /** degrees; null until the coordinates of the postal code are known */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** increases with every change; a write names the version it is based on */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('dealers_bac_code').on(table.baccode),
    // three digits cannot distinguish more than a thousand dealers: only the BAC code is unique (SET002)
    index('dealers_gmf_code').on(table.GMFcode, table.id),
    uniqueIndex('dealers_document_unique').on(table.document),
    index('dealers_group').on(table.dealerGroup),
    index('dealers_branch').on(table.region),
    index('dealers_state').on(table.state),
    index('dealers_place').on(table.latitude, table.longitude),
    index('dealers_trading_name').on(table.tradingName),
    index('dealers_by_name').on(sql`${plainName(table.tradingName)}`, table.id),
    index('dealers_by_city').on(sql`${plainName(table.city)}`, table.id),
    index('dealers_recent').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('dealers_trading_name_search').using('gin', sql`${plainName(table.tradingName)} gin_trgm_ops`),
    index('dealers_company_name_search').using('gin', sql`${plainName(table.companyName)} gin_trgm_ops`),
  ],
);

/** The branches (regions) of a representative. */
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

/** A switched sales channel of a dealer; a channel without a row is on. */
export const dealerChannels = pgTable(
  'dealer_channels',
  {
    dealerId: ulid('dealer_id')
      .notNull()
      .references(() => dealers.id),
    channel: text('channel').notNull(),
    enabled: boolean('enabled').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealerId, table.channel] })],
);

/** A switched sales channel of a branch: off there, it is off for all its dealers. */
export const branchChannels = pgTable(
  'branch_channels',
  {
    branchId: ulid('branch_id')
      .notNull()
      .references(() => branches.id),
    channel: text('channel').notNull(),
    enabled: boolean('enabled').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.channel] })],
);

/** Products (additions of the enumeration) that a dealer does not sell; without a row it sells them. */
export const dealerProducts = pgTable(
  'dealer_products',
  {
    dealerId: ulid('dealer_id')
      .notNull()
      .references(() => dealers.id),
    product: text('product').notNull(),
    enabled: boolean('enabled').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealerId, table.product] })],
);

/** When a dealer serves clients, and which sites may embed its public pages; without a row the usual hours apply. */
export const dealerServices = pgTable('dealer_services', {
  dealerId: ulid('dealer_id')
    .primaryKey()
    .references(() => dealers.id),
  version: integer('version').notNull(),
  hours: jsonb('hours').$type<DealerService['hours']>().notNull(),
  holidays: jsonb('holidays').$type<DealerService['holidays']>().notNull(),
  origins: jsonb('origins').$type<DealerService['origins']>().notNull(),
  changedByName: text('changed_by_name').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Clients of the dealers' digital channel, registered on /DGI. */
export const dgiClients = pgTable(
  'dgi_clients',
  {
    id: ulid('id').primaryKey(),
    document: text('document').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    createdAt: instant('created_at').notNull(),
    /** null: registered through the web form */
    createdBy: ulid('created_by'),
  },
  (table) => [
    index('dgi_clients_recent').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('dgi_clients_name').using('gin', sql`${plainName(table.name)} gin_trgm_ops`),
  ],
);

/** Rows of the DGI users' table (/vendas/uploadDgiUsers); `tables_in_force` names the one in force. */
export const dgiUsers = pgTable(
  'dgi_users',
  {
    tableId: ulid('table_id').notNull(),
    bacCode: text('bac_code').notNull(),
    document: text('document').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.bacCode, table.document] })],
);

/** Rows of the dealers' channels as uploaded (/uploadDealerChannel); applied to `dealer_channels` when it takes effect. */
export const uploadedDealerChannels = pgTable(
  'uploaded_dealer_channels',
  {
    tableId: ulid('table_id').notNull(),
    bacCode: text('bac_code').notNull(),
    channel: text('channel').notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.bacCode, table.channel] })],
);

/** The display name of a record of the area, for which the trail stores the id. */
export const organizationNames = {
  dealer: { table: dealers, name: dealers.tradingName },
  branch: { table: branches, name: branches.name },
  group: { table: dealerGroups, name: dealerGroups.groupName },
};
