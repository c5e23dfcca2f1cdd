import type { CreditOffer } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../proposals.tables.ts';

/** First decisions on a credit that two people must decide. They are retained; a proposal has at most one open. */
export const firstDecisions = pgTable(
  'proposal_first_decisions',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    decision: text('decision', { enum: ['AP', 'APC', 'DC'] }).notNull(),
    conditions: jsonb('conditions').$type<string[]>().notNull(),
    /** the offer that replaces the request */
    offer: jsonb('offer').$type<CreditOffer>(),
    reason: text('reason'),
    decidedBy: ulid('decided_by').notNull(),
    decidedByName: text('decided_by_name').notNull(),
    decidedAt: instant('decided_at').notNull(),
    closedAt: instant('closed_at'),
    /** a second person confirmed it, another decision replaced it, or the proposal moved on without it */
    outcome: text('outcome', { enum: ['confirmed', 'replaced', 'dropped'] }),
  },
  (table) => [
    uniqueIndex('proposal_first_decisions_key').on(table.proposalId, table.id),
    uniqueIndex('proposal_first_decisions_open').on(table.proposalId).where(sql`closed_at is null`),
  ],
);
