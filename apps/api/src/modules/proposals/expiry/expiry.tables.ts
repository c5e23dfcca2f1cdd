import { date, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { proposals } from '../proposals.tables.ts';

/** Which ends of a validity were announced to the seller, and how many days before, so that none is announced twice. */
export const announcedEndings = pgTable(
  'proposal_announced_endings',
  {
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    endsOn: date('ends_on').notNull(),
    daysBefore: smallint('days_before').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalId, table.endsOn, table.daysBefore] })],
);
