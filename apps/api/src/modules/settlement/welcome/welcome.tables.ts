import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../../proposals/index.ts';

/** Welcome letters to clients whose contract is paid: one automatic, and one for each manual repetition. */
export const proposalWelcomeLetters = pgTable(
  'proposal_welcome_letters',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    dealerId: ulid('dealer_id').notNull(),
    sellerId: ulid('seller_id').notNull(),
    /** the mailbox of the registration at the time of the request */
    email: text('email').notNull(),
    /** a user has sent it again */
    isAgain: boolean('is_again').notNull(),
    requestedAt: instant('requested_at').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    /** null: it waits, or no longer applied when it was due */
    sentAt: instant('sent_at'),
  },
  (table) => [
    uniqueIndex('proposal_welcome_letters_first').on(table.proposalId).where(sql`not is_again`),
    index('proposal_welcome_letters_of_proposal').on(table.proposalId, table.id),
    index('proposal_welcome_letters_requested').on(table.requestedAt),
  ],
);
