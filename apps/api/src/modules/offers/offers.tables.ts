import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import { plainName } from '../../kernel/database/plain-name.ts';

/** Colours that offers name. */
export const colours = pgTable(
  'colours',
  {
    id: ulid('id').primaryKey(),
    colourName: text('colour_name').notNull(),
    colourCode: text('colour_code').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('colours_code').on(table.colourCode),
    uniqueIndex('colours_name').on(sql`${plainName(table.colourName)}`),
    index('colours_by_name').on(sql`${plainName(table.colourName)}`, table.id),
    index('colours_name_search').using('gin', sql`${plainName(table.colourName)} gin_trgm_ops`),
  ],
);

/** What people call a record of the area, where the trail keeps its id. */
export const offerNames = { colour: { table: colours, name: colours.colourName } };
