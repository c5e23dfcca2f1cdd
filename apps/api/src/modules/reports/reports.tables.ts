import type { RecordScope } from '@estrada/domain/access/index';
import type { ExtractionFormat, ExtractionStatus } from '@estrada/domain/reports/index';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';
import type { ExtractionFilters } from './extraction.ts';

/** One row per requested extraction, with its file. */
export const extractionFiles = pgTable(
  'extractions',
  {
    id: ulid('id').primaryKey(),
    /** the name in its address, e.g. `downloadDealers` */
    type: text('type').notNull(),
    format: text('format').$type<ExtractionFormat>().notNull(),
    initialDate: date('initial_date').notNull(),
    finalDate: date('final_date').notNull(),
    /** what was chosen besides the period; null: there is no such choice */
    filters: jsonb('filters').$type<ExtractionFilters>(),
    language: text('language', { enum: ['pt-BR', 'en'] }).notNull(),
    status: text('status').$type<ExtractionStatus>().notNull(),
    /** why it failed, a key of the extraction messages */
    messageKey: text('message_key'),
    /** the records that it may contain: the requester's scope at the time */
    scope: jsonb('scope').$type<RecordScope>().notNull(),
    /** the requester reads registrations masked (docs/decisions/0104) */
    masked: boolean('masked').notNull().default(false),
    /** unique, safe as a file name and as part of an address */
    fileName: text('file_name').notNull().unique(),
    rowCount: integer('row_count').notNull().default(0),
    /** total rows, counted at the start */
    expectedRows: integer('expected_rows'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    userId: ulid('user_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    progressAt: instant('progress_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('extractions_of_user').on(
      table.userId,
      table.type,
      table.requestedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('extractions_unfinished').on(table.status, table.progressAt),
  ],
);

export type ExtractionRow = typeof extractionFiles.$inferSelect;
