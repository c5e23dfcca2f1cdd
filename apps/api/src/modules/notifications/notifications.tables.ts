import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';

/**
 * Notices of a user: those about a record appear at the bell, the others in the periodic modal, one by one. Confirmed ones are deleted; the audit trail keeps a record.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: ulid('id').primaryKey(),
    userId: ulid('user_id').notNull(),
    /** a code of the catalogue (NOT001 …), or null for a custom message */
    code: text('code'),
    message: text('message').notNull(),
    /** the portal address of the record that it is about; null shows it in the modal */
    link: text('link'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('notifications_user').on(table.userId, table.id)],
);

/** New leads of a dealer that none of its users has seen yet. */
export const leadNotifications = pgTable('lead_notifications', {
  dealerId: ulid('dealer_id').primaryKey(),
  count: integer('count').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Notices of simulations for a user (RATE_ZERO …): removed when read. */
export const simulationNotifications = pgTable(
  'simulation_notifications',
  {
    id: ulid('id').primaryKey(),
    userId: ulid('user_id').notNull(),
    type: text('type').notNull(),
    code: text('code').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('simulation_notifications_user').on(table.userId, table.type, table.id)],
);
