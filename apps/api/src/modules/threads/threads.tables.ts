import type { ThreadMention } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { proposals } from '../proposals/index.ts';

/** Messages between dealer and back office on a proposal. Append-only. */
export const proposalMessages = pgTable(
  'proposal_messages',
  {
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** from 1, without gaps */
    seq: integer('seq').notNull(),
    at: instant('at').notNull(),
    authorId: ulid('author_id').notNull(),
    authorName: text('author_name').notNull(),
    side: text('side', { enum: ['dealer', 'provider'] }).notNull(),
    text: text('text').notNull(),
    /** the document or field of the message */
    mention: jsonb('mention').$type<ThreadMention>(),
  },
  (table) => [uniqueIndex('proposal_messages_key').on(table.proposalId, table.seq)],
);

/** How far a user has read a thread, and whether they are mailed about it: the participants. */
export const threadReaders = pgTable(
  'thread_readers',
  {
    userId: ulid('user_id').notNull(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** the last message that the user has seen, 0 for none */
    readSeq: integer('read_seq').notNull(),
    /** the last message mentioned in an e-mail */
    mailedSeq: integer('mailed_seq').notNull(),
    takesPart: boolean('takes_part').notNull(),
    /** there is a message after `readSeq` that no e-mail has mentioned, and the user takes part */
    isDue: boolean('is_due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.proposalId] }),
    index('thread_readers_of_proposal').on(table.proposalId),
    index('thread_readers_due').on(table.userId).where(sql`is_due`),
  ],
);

/** When the last e-mail about threads was sent to a user, and whether they want any. */
export const threadMails = pgTable('thread_mails', {
  userId: ulid('user_id').primaryKey(),
  isWanted: boolean('is_wanted').notNull(),
  lastSentAt: instant('last_sent_at'),
});
