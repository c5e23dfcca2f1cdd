import type { MessageChannel, MessagePurpose, MessageStatus } from '@estrada/domain/messages/index';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { proposals } from '../proposals/index.ts';

/**
 * Messages to the phones of clients. The text is not stored: it contains the secret of a link. A row is removed with its
 * phone after the retention of e-mails; the trail of the proposal keeps none of it.
 */
export const clientMessages = pgTable(
  'client_messages',
  {
    /** also the request id at the operator */
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id').references(() => proposals.id),
    /** what a message without a proposal is about: a lead, a link to a simulation, or a web form */
    subjectId: ulid('subject_id'),
    purpose: text('purpose').$type<MessagePurpose>().notNull(),
    /** CPF or CNPJ of the person, digits only; empty: unknown */
    document: text('document').notNull(),
    name: text('name').notNull(),
    /** digits only, with area code */
    phone: text('phone').notNull(),
    /** where the code of the linked page is sent; empty: unknown */
    email: text('email').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    /** the person requested it at a page and waits for it: quiet hours and opt-outs do not hold it back */
    isAwaited: boolean('is_awaited').notNull().default(false),
    status: text('status').$type<MessageStatus>().notNull(),
    /** the code of the operator */
    failure: text('failure'),
    requestedAt: instant('requested_at').notNull(),
    /** not before: the end of the quiet hours */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    readAt: instant('read_at'),
    /** of the failure, or of the opt-out */
    endedAt: instant('ended_at'),
    /** when the operator was last asked what became of it */
    queriedAt: instant('queried_at'),
  },
  (table) => [
    check('client_messages_subject', sql`(${table.proposalId} is null) <> (${table.subjectId} is null)`),
    index('client_messages_of_proposal').on(table.proposalId, table.id),
    index('client_messages_of_subject').on(table.subjectId, table.id).where(sql`subject_id is not null`),
    index('client_messages_document').on(table.document, table.id),
    // a job that runs twice requests one message
    uniqueIndex('client_messages_waiting')
      .on(sql`coalesce(${table.proposalId}, ${table.subjectId})`, table.purpose, table.document)
      .where(sql`status = 'WAITING'`),
    index('client_messages_due').on(table.dueAt, table.id).where(sql`status = 'WAITING'`),
    index('client_messages_queried').on(table.queriedAt, table.id).where(sql`status = 'SENT'`),
    index('client_messages_requested').on(table.requestedAt, table.id),
  ],
);

/** Phones that do not want messages of a purpose. Never removed: the person would be written to again. */
export const messageOptOuts = pgTable(
  'message_opt_outs',
  {
    phone: text('phone').notNull(),
    purpose: text('purpose').$type<MessagePurpose>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose] })],
);
