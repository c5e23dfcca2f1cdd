import { type ProfileAccesses, type ReadClient, readableKinds, readingStatuses } from '@estrada/domain/documents/index';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../../proposals/index.ts';

/** Readings of documents by the document reader, of a proposal or of a user. */
export const documentReadings = pgTable(
  'document_readings',
  {
    id: ulid('id').primaryKey(),
    /** null: captured before there is a proposal, and visible only to its requester */
    proposalId: ulid('proposal_id').references(() => proposals.id),
    askedBy: ulid('asked_by').notNull(),
    askedByName: text('asked_by_name').notNull(),
    askedAt: instant('asked_at').notNull(),
    kind: text('kind', { enum: readableKinds }).notNull(),
    status: text('status', { enum: readingStatuses }).notNull(),
    /** the reader's own id; null until it has the pages */
    readingId: text('reading_id'),
    /** the result; null until then */
    read: jsonb('read').$type<ReadClient>(),
  },
  (table) => [
    index('document_readings_of_proposal').on(table.proposalId, table.kind, table.id),
    index('document_readings_under_way').on(table.id).where(sql`status in ('WAITING', 'READING')`),
    index('document_readings_asked').on(table.askedAt),
  ],
);

/** Which profiles may capture documents: a dealer's own settings, or (`general`) those for dealers without. */
export const captureProfileAccesses = pgTable('capture_accesses', {
  scope: text('scope').primaryKey(),
  version: integer('version').notNull(),
  accesses: jsonb('accesses').$type<ProfileAccesses>().notNull(),
  changedByName: text('changed_by_name').notNull(),
  changedAt: instant('changed_at').notNull(),
});
