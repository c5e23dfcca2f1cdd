import { type DocumentDefect, type DocumentKind, documentKinds, type PageTurn } from '@estrada/domain/documents/index';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { linkColumns } from '../../kernel/personal-links.ts';
import { proposals } from '../proposals/index.ts';
import { documentReadings } from './readings/readings.tables.ts';

/** Links by which a phone sends pages of one document: used up by the first phone that opens one. */
export const captureLinks = pgTable(
  'capture_links',
  {
    ...linkColumns(),
    /** the proposal of the document; null: the picture is for a reading, before there is a proposal */
    proposalId: ulid('proposal_id').references(() => proposals.id),
    readingId: ulid('reading_id').references(() => documentReadings.id),
    kind: text('kind', { enum: documentKinds }).notNull(),
    madeBy: ulid('made_by').notNull(),
    madeByName: text('made_by_name').notNull(),
    /** the session secret of the phone that made the first act; null until then */
    sessionHash: text('session_hash').unique(),
    sessionExpiresAt: instant('session_expires_at'),
  },
  (table) => [index('capture_links_ended').on(table.expiresAt)],
);

/** Their pages, each a file of its own (`documents/{proposal}/{page}`). */
export const documentPages = pgTable(
  'document_pages',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    kind: text('kind', { enum: documentKinds }).notNull(),
    position: integer('position').notNull(),
    turn: smallint('turn').$type<PageTurn>().notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type', { enum: ['application/pdf', 'image/jpeg'] }).notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    pageCount: smallint('page_count').notNull(),
    sha256: text('sha256').notNull(),
    sentByName: text('sent_by_name').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** the sender's id of the upload; a repeated upload does not add a page */
    sendId: text('send_id'),
  },
  (table) => [
    index('document_pages_of_proposal').on(table.proposalId, table.kind, table.position),
    uniqueIndex('document_pages_sending').on(table.proposalId, table.sendId),
  ],
);

/** Documents of proposals that have arrived. A needed one without a row is still required. */
export const proposalDocuments = pgTable(
  'proposal_documents',
  {
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    status: text('status', { enum: ['REQUIRED', 'RECEIVED', 'REFUSED', 'ACCEPTED'] }).notNull(),
    version: integer('version').notNull(),
    /** the defects, while it is refused */
    defects: jsonb('defects').$type<DocumentDefect[]>().notNull(),
    note: text('note'),
    reviewedByName: text('reviewed_by_name'),
    reviewedAt: instant('reviewed_at'),
    changedByName: text('changed_by_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.kind] })],
);
