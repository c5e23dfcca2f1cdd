import type { MenuColumn } from '@estrada/domain/products/index';
import type { CustomerOffer } from '@estrada/endpoints/index';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../../kernel/database/columns.ts';
import { linkColumns } from '../../../kernel/personal-links.ts';
import { users } from '../../identity/index.ts';
import { simulations } from '../simulation.tables.ts';

/** Links by which clients read a simulation without a login. */
export const customerLinks = pgTable(
  'customer_links',
  {
    ...linkColumns(),
    /** revoked by the dealer */
    endedAt: instant('revoked_at'),
    simulationId: ulid('simulation_id')
      .notNull()
      .references(() => simulations.id),
    /** the version that the offer was copied from */
    simulationVersion: integer('simulation_version').notNull(),
    /** the client's offer, as it was when the link was created: a later change of the simulation is another offer */
    offer: jsonb('offer')
      .$type<Omit<CustomerOffer, 'expiresAt' | 'isOpened' | 'choice' | 'acceptance' | 'dealerPhone'>>()
      .notNull(),
    /** the creator, who is notified when it is opened */
    createdBy: ulid('created_by')
      .notNull()
      .references(() => users.id),
    createdByName: text('created_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    openedAt: instant('opened_at'),
    /** the column of the menu of products that the client has chosen there */
    chosenColumn: text('chosen_column').$type<MenuColumn>(),
    chosenAt: instant('chosen_at'),
    /** the term that the client wants, as answered there */
    acceptedTerm: integer('accepted_term'),
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    index('customer_links_simulation').on(table.simulationId, table.id),
    index('customer_links_expired').on(table.expiresAt),
  ],
);
