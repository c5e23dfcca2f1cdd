import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { clientPageLinks } from '../proposals/index.ts';

/** A code that was sent for a link, and the visit that it opened. Only the hashes of both are stored. */
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
    /** null: the code has not been entered */
    visitHash: text('visit_hash').unique(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('client_page_visits_of_link').on(table.linkId, table.id)],
);
