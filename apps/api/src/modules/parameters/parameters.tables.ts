import type { PaperKind } from '@estrada/domain/contracts/index';
import type { StateId } from '@estrada/domain/enumerations/index';
import type { InsuranceLawSubject, RefundMethod } from '@estrada/domain/insurance/index';
import type { EmailTemplateName } from '@estrada/domain/parameters/index';
import type { ClientPage, InsuranceCode } from '@estrada/domain/products/index';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** TCC, TU and contract registration by state, each row with its validity. */
export const feeRows = pgTable(
  'fee_rows',
  {
    id: ulid('id').primaryKey(),
    kind: text('kind', { enum: ['TCC', 'TU', 'CONTRACT'] }).notNull(),
    state: text('state').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until'),
    baseCents: cents('base_cents').notNull(),
    clientCents: cents('client_cents').notNull(),
    dealerCents: cents('dealer_cents').notNull(),
    employeeCents: cents('employee_cents'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    changedByName: text('changed_by_name').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('fee_rows_key').on(table.kind, table.state, table.effectiveFrom)],
);

/** IOF by borrower: each row is valid until the next one begins. */
export const iofRows = pgTable(
  'iof_rows',
  {
    id: ulid('id').primaryKey(),
    taxpayer: text('taxpayer', { enum: ['pf', 'pj', 'simples'] }).notNull(),
    effectiveFrom: date('effective_from').notNull(),
    /** fractions as text, so that no digit is lost */
    dailyRate: text('daily_rate').notNull(),
    additionalRate: text('additional_rate').notNull(),
    capDays: integer('cap_days').notNull(),
    financedLimitCents: cents('financed_limit_cents'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    changedByName: text('changed_by_name').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('iof_rows_key').on(table.taxpayer, table.effectiveFrom)],
);

/** The lender: each row is valid until the next one begins. */
export const lenderRows = pgTable(
  'lender_rows',
  {
    id: ulid('id').primaryKey(),
    effectiveFrom: date('effective_from').notNull(),
    name: text('name').notNull(),
    cnpj: text('cnpj').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    uf: text('uf').$type<StateId>().notNull(),
    zipCode: text('zip_code').notNull(),
    email: text('email').notNull(),
    /** these three are empty in rows from before 2026-12 */
    sacPhone: text('sac_phone').notNull().default(''),
    ombudsmanPhone: text('ombudsman_phone').notNull().default(''),
    privacyOfficer: text('privacy_officer').notNull().default(''),
    /** fractions as text, so that no digit is lost */
    arrearsRateMonthly: text('arrears_rate_monthly').notNull(),
    arrearsBasis: text('arrears_basis').notNull().default(''),
    lateFineRate: text('late_fine_rate').notNull(),
    otherCharges: text('other_charges').notNull(),
    aloneUpToCents: cents('alone_up_to_cents').notNull(),
    fourEyesAboveCents: cents('four_eyes_from_cents').notNull(),
    tablesByTwo: boolean('tables_by_two').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    changedByName: text('changed_by_name').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('lender_rows_key').on(table.effectiveFrom)],
);

/** The legal texts of the papers: of each kind a row is valid until the next one begins. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: ulid('id').primaryKey(),
    kind: text('kind').$type<PaperKind>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    body: text('body').notNull(),
    /** the laws that it implements, one a line; empty in rows of finance from before 2026-12 */
    sources: text('sources').notNull().default(''),
    /** the legal review of this wording; null while it is awaited */
    confirmedAt: instant('confirmed_at'),
    confirmedByName: text('confirmed_by_name').notNull().default(''),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    changedByName: text('changed_by_name').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('legal_texts_key').on(table.kind, table.effectiveFrom)],
);

/** The rules of law for insurance: of each product, and in general, a row is valid until the next one begins. */
export const insuranceLaws = pgTable(
  'insurance_laws',
  {
    id: ulid('id').primaryKey(),
    product: text('product').$type<InsuranceLawSubject>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    answerDays: smallint('answer_days').notNull(),
    answerArticle: text('answer_article').notNull(),
    policyDays: smallint('policy_days').notNull(),
    policyArticle: text('policy_article').notNull(),
    firstPremiumArticle: text('first_premium_article').notNull(),
    noticeDays: smallint('notice_days').notNull(),
    noticeArticle: text('notice_article').notNull(),
    suspensionDays: smallint('suspension_days').notNull(),
    suspensionArticle: text('suspension_article').notNull(),
    withdrawalDays: smallint('withdrawal_days').notNull(),
    withdrawalArticle: text('withdrawal_article').notNull(),
    refundDays: smallint('refund_days').notNull(),
    refundMethod: text('refund_method').$type<RefundMethod>().notNull(),
    refundArticle: text('refund_article').notNull(),
    separateConsent: boolean('separate_consent').notNull(),
    consentArticle: text('consent_article').notNull(),
    idleDays: smallint('idle_days').notNull(),
    /** a fraction as text, so that no digit is lost */
    iofRate: text('iof_rate').notNull(),
    iofArticle: text('iof_article').notNull(),
    /** one law a line, with the address of its text */
    sources: text('sources').notNull(),
    /** the legal review of these values; null while it is awaited */
    confirmedAt: instant('confirmed_at'),
    confirmedByName: text('confirmed_by_name').notNull().default(''),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    changedByName: text('changed_by_name').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('insurance_laws_key').on(table.product, table.effectiveFrom)],
);

/** Risk-price rules; two never apply on the same day (`risk_price_rules_days`, written in the migration). */
export const riskPriceRules = pgTable(
  'risk_price_rules',
  {
    id: ulid('id').primaryKey(),
    ruleName: text('rule_name').notNull(),
    ruleCode: text('rule_code').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('risk_price_rules_code').on(table.ruleCode),
    index('risk_price_rules_by_start').on(table.effectiveFrom, table.id),
    index('risk_price_rules_by_name').on(sql`${plainName(table.ruleName)}`, table.id),
    index('risk_price_rules_name_search').using('gin', sql`${plainName(table.ruleName)} gin_trgm_ops`),
  ],
);

/** National holidays: no dealer opens on these days. */
export const nationalHolidays = pgTable(
  'national_holidays',
  {
    id: ulid('id').primaryKey(),
    day: date('day').notNull(),
    holidayName: text('holiday_name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('national_holidays_day').on(table.day),
    index('national_holidays_by_day').on(table.day, table.id),
    index('national_holidays_by_name').on(sql`${plainName(table.holidayName)}`, table.id),
    index('national_holidays_name_search').using('gin', sql`${plainName(table.holidayName)} gin_trgm_ops`),
  ],
);

/** The display name of a record of the area, for which the trail stores the id. */
export const parameterNames = {
  riskPriceRule: { table: riskPriceRules, name: riskPriceRules.ruleName },
  holiday: { table: nationalHolidays, name: nationalHolidays.holidayName },
};

/** The limits of each plan: a row is valid until the next one of its plan begins. */
export const planRules = pgTable(
  'plan_rules',
  {
    id: ulid('id').primaryKey(),
    financeTypeId: integer('finance_type_id').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    isOffered: boolean('is_offered').notNull(),
    minTermMonths: integer('min_term_months').notNull(),
    maxTermMonths: integer('max_term_months').notNull(),
    minEntryPercent: integer('min_entry_percent').notNull(),
    maxEntryPercent: integer('max_entry_percent').notNull(),
    /** null where the plan has no such value */
    maxBalloonPercent: integer('max_balloon_percent'),
    maxBalloons: integer('max_balloons'),
    maxGraceDays: integer('max_grace_days'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    changedByName: text('changed_by_name').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('plan_rules_key').on(table.financeTypeId, table.effectiveFrom)],
);

/** What public pages show of insurance products: rows that are each valid until the next one begins. */
export const finalClientProducts = pgTable(
  'final_client_products',
  {
    id: ulid('id').primaryKey(),
    clientPage: text('client_page').$type<ClientPage>().notNull(),
    product: text('product').$type<InsuranceCode>().notNull(),
    effectiveFrom: date('effective_from').notNull(),
    isShown: boolean('is_shown').notNull(),
    position: integer('position').notNull(),
    textPt: text('text_pt').notNull(),
    textEn: text('text_en').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    changedByName: text('changed_by_name').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('final_client_products_key').on(table.clientPage, table.product, table.effectiveFrom)],
);

/**
 * Settings records: a version for every save, the last one is current, none is ever changed (enforced by a trigger).
 */
export const settingsVersions = pgTable(
  'settings_versions',
  {
    /** the record's name in its declaration */
    name: text('name').notNull(),
    /** increases from 1 */
    version: integer('version').notNull(),
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    changedBy: ulid('changed_by').notNull(),
    changedByName: text('changed_by_name').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** Templates of the e-mails about leads: a version for every change, the last one is sent, none is ever changed (a trigger sees to it). */
export const emailTemplateVersions = pgTable(
  'email_template_versions',
  {
    name: text('name').$type<EmailTemplateName>().notNull(),
    /** increases from 1 */
    version: integer('version').notNull(),
    /** these four are null where the user restored the product's own text */
    fileName: text('file_name'),
    sizeBytes: integer('size_bytes'),
    /** of `html`, in hexadecimal */
    sha256: text('sha256'),
    /** the content of the body element, sanitized */
    html: text('html'),
    returnedFrom: integer('returned_from'),
    changedBy: ulid('changed_by').notNull(),
    changedByName: text('changed_by_name').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);

/** The tier of a person's score, by the table uploaded on /uploadTier; `tables_in_force` names the one in force. */
export const tiers = pgTable(
  'tiers',
  {
    tableId: ulid('table_id').notNull(),
    /** with its prefix, as the bureau writes it: `TR1` */
    tierCode: text('tier_code').notNull(),
    description: text('description').notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    lowestScore: smallint('lowest_score').notNull(),
    highestScore: smallint('highest_score').notNull(),
    /** the code of a risk-price rule */
    riskPriceCode: text('risk_price_code'),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'tiers_key',
      columns: [table.tableId, table.personType, table.tierCode, table.lowestScore, table.effectiveFrom],
    }),
  ],
);
