import type { SoldProduct } from '@estrada/domain/contracts/index';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { linkColumns } from '../../../kernel/personal-links.ts';
import { proposals } from '../../proposals/index.ts';

/** Links by which clients exempt the products of a proposal from the electronic signature, and their confirmations. */
export const vapExemptions = pgTable(
  'vap_exemptions',
  {
    ...linkColumns(),
    proposalId: ulid('proposal_id')
      .notNull()
      .references(() => proposals.id),
    /** the products when the link was created: another sale requires another confirmation */
    products: jsonb('products').$type<SoldProduct[]>().notNull(),
    madeBy: ulid('made_by').notNull(),
    madeByName: text('made_by_name').notNull(),
    madeAt: instant('made_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** IP address of the confirmation */
    confirmedFrom: text('confirmed_from'),
    /** of the text that was confirmed */
    textVersion: text('text_version'),
  },
  (table) => [
    index('vap_exemptions_of_proposal').on(table.proposalId, table.id),
    index('vap_exemptions_unused').on(table.expiresAt).where(sql`confirmed_at is null`),
  ],
);
