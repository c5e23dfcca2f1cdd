import type { LienStatus, PaymentKind, PaymentStatus } from '@estrada/domain/settlement/index';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../kernel/database/columns.ts';
import { proposals } from '../proposals/index.ts';

/** Liens on the vehicles of proposals, one row for each time that one was requested. */
export const proposalLiens = pgTable(
  'proposal_liens',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** as stored; whether it has lapsed depends on the day (`lienStatusOn`) until another is requested */
    status: text('status').$type<LienStatus>().notNull(),
    /** identifies the request to the partner in every try, also after a restored backup; null of a row from before: its id does */
    requestId: text('request_id'),
    chassis: text('chassis').notNull(),
    registration: text('registration'),
    registeredOn: date('registered_on'),
    lapsesOn: date('lapses_on'),
    /** why it was refused, or the reason of a manual record */
    reason: text('reason'),
    /** it was registered outside the portal, and recorded manually */
    byHand: boolean('by_hand').notNull().default(false),
    requestedAt: instant('requested_at').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    /** since when the registry may know of it; null: it was never requested */
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** the work has stopped; null once it is retried */
    stop: text('stop', { enum: ['failed', 'given-up'] }),
  },
  (table) => [
    index('proposal_liens_of_proposal').on(table.proposalId, table.id),
    uniqueIndex('proposal_liens_standing')
      .on(table.proposalId)
      .where(sql`status in ('REQUESTED', 'UNKNOWN', 'REGISTERED', 'RELEASING')`),
    index('proposal_liens_lapsing').on(table.lapsesOn, table.id).where(sql`status = 'REGISTERED'`),
  ],
);

/** Payments of dealers, and what comes back after a withdrawal: one row for each time that one was sent. */
export const proposalPayments = pgTable(
  'proposal_payments',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    dealerId: ulid('dealer_id').notNull(),
    sellerId: ulid('seller_id').notNull(),
    /** identifies the request to the partner in every try, also after a restored backup; null of a row from before: its id does */
    requestId: text('request_id'),
    kind: text('kind').$type<PaymentKind>().notNull().default('PAYMENT'),
    status: text('status').$type<PaymentStatus>().notNull(),
    contractNumber: text('contract_number').notNull(),
    /** the payee; for a refund to the lender, the one who owes it */
    payeeDocument: text('payee_document').notNull(),
    payeeName: text('payee_name').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** the payer's id; null before it has accepted the payment */
    paymentId: text('payment_id'),
    requestedAt: instant('requested_at').notNull(),
    /**
     * who requested a refund: another user confirms it manually; null for payments, and for refunds from before this
     * was stored
     */
    requestedBy: ulid('requested_by'),
    requestedByName: text('requested_by_name').notNull(),
    /** since when the payer may know of it */
    sentAt: instant('sent_at'),
    expectedOn: date('expected_on'),
    /** when its outcome was last queried */
    askedAt: instant('asked_at'),
    endedAt: instant('ended_at'),
    settledOn: date('settled_on'),
    receipt: text('receipt'),
    /** why it was returned, or the reason of a manual confirmation */
    reason: text('reason'),
    /** who has confirmed it manually; null: the payer did */
    confirmedByName: text('confirmed_by_name'),
    /** the work has stopped; null once it is retried */
    stop: text('stop', { enum: ['failed', 'given-up'] }),
  },
  (table) => [
    index('proposal_payments_of_proposal').on(table.proposalId, table.id),
    uniqueIndex('proposal_payments_under_way')
      .on(table.proposalId, table.kind)
      .where(sql`status in ('REQUESTED', 'UNKNOWN', 'SENT')`),
    index('proposal_payments_sent').on(table.askedAt, table.id).where(sql`status = 'SENT'`),
    // the history of payments, for each scope
    index('proposal_payments_recent').on(table.requestedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('proposal_payments_of_dealer').on(
      table.dealerId,
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('proposal_payments_of_seller').on(
      table.sellerId,
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);
