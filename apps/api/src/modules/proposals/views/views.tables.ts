import type { SavedViewFilters } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';

/** A user's own views of the list of proposals: named filters. */
export const proposalViews = pgTable(
  'proposal_views',
  {
    id: ulid('id').primaryKey(),
    userId: ulid('user_id').notNull(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<SavedViewFilters>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('proposal_views_of_person').on(table.userId, table.id),
    uniqueIndex('proposal_views_name').on(table.userId, sql`lower(${table.name})`),
  ],
);
