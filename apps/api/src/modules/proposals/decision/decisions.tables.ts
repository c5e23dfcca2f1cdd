import type { CreditOffer } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../proposals.tables.ts';

/** Decisions on a credit that two people must take, as the first of them has said it. They are kept; one of a proposal is open. */
export const firstDecisions = pgTable(
  'proposal_first_decisions',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    decision: text('decision', { enum: ['AP', 'APC', 'DC'] }).notNull(),
    conditions: jsonb('conditions').$type<string[]>().notNull(),
    /** what it offers in place of what was asked for */
    offer: jsonb('offer').$type<CreditOffer>(),
    reason: text('reason'),
    decidedBy: ulid('decided_by').notNull(),
    decidedByName: text('decided_by_name').notNull(),
    decidedAt: instant('decided_at').notNull(),
    closedAt: instant('closed_at'),
    /** a second person said the same, somebody said something else, or the proposal moved on without it */
    outcome: text('outcome', { enum: ['confirmed', 'replaced', 'dropped'] }),
  },
  (table) => [
    uniqueIndex('proposal_first_decisions_key').on(table.proposalId, table.id),
    uniqueIndex('proposal_first_decisions_open').on(table.proposalId).where(sql`closed_at is null`),
  ],
);
