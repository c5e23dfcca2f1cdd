import {
  finalInsuranceStatuses,
  givenUpStatuses,
  type InsuranceAnswers,
  type InsuranceOffer,
  type InsuranceProposalStatus,
  type InsuranceWarning,
  type InsuredProduct,
  type InsurerId,
  insuranceStops,
  type PremiumPayment,
  premiumStatuses,
} from '@estrada/domain/insurance/index';
import { type SQL, sql } from 'drizzle-orm';
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
import { claimColumns } from '../../kernel/database/claims.ts';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

export const insuranceNumbers = pgSequence('insurance_numbers', { startWith: 500001 });

/** The questionnaire as it was sent, and who answered it: the insurer decides by it, and the client gets a copy. */
export type FrozenQuestionnaire = {
  answers: InsuranceAnswers;
  respondentId: string;
  respondentName: string;
  /** an instant */
  at: string;
  /** of the declaration and the consent that the client has read */
  textVersion: string;
};

/**
 * Whether a person must work on it, as `insuranceAttentions` of the domain has it, in SQL: for its index, and with the
 * name of the table for the list.
 */
const needsAttentionOf = (table: '' | 'insurance_proposals.'): SQL =>
  sql.raw(
    `(${[
      `${table}status in ('information', 'manual')`,
      `${table}unknown is not null`,
      `${table}stop is not null`,
      `${table}cancelled_by_insurer_on is not null`,
      `(${table}insurer_refund_cents <> ${table}refund_cents and ${table}confirmed_refund_cents is distinct from ${table}refund_cents)`,
    ].join(' or ')})`,
  );
export const needsAttention = needsAttentionOf('insurance_proposals.');

/** As a partial index has it. */
const notIn = (statuses: readonly string[]): SQL =>
  sql.raw(`status not in (${statuses.map((status) => `'${status}'`).join(', ')})`);

/** Not over: the nightly work looks at these only. */
export const isRunning = notIn(finalInsuranceStatuses);

/**
 * The insurer may still decide on it: it is queried now and then. So is what the insurer has refused or cancelled, until
 * both sides agree.
 */
const isFollowedOf = (table: '' | 'insurance_proposals.'): SQL =>
  sql.raw(
    `((${table}status in ('sent', 'information', 'accepted') or ${table}stop = 'refused' or ${table}cancelled_by_insurer_on is not null) and ${table}insurer_number is not null)`,
  );
export const isFollowed = isFollowedOf('insurance_proposals.');

/** Insurance proposals, from the first answer to the policy and its end. */
export const insuranceProposals = pgTable(
  'insurance_proposals',
  {
    id: ulid('id').primaryKey(),
    version: integer('version').notNull(),
    number: text('number').notNull().unique(),
    product: text('product').$type<InsuredProduct>().notNull(),
    insurer: text('insurer').$type<InsurerId>().notNull(),
    status: text('status').$type<InsuranceProposalStatus>().notNull(),
    /** what the outcome of which is not known: the insurer is queried, and nothing is sent again */
    unknown: text('unknown', { enum: ['sending', 'charging', 'cancelling'] }),
    saleType: text('sale_type', { enum: ['AVULSA', 'FINANCED'] }).notNull(),
    dealerId: ulid('dealer_id').notNull(),
    sellerId: ulid('seller_id').notNull(),
    sellerDocument: text('seller_document'),
    createdById: ulid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    /** the sale that it belongs to, with what it copies of it */
    saleProposalId: ulid('sale_proposal_id'),
    simulationCode: text('simulation_code'),
    contractNumber: text('contract_number'),
    financeTypeId: smallint('finance_type_id'),
    /** the policy that this one renews */
    renewalOfId: ulid('renewal_of_id'),
    personType: text('person_type', { enum: ['PF', 'PJ'] }).notNull(),
    clientDocument: text('client_document'),
    clientName: text('client_name'),
    answers: jsonb('answers').$type<InsuranceAnswers>().notNull(),
    /** paths that were prefilled and not saved since */
    prefilled: jsonb('prefilled').$type<string[]>().notNull(),
    /** our id of the stored price, and the insurer's own */
    quoteId: text('quote_id'),
    insurerQuoteId: text('insurer_quote_id'),
    offer: jsonb('offer').$type<InsuranceOffer>(),
    quoteValidUntil: instant('quote_valid_until'),
    termMonths: smallint('term_months'),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    premiumCents: cents('premium_cents'),
    payment: text('payment').$type<PremiumPayment>(),
    questionnaire: jsonb('questionnaire').$type<FrozenQuestionnaire>(),
    signedOn: date('signed_on'),
    sentAt: instant('sent_at'),
    /** of the last sending: the period of the answer begins with it */
    sentOn: date('sent_on'),
    /** the insurer's number of the proposal */
    insurerNumber: text('insurer_number'),
    /** the insurer's code of a manual issue or a refusal */
    insurerCode: text('insurer_code'),
    /** the insurer collects the premiums itself: they are never charged here */
    isCollectedByInsurer: boolean('is_collected_by_insurer').notNull().default(false),
    /** when the insurer was last queried */
    askedAt: instant('asked_at'),
    question: text('question'),
    reason: text('reason'),
    acceptedOn: date('accepted_on'),
    policyNumber: text('policy_number'),
    issuedOn: date('issued_on'),
    /** the key of the insurer's file of the policy */
    policyFile: text('policy_file'),
    /** due date of the single or first premium, while it is unpaid */
    firstUnpaidDueOn: date('first_unpaid_due_on'),
    /** when the client received the notice of an unpaid later premium */
    noticeReceivedOn: date('notice_received_on'),
    suspendedOn: date('suspended_on'),
    /** the deadline that the seller was last warned of, and its last day */
    warnedOf: text('warned_of').$type<InsuranceWarning['key']>(),
    warnedDay: date('warned_day'),
    cancelledOn: date('cancelled_on'),
    refundCents: cents('refund_cents'),
    /** what the insurer refunds by its own account; another amount waits for somebody until it is confirmed */
    insurerRefundCents: cents('insurer_refund_cents'),
    /** the refund that a person has confirmed, of the two amounts */
    confirmedRefundCents: cents('confirmed_refund_cents'),
    refundBy: date('refund_by'),
    refundTo: text('refund_to', { enum: ['PAYER', 'LENDER'] }),
    /** the insurer states that it has cancelled what continues here; null once it has ended here too */
    cancelledByInsurerOn: date('cancelled_by_insurer_on'),
    /** the work behind it has stopped; null once it is retried */
    stop: text('stop', { enum: insuranceStops }),
    ...claimColumns(),
    lastWorkedOn: date('last_worked_on').notNull(),
    changedByName: text('changed_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => {
    const recent = [table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()] as const;
    return [
      index('insurance_proposals_recent').on(...recent),
      index('insurance_proposals_of_dealer').on(table.dealerId, ...recent),
      index('insurance_proposals_of_seller').on(table.sellerId, ...recent, table.dealerId),
      index('insurance_proposals_of_creator').on(table.createdById, ...recent),
      index('insurance_proposals_by_status').on(table.status, ...recent),
      index('insurance_proposals_by_product').on(table.product, ...recent),
      index('insurance_proposals_waiting')
        .on(...recent)
        .where(needsAttentionOf('')),
      index('insurance_proposals_running').on(table.id).where(isRunning),
      index('insurance_proposals_asked').on(table.askedAt, table.id).where(isFollowedOf('')),
      index('insurance_proposals_of_sale').on(table.saleProposalId),
      index('insurance_proposals_renewing').on(table.endsOn, table.id).where(sql`status = 'issued'`),
      index('insurance_proposals_created').on(table.createdAt, table.id),
      index('insurance_proposals_issued').on(table.issuedOn, table.id),
      index('insurance_proposals_document').on(table.clientDocument),
      index('insurance_proposals_client_name').using('gin', sql`${plainName(table.clientName)} gin_trgm_ops`),
      index('insurance_proposals_quote').on(table.quoteId),
      uniqueIndex('insurance_proposals_insurer_number').on(table.insurer, table.insurerNumber),
      // a policy is renewed once
      uniqueIndex('insurance_proposals_one_renewal').on(table.renewalOfId).where(notIn(givenUpStatuses)),
    ];
  },
);

/** The owners of an insurance proposal. */
export const insuranceReach = {
  dealerId: insuranceProposals.dealerId,
  sellerId: insuranceProposals.sellerId,
  customerDocument: insuranceProposals.clientDocument,
};

/** The timeline. Append-only. */
export const insuranceHistory = pgTable(
  'insurance_history',
  {
    insuranceId: ulid('insurance_id')
      .notNull()
      .references(() => insuranceProposals.id),
    seq: integer('seq').notNull(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    fromStatus: text('from_status').$type<InsuranceProposalStatus>(),
    toStatus: text('to_status').$type<InsuranceProposalStatus>().notNull(),
    actorId: ulid('actor_id'),
    actorName: text('actor_name').notNull(),
    reason: text('reason'),
  },
  (table) => [uniqueIndex('insurance_history_key').on(table.insuranceId, table.seq)],
);

/** The premiums of a policy, as its insurer states them. */
export const insurancePremiums = pgTable(
  'insurance_premiums',
  {
    id: ulid('id').primaryKey(),
    insuranceId: ulid('insurance_id')
      .notNull()
      .references(() => insuranceProposals.id),
    number: smallint('number').notNull(),
    dueOn: date('due_on').notNull(),
    amountCents: cents('amount_cents').notNull(),
    interestCents: cents('interest_cents').notNull(),
    status: text('status', { enum: premiumStatuses }).notNull(),
    paidOn: date('paid_on'),
    reason: text('reason'),
    /** when the insurer was last queried about its charge */
    askedAt: instant('asked_at'),
    noticeSentOn: date('notice_sent_on'),
    noticeReceivedOn: date('notice_received_on'),
  },
  (table) => [
    uniqueIndex('insurance_premiums_key').on(table.insuranceId, table.number),
    index('insurance_premiums_due').on(table.dueOn, table.id).where(sql`status in ('DUE', 'UNPAID')`),
    index('insurance_premiums_pending').on(table.askedAt.nullsFirst(), table.id).where(sql`status = 'PENDING'`),
  ],
);

/** Binding requests to insurers, each carried out at most once. */
export const insurerRequests = pgTable(
  'insurer_requests',
  {
    id: ulid('id').primaryKey(),
    insuranceId: ulid('insurance_id')
      .notNull()
      .references(() => insuranceProposals.id),
    kind: text('kind', { enum: ['SUBMIT', 'ANSWER', 'ISSUE', 'CHARGE', 'CANCEL'] }).notNull(),
    /** as the insurer knows it in every try, also after a restored backup */
    requestId: text('request_id').notNull().unique(),
    /** the insurer's number of the proposal that it is about; null of a sending */
    insurerNumber: text('insurer_number'),
    premiumId: ulid('premium_id'),
    /** the answer to the insurer's question, or the reason of a cancellation */
    text: text('text'),
    isWithdrawal: boolean('is_withdrawal').notNull().default(false),
    status: text('status', { enum: ['REQUESTED', 'UNKNOWN', 'DONE', 'REFUSED', 'DROPPED'] }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** since when the insurer may know of it */
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** the insurer's id of a charge or a cancellation */
    insurerRef: text('insurer_ref'),
    mandateId: text('mandate_id'),
  },
  (table) => [
    index('insurer_requests_of_insurance').on(table.insuranceId, table.id),
    index('insurer_requests_of_premium').on(table.premiumId),
  ],
);
