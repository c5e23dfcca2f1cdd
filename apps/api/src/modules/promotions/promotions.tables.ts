import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** Discount, validity and scope: the columns of both kinds of rule. Lists are separated by commas; empty: no restriction. */
const ruleColumns = () => ({
  id: ulid('id').primaryKey(),
  ruleName: text('rule_name').notNull(),
  effectiveFrom: date('effective_from').notNull(),
  validUntil: date('valid_until').notNull(),
  discountType: text('discount_type', { enum: ['PERCENTUAL', 'VALUE', 'FIXED_PRICE'] }).notNull(),
  /** hundredths of a percent (PERCENTUAL) or centavos */
  discountValue: cents('discount_value').notNull(),
  personType: text('person_type', { enum: ['ALL', 'PF', 'PJ'] }).notNull(),
  financeStructures: text('finance_structures').notNull(),
  assetTypeIds: text('asset_type_ids').notNull(),
  saleType: text('sale_type', { enum: ['ALL', 'TD', 'VD'] }).notNull(),
  saleOptionTypes: text('sale_option_types').notNull(),
  manufacturers: text('manufacturers').notNull(),
  models: text('models').notNull(),
  versions: text('versions').notNull(),
  manufacturerYears: text('manufacturer_years').notNull(),
  modelYears: text('model_years').notNull(),
  dealerCodes: text('dealer_codes').notNull(),
  regions: text('regions').notNull(),
  enabled: boolean('enabled').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
});

/** Discount coupons. */
export const coupons = pgTable(
  'coupons',
  { ...ruleColumns(), discountCoupon: text('discount_coupon').notNull() },
  (table) => [
    uniqueIndex('coupons_code').on(table.discountCoupon),
    uniqueIndex('coupons_name').on(sql`${plainName(table.ruleName)}`),
    index('coupons_by_name').on(sql`${plainName(table.ruleName)}`, table.id),
    index('coupons_by_end').on(table.validUntil, table.id),
    index('coupons_updated').on(table.updatedAt),
    index('coupons_name_search').using('gin', sql`${plainName(table.ruleName)} gin_trgm_ops`),
  ],
);

/** Vouchers. A use is reserved and counted by one conditional statement, so the limit holds at any concurrency. */
export const vouchers = pgTable(
  'vouchers',
  {
    ...ruleColumns(),
    discountVoucher: text('discount_voucher').notNull(),
    voucherType: text('voucher_type', { enum: ['SINGLE', 'MULTIPLE'] }).notNull(),
    voucherLimit: integer('voucher_limit').notNull(),
    /** uses of proposals under way, and those of paid contracts; `discount_uses` holds each */
    reserved: integer('reserved').notNull().default(0),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    uniqueIndex('vouchers_code').on(table.discountVoucher),
    uniqueIndex('vouchers_name').on(sql`${plainName(table.ruleName)}`),
    index('vouchers_by_name').on(sql`${plainName(table.ruleName)}`, table.id),
    index('vouchers_by_end').on(table.validUntil, table.id),
    index('vouchers_updated').on(table.updatedAt),
    index('vouchers_name_search').using('gin', sql`${plainName(table.ruleName)} gin_trgm_ops`),
  ],
);

/** The people who may use a rule: CPF and CNPJ as stored everywhere, without punctuation. Without rows, everybody may. */
export const discountPeople = pgTable(
  'discount_people',
  { ruleId: ulid('rule_id').notNull(), document: text('document').notNull() },
  (table) => [primaryKey({ columns: [table.ruleId, table.document] })],
);

/**
 * The ledger of uses: one row for each use of a proposal, reserved when it is sent, counted when it is paid, released when
 * it ends without a sale.
 */
export const discountUses = pgTable(
  'discount_uses',
  {
    id: ulid('id').primaryKey(),
    kind: text('kind', { enum: ['COUPON', 'VOUCHER'] }).notNull(),
    ruleId: ulid('rule_id').notNull(),
    /** the code as it was when it was used */
    code: text('code').notNull(),
    proposalId: ulid('proposal_id').notNull(),
    proposalNumber: text('proposal_number').notNull(),
    simulationId: ulid('simulation_id').notNull(),
    dealerId: ulid('dealer_id').notNull(),
    /** CPF or CNPJ of the client */
    document: text('document').notNull(),
    listPriceCents: cents('list_price_cents').notNull(),
    priceCents: cents('price_cents').notNull(),
    status: text('status', { enum: ['RESERVED', 'COUNTED', 'RELEASED'] }).notNull(),
    reservedAt: instant('reserved_at').notNull(),
    /** the day on which a reservation ends by itself: the proposal has been refused or returned; null while it runs */
    releaseOn: date('release_on'),
    countedAt: instant('counted_at'),
    releasedAt: instant('released_at'),
    /** the sale ended, or its simulation dropped the code, or the reservation expired */
    releasedBy: text('released_by', { enum: ['ended', 'dropped', 'expired'] }),
  },
  (table) => [
    uniqueIndex('discount_uses_open').on(table.proposalId).where(sql`${table.status} <> 'RELEASED'`),
    index('discount_uses_proposal').on(table.proposalId),
    index('discount_uses_rule').on(table.ruleId, table.status),
    index('discount_uses_document').on(table.ruleId, table.document),
    index('discount_uses_simulation').on(table.simulationId),
    index('discount_uses_release')
      .on(table.releaseOn, table.id)
      .where(sql`${table.status} = 'RESERVED' and ${table.releaseOn} is not null`),
    index('discount_uses_reserved').on(table.reservedAt, table.id),
  ],
);

/** The display name of a rule, for which the trail stores the id. */
export const promotionNames = {
  coupon: { table: coupons, name: coupons.ruleName },
  voucher: { table: vouchers, name: vouchers.ruleName },
};
