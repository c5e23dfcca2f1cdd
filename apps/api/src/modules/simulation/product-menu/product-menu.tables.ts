import type { ArrangedColumn, MenuColumn, MenuProduct, PricedColumn } from '@estrada/domain/products/index';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { cents, instant, ulid } from '../../../kernel/database/columns.ts';
import { dealers } from '../../organization/index.ts';
import { simulations } from '../simulation.tables.ts';

/** The arranged menu of a dealer; one without a row shows the default columns. */
export const productMenus = pgTable('product_menus', {
  dealerId: ulid('dealer_id')
    .primaryKey()
    .references(() => dealers.id),
  version: integer('version').notNull(),
  columns: jsonb('columns').$type<ArrangedColumn[]>().notNull(),
  changedByName: text('changed_by_name').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** What clients chose of the menu, with what was shown to them. Never changed; the newest counts. */
export const productChoices = pgTable(
  'product_choices',
  {
    id: ulid('id').primaryKey(),
    simulationId: ulid('simulation_id')
      .notNull()
      .references(() => simulations.id),
    simulationVersion: integer('simulation_version').notNull(),
    menuVersion: integer('menu_version').notNull(),
    term: smallint('term').notNull(),
    column: text('chosen_column').$type<MenuColumn>().notNull(),
    chosenBy: text('chosen_by', { enum: ['client', 'seller'] }).notNull(),
    recordedBy: ulid('recorded_by').notNull(),
    recordedByName: text('recorded_by_name').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** as shown, in the order shown */
    columns: jsonb('columns').$type<PricedColumn[]>().notNull(),
    withoutInstallmentCents: cents('without_installment_cents').notNull(),
    accepted: jsonb('accepted').$type<MenuProduct[]>().notNull(),
    declined: jsonb('declined').$type<MenuProduct[]>().notNull(),
    /** bought whatever column was chosen */
    kept: jsonb('kept').$type<MenuProduct[]>().notNull().default([]),
  },
  (table) => [index('product_choices_simulation').on(table.simulationId, table.id)],
);
