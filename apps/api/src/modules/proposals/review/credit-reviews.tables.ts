import type { DeadlineStage } from '@estrada/domain/calendar/index';
import type { RefusalReason, ReviewOutcome } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { claimColumns } from '../../../kernel/database/claims.ts';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../proposals.tables.ts';

/** Requests of clients to review a refusal (LGPD art. 20), one for each refusal, with the answer. */
export const creditReviews = pgTable(
  'credit_reviews',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** the entry of the timeline that refused it */
    refusalSeq: integer('refusal_seq').notNull(),
    /** as the client was shown them */
    reasons: jsonb('reasons').$type<RefusalReason[]>().notNull(),
    message: text('message').notNull(),
    requestedAt: instant('requested_at').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    dueOn: date('due_on').notNull(),
    ...claimColumns(),
    outcome: text('outcome').$type<ReviewOutcome>(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: ulid('answered_by'),
    answeredByName: text('answered_by_name'),
    /** the last notice about the deadline */
    noticeStage: smallint('notice_stage').$type<DeadlineStage>().notNull().default(0),
  },
  (table) => [
    uniqueIndex('credit_reviews_of_refusal').on(table.proposalId, table.refusalSeq),
    index('credit_reviews_due').on(table.dueOn, table.id).where(sql`answered_at is null`),
    index('credit_reviews_waiting').on(table.requestedAt, table.id).where(sql`answered_at is null`),
    index('credit_reviews_requested').on(table.requestedAt, table.id),
  ],
);
