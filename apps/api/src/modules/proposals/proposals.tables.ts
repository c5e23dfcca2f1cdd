import type { FollowUpOutcome } from '@estrada/domain/products/index';
import {
  type CreditOffer,
  type CreditTerms,
  type DecidedOffer,
  decidedStatuses,
  expirableStatuses,
  type RefusalReason,
  waitingStatuses,
} from '@estrada/domain/proposals/index';
import type { VehicleInfo } from '@estrada/domain/proposals/registration/index';
import type { ProposalClientForm, ProposalDetail, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';
import { linkColumns } from '../../kernel/personal-links.ts';
import { endsFirstOn, expiresOn, waitsFor } from './next-act.sql.ts';

export const proposalNumbers = pgSequence('proposal_numbers', { startWith: 100001 });
export const contractNumbers = pgSequence('contract_numbers', { startWith: 70000001 });

/** What a proposal stores of its simulation: the figures the client saw, with the rows that produced them. */
export type ProposalFigures = Pick<
  ProposalDetail,
  'installmentCents' | 'balloonCents' | 'rateMonthly' | 'cetAnnualPct' | 'iofCents' | 'financedItems'
> & {
  payments?: ProposalDetail['payments'];
  /** absent on proposals from before sales had kinds */
  sale?: NonNullable<ProposalDetail['sale']>;
  /** the coupon or voucher that the price contains */
  discount?: NonNullable<ProposalDetail['discount']>;
  /**
   * the payments themselves, of a proposal from before their summary was stored that could still be related to its
   * simulation
   */
  paymentRuns?: SimulationItem['payments'];
  /** whether they leave out the registration fee, as already paid; unknown for older proposals */
  ignoreTCC?: boolean;
  tableCode: string;
  tierCode: string | null;
  /** absent on proposals from before it was stored, and null where the products are all that is paid monthly */
  withoutProducts?: SimulationItem['withoutProducts'];
  /** what the simulator stated of the vehicle itself; absent on proposals from before it did */
  statedVehicle?: Pick<VehicleInfo, 'plate' | 'chassis' | 'colour'>;
};

/** The terms of a guaranteed repurchase. */
export type Repurchase = { mileageLimit: number; returnOn: string; notes: string | null };

/** Rectified values that replace those of the simulation; the price is the list price. */
export type RectifiedValues = Partial<
  Pick<SimulationRequest, 'vehicleValueCents' | 'entryValueCents' | 'manufacturerYear' | 'modelYear'>
> & {
  /** the sale goes on without the coupon or voucher of its simulation */
  withoutDiscount?: boolean | undefined;
};

/** Not ended, as the partial index has it. */
export const isOpen = sql`status not in ('OC', 'OCM', 'NU')`;

/** Waits for a decision that finance may take, as the partial index has it. */
export const isWaiting = sql.raw(`status in (${waitingStatuses.map((status) => `'${status}'`).join(', ')})`);

/** Depends on a decision and a table that may expire, and is not exempt from expiry, as the partial index has it. */
export const mayExpire = sql.raw(
  `status in (${expirableStatuses.map((status) => `'${status}'`).join(', ')}) and not blocked`,
);

/** A timeline entry that is a credit decision, as the partial index has it; events that stay in the status are none. */
export const isDecision = sql.raw(
  `to_status in (${decidedStatuses.map((status) => `'${status}'`).join(', ')}) and from_status is distinct from to_status`,
);

/** A timeline entry by which a proposal was sent for the first time, as the partial index has it. */
export const isFirstSending = sql.raw(`event = 'send' and from_status = 'WO'`);

/** A timeline entry by which the contract was paid, as the partial index has it. */
export const isPayment = sql.raw(`to_status in ('OC', 'OCM') and from_status is distinct from to_status`);

/** CPF or CNPJ of the seller of a sale, as its index has it. */
export const sellerDocumentOf = ({ vehicleAdditionalInfo }: { vehicleAdditionalInfo: AnyPgColumn }) =>
  sql`(${vehicleAdditionalInfo} ->> 'sellerDocument')`;

/** The guarantors of a sale, as their index has them. */
export const guarantorsOf = ({ client }: { client: AnyPgColumn }) => sql`(${client} -> 'guarantors')`;

export const proposals = pgTable(
  'proposals',
  {
    id: ulid('id').primaryKey(),
    version: integer('version').notNull(),
    number: text('number').notNull().unique(),
    status: text('status').notNull(),
    statusReason: text('status_reason'),
    conditions: jsonb('conditions').$type<string[]>().notNull(),
    /** the approval's offer in place of the request; null: none */
    offer: jsonb('offer').$type<CreditOffer>(),
    /** the terms that the last approval was given for; null before it */
    approved: jsonb('approved').$type<CreditTerms>(),
    blocked: boolean('blocked').notNull().default(false),
    /** the side that has blocked it; null while it is not blocked */
    blockedBy: text('blocked_by', { enum: ['dealer', 'provider'] }),
    dealerId: ulid('dealer_id').notNull(),
    sellerId: ulid('seller_id').notNull(),
    simulationId: ulid('simulation_id').notNull(),
    simulationCode: text('simulation_code').notNull(),
    /** the setting of this proposal; those of all dealers, of the kind of person and of the dealer precede it */
    electronicSignature: boolean('electronic_signature').notNull().default(true),
    vapExemptionApplied: boolean('vap_exemption_applied').notNull().default(false),
    contractNumber: text('contract_number').unique(),
    /** the conditions of a guaranteed repurchase; null: not entered, or the plan has none */
    repurchase: jsonb('repurchase').$type<Repurchase>(),
    /** set on copies, so that one simulation has one proposal but may be copied freely */
    copiedFromId: ulid('copied_from_id'),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    clientDocument: text('client_document').notNull(),
    clientName: text('client_name').notNull(),
    client: jsonb('client').$type<ProposalClientForm>().notNull(),
    vehicleAdditionalInfo: jsonb('vehicle_additional_info').$type<ProposalDetail['vehicleAdditionalInfo']>().notNull(),
    vehicleLabel: text('vehicle_label').notNull(),
    assetType: smallint('asset_type').notNull(),
    financeTypeId: smallint('finance_type_id').notNull(),
    vehicleValueCents: cents('vehicle_value_cents').notNull(),
    entryValueCents: cents('entry_value_cents').notNull(),
    financeValueCents: cents('finance_value_cents').notNull(),
    termMonths: smallint('term_months').notNull(),
    figures: jsonb('figures').$type<ProposalFigures>().notNull(),
    /** the rectified values of the simulation's request; null: none */
    rectified: jsonb('rectified').$type<RectifiedValues>(),
    simulationDate: date('simulation_date').notNull(),
    tableValidUntil: date('table_valid_until').notNull(),
    srsValidUntil: date('srs_valid_until'),
    /** the engine's codes of the refusal in force; null for a person's, and whenever the proposal moves */
    refusalReasons: jsonb('refusal_reasons').$type<RefusalReason[]>(),
    /** the credit engine's own id of the running analysis */
    analysisId: text('analysis_id'),
    /**
     * since when the analysis waits for an unavailable credit engine; null while it runs, and whenever the proposal
     * moves
     */
    engineAwaySince: instant('engine_away_since'),
    /** user who took the credit decision manually; null when the engine did or it is undecided */
    creditDecidedBy: ulid('credit_decided_by'),
    pendencyAnswer: text('pendency_answer'),
    /** the dealer's answer to the conditions until it is decided on; null otherwise, and whenever the proposal moves */
    conditionsAnswer: text('conditions_answer'),
    /** the work behind the status has stopped; null once it is retried, and whenever the proposal moves */
    stop: text('stop', { enum: ['failed', 'given-up'] }),
    stoppedAt: instant('stopped_at'),
    /** a first credit decision waits for a second person (`proposal_first_decisions`) */
    hasFirstDecision: boolean('has_first_decision').notNull().default(false),
    /** since when it waits for its next actor: the last change of turn, block, or stop of its work */
    waitingSince: instant('waiting_since').notNull(),
    changedByName: text('changed_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('proposals_dealer_recent').on(
      table.dealerId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // a seller reaches their own of one dealer: with the dealer as last column an index alone answers how many those
    // are
    index('proposals_seller_recent').on(
      table.sellerId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.dealerId,
    ),
    index('proposals_recent').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('proposals_document').on(table.clientDocument),
    index('proposals_seller_document').on(sellerDocumentOf(table)),
    index('proposals_guarantors').using('gin', sql`${guarantorsOf(table)} jsonb_path_ops`),
    index('proposals_client_name').using('gin', sql`${plainName(table.clientName)} gin_trgm_ops`),
    // the desk's counts and the next expiries: open proposals only
    index('proposals_open').on(table.dealerId, table.status, table.updatedAt).where(isOpen),
    index('proposals_ending').on(table.tableValidUntil, table.id).where(sql`status in ('WO', 'RA')`),
    index('proposals_standing').on(endsFirstOn, table.id).where(mayExpire),
    // what waits for finance, oldest first
    index('proposals_waiting').on(table.waitingSince, table.id).where(isWaiting),
    // the cockpit: whose turn it is, its status, what ends soon, and credit decisions
    index('proposals_whose_turn').on(waitsFor, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('proposals_dealer_whose_turn').on(
      table.dealerId,
      waitsFor,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('proposals_status').on(table.status, table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('proposals_dealer_status').on(
      table.dealerId,
      table.status,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // a seller's own, in the same ways
    index('proposals_seller_whose_turn').on(
      table.sellerId,
      waitsFor,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('proposals_seller_status').on(
      table.sellerId,
      table.status,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.dealerId,
    ),
    // PostgreSQL answers an expression from an index alone only where the index also contains its columns
    index('proposals_expiring').on(expiresOn, table.id, table.status, table.srsValidUntil, table.tableValidUntil),
    index('proposals_dealer_expiring').on(
      ...[table.dealerId, expiresOn, table.id, table.status],
      ...[table.srsValidUntil, table.tableValidUntil],
    ),
    index('proposals_seller_expiring').on(
      ...[table.sellerId, expiresOn, table.id, table.dealerId],
      ...[table.status, table.srsValidUntil, table.tableValidUntil],
    ),
    index('proposals_decider').on(
      table.creditDecidedBy,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('proposals_one_per_simulation')
      .on(table.simulationId)
      .where(sql`copied_from_id is null and status <> 'NU'`),
  ],
);

/** The owners of a proposal: a dealer, a seller, and the customer whose document its client has. */
export const proposalReach = {
  dealerId: proposals.dealerId,
  sellerId: proposals.sellerId,
  customerDocument: proposals.clientDocument,
};

/** The timeline. Append-only. */
export const proposalHistory = pgTable(
  'proposal_history',
  {
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    seq: integer('seq').notNull(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    actorId: ulid('actor_id'),
    actorName: text('actor_name').notNull(),
    reason: text('reason'),
    /** of credit decisions only: the conditions (never an empty list) and the last day of validity */
    conditions: jsonb('conditions').$type<string[]>(),
    /** of an approval with a counter-offer */
    offer: jsonb('offer').$type<DecidedOffer>(),
    validUntil: date('valid_until'),
    /** of a confirmed activation: the reasons for open items of the funding checklist, by item */
    exceptions: jsonb('exceptions').$type<Record<string, string>>(),
  },
  (table) => [
    uniqueIndex('proposal_history_key').on(table.proposalId, table.seq),
    index('proposal_history_decisions').on(table.at.desc().nullsFirst()).where(isDecision),
    index('proposal_history_sent').on(table.at, table.proposalId).where(isFirstSending),
    index('proposal_history_paid').on(table.at, table.proposalId).where(isPayment),
  ],
);

/**
 * The chosen term of a proposal as it was simulated, complete: the source of a contract. It changes with the figures of
 * the proposal.
 */
export const proposalLoans = pgTable('proposal_loans', {
  proposalId: ulid('proposal_id')
    .primaryKey()
    .references(() => proposals.id),
  item: jsonb('item').$type<SimulationItem>().notNull(),
  /** as rectified, or as simulated */
  manufacturerYear: smallint('manufacturer_year').notNull(),
  modelYear: smallint('model_year').notNull(),
});

/**
 * The products sold with a proposal, of the term that its figures come from: written with it, because the term itself
 * is too large to be counted.
 */
export const proposalProducts = pgTable(
  'proposal_products',
  {
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    code: text('code').notNull(),
    provider: text('provider').notNull(),
    quantity: smallint('quantity').notNull(),
    /** for the whole term and quantity */
    premiumCents: cents('premium_cents').notNull(),
    /** what it adds to the instalment; 0 for one that is paid apart */
    monthlyCents: cents('monthly_cents').notNull(),
    isFinanced: boolean('is_financed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.code, table.provider] })],
);

/** The follow-up of products that the client of a paid sale declined; one without a row is still to be done. */
export const productFollowUps = pgTable('product_follow_ups', {
  proposalId: ulid('proposal_id')
    .primaryKey()
    .references(() => proposals.id),
  version: integer('version').notNull(),
  /** null: postponed */
  outcome: text('outcome').$type<FollowUpOutcome>(),
  /** null once it has an outcome */
  postponedUntil: date('postponed_until'),
  changedBy: ulid('changed_by').notNull(),
  changedByName: text('changed_by_name').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Links by which a person of a proposal opens their own page. */
export const clientPageLinks = pgTable(
  'client_page_links',
  {
    ...linkColumns(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** CPF of the page's owner, digits only */
    document: text('document').notNull(),
    /** where the code is sent */
    email: text('email').notNull(),
  },
  (table) => [
    index('client_page_links_of_proposal').on(table.proposalId),
    index('client_page_links_ended').on(table.expiresAt),
  ],
);
