import type { Language } from '@estrada/domain/errors/index';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/columns.ts';
import { linkColumns } from '../../kernel/personal-links.ts';
import type { ShownFigure } from './figure-reference.ts';

/** Links by which a client opens a figure of the customer simulator again. */
export const figureLinks = pgTable(
  'figure_links',
  {
    ...linkColumns(),
    shown: jsonb('shown').$type<ShownFigure>().notNull(),
    /** where the link is sent; null once it was: nothing else is known of the person */
    email: text('email'),
    language: text('language').$type<Language>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('figure_links_expired').on(table.expiresAt)],
);
