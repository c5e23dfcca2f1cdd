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
    /** as stored; that its note has lapsed is said by the day (`lienStatusOn`) until another is asked for */
    status: text('status').$type<LienStatus>().notNull(),
    /** identifies the request to the partner in every try, also after a restored backup; null of a row from before: its id does */
    requestId: text('request_id'),
    chassis: text('chassis').notNull(),
    registration: text('registration'),
    registeredOn: date('registered_on'),
    lapsesOn: date('lapses_on'),
    /** why it was refused, or what was said of one that was noted by hand */
    reason: text('reason'),
    /** it was noted outside the portal, and written down */
    byHand: boolean('by_hand').notNull().default(false),
    requestedAt: instant('requested_at').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    /** since when the registry may know of it; null: it was never asked */
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    /** the work does not go on by itself; null once it is tried again */
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
    /** who is paid; of what comes back to the lender, who pays it */
    payeeDocument: text('payee_document').notNull(),
    payeeName: text('payee_name').notNull(),
    amountCents: cents('amount_cents').notNull(),
    /** of who pays; null before he took it */
    paymentId: text('payment_id'),
    requestedAt: instant('requested_at').notNull(),
    /** who asked for what comes back: somebody else confirms it by hand; null of a payment, and of what was asked for before this was kept */
    requestedBy: ulid('requested_by'),
    requestedByName: text('requested_by_name').notNull(),
    /** since when who pays may know of it */
    sentAt: instant('sent_at'),
    expectedOn: date('expected_on'),
    /** when what became of it was last asked for */
    askedAt: instant('asked_at'),
    endedAt: instant('ended_at'),
    settledOn: date('settled_on'),
    receipt: text('receipt'),
    /** why it came back, or what was said with a confirmation by hand */
    reason: text('reason'),
    /** who has confirmed it by hand; null: who pays did */
    confirmedByName: text('confirmed_by_name'),
    /** the work does not go on by itself; null once it is tried again */
    stop: text('stop', { enum: ['failed', 'given-up'] }),
  },
  (table) => [
    index('proposal_payments_of_proposal').on(table.proposalId, table.id),
    uniqueIndex('proposal_payments_under_way')
      .on(table.proposalId, table.kind)
      .where(sql`status in ('REQUESTED', 'UNKNOWN', 'SENT')`),
    index('proposal_payments_sent').on(table.askedAt, table.id).where(sql`status = 'SENT'`),
    // the history of payments, as each of its readers reaches it
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
