import { storedExemptionStatuses } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../proposals.tables.ts';

/**
 * Requests to exempt the client of a proposal from the registration fee (TCC). The latest one of a proposal is the
 * current one.
 */
export const tccExemptions = pgTable(
  'tcc_exemptions',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** of the proposal */
    dealerId: ulid('dealer_id').notNull(),
    status: text('status', { enum: storedExemptionStatuses }).notNull(),
    /** the fee in the figures of the proposal at the time of the request */
    feeCents: cents('fee_cents').notNull(),
    reason: text('reason').notNull(),
    requestedBy: ulid('requested_by').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    requestedAt: instant('requested_at').notNull(),
    decidedBy: ulid('decided_by'),
    decidedByName: text('decided_by_name'),
    decidedAt: instant('decided_at'),
    /** why it was refused */
    decisionReason: text('decision_reason'),
    /** of the status */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('tcc_exemptions_proposal').on(table.proposalId, table.id),
    index('tcc_exemptions_requested').on(table.requestedAt, table.id),
    index('tcc_exemptions_waiting').on(table.dealerId, table.requestedAt, table.id).where(sql`status = 'PENDING'`),
    index('tcc_exemptions_recent').on(table.updatedAt),
    uniqueIndex('tcc_exemptions_one_open').on(table.proposalId).where(sql`status not in ('CANCELED', 'REFUSED')`),
  ],
);
