import type { simulationOrigins } from '@estrada/domain/enumerations/index';
import type { PlanTerms, PreApprovalSubject } from '@estrada/domain/simulation/index';
import type { SimulationClient, SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** Readable codes of simulations: S100001, S100002, … */
export const simulationCodes = pgSequence('simulation_codes', { startWith: 100001 });

/** Rows of the price tables (/upload/plans); `tables_in_force` determines which upload is in force on a day. */
export const priceTables = pgTable(
  'price_tables',
  {
    id: ulid('id').primaryKey(),
    tableId: ulid('table_id').notNull(),
    tableCode: text('table_code').notNull(),
    sourceTableCode: text('source_table_code').notNull(),
    description: text('description').notNull(),
    financeTypeId: smallint('finance_type_id').notNull(),
    personType: text('person_type', { enum: ['PF', 'PJ'] }),
    assetType: smallint('asset_type').notNull(),
    saleType: text('sale_type', { enum: ['TD', 'VD'] }).notNull(),
    termMonths: smallint('term_months').notNull(),
    rateMonthly: numeric('rate_monthly', { precision: 9, scale: 8 }).notNull(),
    minEntryShare: numeric('min_entry_share', { precision: 5, scale: 4 }).notNull(),
    maxEntryShare: numeric('max_entry_share', { precision: 5, scale: 4 }),
    campaignCode: text('campaign_code'),
    commissionShare: numeric('commission_share', { precision: 5, scale: 4 }),
    /** the limits of a manual rate; null where the row has none */
    minRateMonthly: numeric('min_rate_monthly', { precision: 9, scale: 8 }),
    maxRateMonthly: numeric('max_rate_monthly', { precision: 9, scale: 8 }),
    maxVehicleAgeYears: smallint('max_vehicle_age_years'),
    balloonShare: numeric('balloon_share', { precision: 5, scale: 4 }),
    /** the plan's terms besides the share of its balloon (domain, `PlanTerms`) */
    terms: jsonb('terms').$type<PlanTerms>().notNull().default({}),
    /** the rate without subsidy, where the maker pays part of the interest */
    targetRateMonthly: numeric('target_rate_monthly', { precision: 9, scale: 8 }),
    tierCode: text('tier_code'),
    taxType: text('tax_type').notNull(),
    effectiveFrom: date('effective_from').notNull(),
    validUntil: date('valid_until').notNull(),
  },
  (table) => [
    index('price_tables_choice').on(table.tableId, table.financeTypeId, table.assetType, table.saleType),
    index('price_tables_code').on(table.tableCode, table.termMonths),
  ],
);

/** The offer that a simulation was made by, as its index has it. */
export const offerOf = ({ request }: { request: AnyPgColumn }) => sql`(${request} ->> 'offerId')`;

/** The contacts of the client of a simulation, as their indexes have them. */
export const contactOf = ({ client }: { client: AnyPgColumn }) => ({
  email: sql`lower(${client} ->> 'email')`,
  phone: sql`(${client} ->> 'phone')`,
});

export const simulations = pgTable(
  'simulations',
  {
    id: ulid('id').primaryKey(),
    version: integer('version').notNull(),
    code: text('code').notNull().unique(),
    /** how it was made; a change keeps it */
    origin: text('origin').$type<(typeof simulationOrigins)[number]['id']>().notNull().default('SIMULATOR'),
    dealerId: ulid('dealer_id').notNull(),
    sellerId: ulid('seller_id').notNull(),
    clientDocument: text('client_document'),
    clientName: text('client_name'),
    client: jsonb('client').$type<SimulationClient>().notNull(),
    vehicleLabel: text('vehicle_label').notNull(),
    financeTypeId: smallint('finance_type_id').notNull(),
    request: jsonb('request').$type<SimulationRequest>().notNull(),
    selectedTerm: smallint('selected_term'),
    result: jsonb('result').$type<SimulationResult>().notNull(),
    changedByName: text('changed_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('simulations_dealer_recent').on(
      table.dealerId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('simulations_seller_recent').on(
      table.sellerId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('simulations_recent').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // the results of campaigns of offers: few simulations are made by an offer
    index('simulations_offer')
      .on(offerOf(table), table.createdAt)
      .where(sql`${offerOf(table)} is not null`),
    index('simulations_document').on(table.clientDocument),
    // data of a person without a document
    index('simulations_email').on(contactOf(table).email).where(sql`client_document is null`),
    index('simulations_phone').on(contactOf(table).phone).where(sql`client_document is null`),
    index('simulations_client_name').using('gin', sql`${plainName(table.clientName)} gin_trgm_ops`),
  ],
);

/** The client's consents before the bureau was queried: text, time, recording user. Never changed. */
export const creditConsents = pgTable(
  'credit_consents',
  {
    id: ulid('id').primaryKey(),
    simulationId: ulid('simulation_id')
      .notNull()
      .references(() => simulations.id),
    clientDocument: text('client_document').notNull(),
    kind: text('kind', { enum: ['credit-registry', 'privacy-notice'] }).notNull(),
    textVersion: text('text_version').notNull(),
    grantedAt: instant('granted_at').notNull(),
    recordedBy: ulid('recorded_by').notNull(),
  },
  (table) => [
    index('credit_consents_simulation').on(table.simulationId),
    index('credit_consents_document').on(table.clientDocument, table.grantedAt),
  ],
);

export const preApprovals = pgTable(
  'pre_approvals',
  {
    id: ulid('id').primaryKey(),
    simulationId: ulid('simulation_id')
      .notNull()
      .references(() => simulations.id),
    /** the client of the answer: it is void when the simulation names another client */
    clientDocument: text('client_document'),
    /** amount and vehicle of the answer; null on answers from before they were stored */
    subject: jsonb('subject').$type<PreApprovalSubject>(),
    /** SHA-256 of the whole enquiry, which identifies a repeated one */
    questionHash: text('question_hash'),
    termMonths: smallint('term_months').notNull(),
    status: text('status', { enum: ['fulfilled', 'rejected'] }).notNull(),
    result: smallint('result'),
    tierCode: text('tier_code'),
    protocol: text('protocol'),
    failure: text('failure'),
    consultedAt: instant('consulted_at').notNull(),
  },
  (table) => [
    index('pre_approvals_simulation').on(table.simulationId, table.id),
    index('pre_approvals_question').on(table.clientDocument, table.questionHash, table.consultedAt),
  ],
);
