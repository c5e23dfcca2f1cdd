import type { DeadlineStage } from '@estrada/domain/calendar/index';
import type {
  Correction,
  DataRequestChannel,
  DataRequestKind,
  DataRequestStatus,
  Retained,
  RevocableConsent,
} from '@estrada/domain/privacy/index';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgSequence, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { claimColumns } from '../../kernel/database/claims.ts';
import { instant, ulid } from '../../kernel/database/columns.ts';

export const dataRequestNumbers = pgSequence('data_request_numbers', { startWith: 900001 });

/** Requests of people about their personal data (LGPD art. 18). They stay as the proof of the answer. */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: ulid('id').primaryKey(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<DataRequestKind>().notNull(),
    status: text('status').$type<DataRequestStatus>().notNull(),
    channel: text('channel').$type<DataRequestChannel>().notNull(),
    /** CPF or CNPJ, digits only: by it the data are found; empty: unknown */
    document: text('document').notNull(),
    name: text('name').notNull(),
    /** where the answer is sent; empty: unknown */
    email: text('email').notNull(),
    /** digits only; empty: unknown */
    phone: text('phone').notNull().default(''),
    /**
     * whether the mailbox and the phone are the person's, by their own proof or as a user has checked: data without a document
     * are found by them
     */
    isEmailVerified: boolean('is_email_verified').notNull(),
    message: text('message').notNull(),
    corrections: jsonb('corrections').$type<Correction[]>().notNull(),
    consents: jsonb('consents').$type<RevocableConsent[]>().notNull(),
    receivedAt: instant('received_at').notNull(),
    dueOn: date('due_on').notNull(),
    /** null: at the client's page */
    recordedByName: text('recorded_by_name'),
    ...claimColumns(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** null: by the product itself */
    answeredByName: text('answered_by_name'),
    /** of a granted deletion: what was kept, and why */
    kept: jsonb('kept').$type<Retained[]>(),
    erasedAt: instant('erased_at'),
    /** the last notice about the deadline */
    noticeStage: smallint('notice_stage').$type<DeadlineStage>().notNull().default(0),
  },
  (table) => [
    index('data_requests_open').on(table.dueOn, table.id).where(sql`status in ('RECEIVED', 'IN_PROGRESS')`),
    index('data_requests_received').on(table.receivedAt, table.id),
    index('data_requests_status').on(table.status, table.receivedAt, table.id),
    index('data_requests_document').on(table.document, table.id),
    // a double click makes one request
    uniqueIndex('data_requests_waiting')
      .on(table.document, table.kind)
      .where(sql`status in ('RECEIVED', 'IN_PROGRESS') and channel = 'CLIENT_PAGE'`),
  ],
);
