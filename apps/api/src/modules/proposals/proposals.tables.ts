import {
  type CreditOffer,
  type CreditTerms,
  type DecidedOffer,
  decidedStatuses,
  expirableStatuses,
  waitingStatuses,
} from '@estrada/domain/proposals/index';
import type { ProposalClientForm, ProposalDetail, SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
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

/** What a proposal keeps of its simulation: the figures the client saw, with the rows that made them. */
export type ProposalFigures = Pick<
  ProposalDetail,
  'installmentCents' | 'balloonCents' | 'rateMonthly' | 'cetAnnualPct' | 'iofCents' | 'financedItems'
> & {
  payments?: ProposalDetail['payments'];
  /** none of a proposal from before sales had kinds */
  sale?: NonNullable<ProposalDetail['sale']>;
  /** the payments themselves, of a proposal that was opened before their summary was kept and could still be related to its simulation */
  paymentRuns?: SimulationItem['payments'];
  /** whether they leave out the registration fee, as paid already; not known of a proposal from before it was kept */
  ignoreTCC?: boolean;
  tableCode: string;
  tierCode: string | null;
};

/** The terms of a guaranteed repurchase. */
export type Repurchase = { mileageLimit: number; returnOn: string; notes: string | null };

/** What is sold in place of what the simulation says. */
export type RectifiedValues = Pick<
  SimulationRequest,
  'vehicleValueCents' | 'entryValueCents' | 'manufacturerYear' | 'modelYear'
>;

/** Not ended, as the partial index has it. */
export const isOpen = sql`status not in ('OC', 'OCM', 'NU')`;

/** Waits for a decision that finance may take, as the partial index has it. */
export const isWaiting = sql.raw(`status in (${waitingStatuses.map((status) => `'${status}'`).join(', ')})`);

/** Stands on a decision and a table that may end, and nothing keeps it from ending, as the partial index has it. */
export const mayExpire = sql.raw(
  `status in (${expirableStatuses.map((status) => `'${status}'`).join(', ')}) and not blocked`,
);

/** An entry of the timeline that is a credit decision, as the partial index has it; an event that leaves the status is none. */
export const isDecision = sql.raw(
  `to_status in (${decidedStatuses.map((status) => `'${status}'`).join(', ')}) and from_status is distinct from to_status`,
);

export const proposals = pgTable(
  'proposals',
  {
    id: ulid('id').primaryKey(),
    version: integer('version').notNull(),
    number: text('number').notNull().unique(),
    status: text('status').notNull(),
    statusReason: text('status_reason'),
    conditions: jsonb('conditions').$type<string[]>().notNull(),
    /** what the approval offers in place of what was asked for; null: nothing else */
    offer: jsonb('offer').$type<CreditOffer>(),
    /** the terms that the last approval was given for; null before it */
    approved: jsonb('approved').$type<CreditTerms>(),
    blocked: boolean('blocked').notNull().default(false),
    /** whose side has blocked it; null while it is not blocked */
    blockedBy: text('blocked_by', { enum: ['dealer', 'provider'] }),
    dealerId: ulid('dealer_id').notNull(),
    sellerId: ulid('seller_id').notNull(),
    simulationId: ulid('simulation_id').notNull(),
    simulationCode: text('simulation_code').notNull(),
    /** the switch of this proposal, below those of all dealers, of the kind of person and of the dealer */
    electronicSignature: boolean('electronic_signature').notNull().default(true),
    vapExemptionApplied: boolean('vap_exemption_applied').notNull().default(false),
    contractNumber: text('contract_number').unique(),
    /** on what a guaranteed repurchase depends; null: nobody has said it, or the plan has none */
    repurchase: jsonb('repurchase').$type<Repurchase>(),
    /** set on copies, so that one simulation opens one proposal but may be copied freely */
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
    /** what was rectified of the simulation's request; null: nothing */
    rectified: jsonb('rectified').$type<RectifiedValues>(),
    simulationDate: date('simulation_date').notNull(),
    tableValidUntil: date('table_valid_until').notNull(),
    srsValidUntil: date('srs_valid_until'),
    /** the credit engine's own id of the running analysis */
    analysisId: text('analysis_id'),
    /** since when the analysis waits for a credit engine that is away; null while it runs, and whenever the proposal moves */
    engineAwaySince: instant('engine_away_since'),
    /** user who took the credit decision by hand; null when the engine did or nobody has */
    creditDecidedBy: ulid('credit_decided_by'),
    pendencyAnswer: text('pendency_answer'),
    /** what the dealer says of the conditions while somebody decides on them; null otherwise, and whenever the proposal moves */
    conditionsAnswer: text('conditions_answer'),
    /** the work behind the status does not go on by itself; null once it is tried again, and whenever the proposal moves */
    stop: text('stop', { enum: ['failed', 'given-up'] }),
    stoppedAt: instant('stopped_at'),
    /** somebody has decided on the credit, and a second person is waited for (`proposal_first_decisions`) */
    hasFirstDecision: boolean('has_first_decision').notNull().default(false),
    /** since when it waits for whose turn it is: the last move to another, block, or stop of its work */
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
    // a seller reaches his own of one dealer: with the dealer at its end an index answers alone how many those are
    index('proposals_seller_recent').on(
      table.sellerId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.dealerId,
    ),
    index('proposals_recent').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('proposals_document').on(table.clientDocument),
    index('proposals_client_name').using('gin', sql`${plainName(table.clientName)} gin_trgm_ops`),
    // what the desk counts and what ends soon: of the open proposals alone
    index('proposals_open').on(table.dealerId, table.status, table.updatedAt).where(isOpen),
    index('proposals_ending').on(table.tableValidUntil, table.id).where(sql`status in ('WO', 'RA')`),
    index('proposals_standing').on(endsFirstOn, table.id).where(mayExpire),
    // what waits for finance, the oldest first
    index('proposals_waiting').on(table.waitingSince, table.id).where(isWaiting),
    // the cockpit: whose turn it is, where it stands, what ends soon, and what somebody decided
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
    // PostgreSQL answers an expression from an index alone only where the columns that it is made of stand there too
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

/** Whose a proposal is: of a dealer, a seller, and the customer whose document its client has. */
export const proposalReach = {
  dealerId: proposals.dealerId,
  sellerId: proposals.sellerId,
  customerDocument: proposals.clientDocument,
};

/** The timeline. Rows are only ever added. */
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
    /** of a credit decision alone: its conditions, none of them an empty list, and until when it stands */
    conditions: jsonb('conditions').$type<string[]>(),
    /** of an approval that offers something else */
    offer: jsonb('offer').$type<DecidedOffer>(),
    validUntil: date('valid_until'),
  },
  (table) => [
    uniqueIndex('proposal_history_key').on(table.proposalId, table.seq),
    index('proposal_history_decisions').on(table.at.desc().nullsFirst()).where(isDecision),
  ],
);

/** The chosen term of a proposal as it was simulated, whole: what a contract is made of. It changes with the figures of the proposal. */
export const proposalLoans = pgTable('proposal_loans', {
  proposalId: ulid('proposal_id')
    .primaryKey()
    .references(() => proposals.id),
  item: jsonb('item').$type<SimulationItem>().notNull(),
  /** as rectified, or as simulated */
  manufacturerYear: smallint('manufacturer_year').notNull(),
  modelYear: smallint('model_year').notNull(),
});

/** Links by which a person of a proposal opens the own page. */
export const clientPageLinks = pgTable(
  'client_page_links',
  {
    ...linkColumns(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** CPF of whose page it is, digits alone */
    document: text('document').notNull(),
    /** where the code goes */
    email: text('email').notNull(),
  },
  (table) => [
    index('client_page_links_of_proposal').on(table.proposalId),
    index('client_page_links_ended').on(table.expiresAt),
  ],
);
