import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../proposals.tables.ts';

/** Links by which a person of a proposal opens the own page. Of the secret the hash alone is kept. */
export const clientPageLinks = pgTable(
  'client_page_links',
  {
    id: ulid('id').primaryKey(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** CPF of whose page it is, digits alone */
    document: text('document').notNull(),
    /** where the code goes */
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('client_page_links_of_proposal').on(table.proposalId),
    index('client_page_links_ended').on(table.expiresAt),
  ],
);

/** A code that was sent for a link, and the visit that it opened. Of both the hashes alone are kept. */
export const clientPageVisits = pgTable(
  'client_page_visits',
  {
    id: ulid('id').primaryKey(),
    linkId: ulid('link_id')
      .notNull()
      .references(() => clientPageLinks.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    tries: integer('tries').notNull(),
    /** null: the code has not been typed */
    visitHash: text('visit_hash').unique(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('client_page_visits_of_link').on(table.linkId, table.id)],
);
