import type { Language } from '@estrada/domain/errors/index';
import type { NotedDifference, UploadKind, UploadStatus } from '@estrada/domain/uploads/index';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, ulid } from '../../kernel/database/columns.ts';

/** One row per uploaded file: the history, and the input of the job. */
export const uploads = pgTable(
  'uploads',
  {
    id: ulid('id').primaryKey(),
    /** which table, a key of the upload table */
    kind: text('kind').$type<UploadKind>().notNull(),
    /** of a table that each dealer has for itself; null for those of everybody */
    dealerId: ulid('dealer_id'),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    status: text('status').$type<UploadStatus>().notNull(),
    /** why it failed, a key of the upload messages; null while it goes well */
    messageKey: text('message_key'),
    messageParams: jsonb('message_params').$type<Record<string, string | number>>(),
    /** lines read so far, the heading not counted */
    lineCount: integer('line_count').notNull().default(0),
    /** lines in the file, known once all are read; before that, what its size lets expect */
    expectedLines: integer('expected_lines'),
    problemCount: integer('problem_count').notNull().default(0),
    firstProblemLine: integer('first_problem_line'),
    userId: ulid('user_id').notNull(),
    userName: text('user_name').notNull(),
    /** what the person who sent it reads: the report is written in it */
    language: text('language').$type<Language>().notNull().default('pt-BR'),
    /** tried only: its rows are compared with those in force and removed */
    isTrial: boolean('is_trial').notNull().default(false),
    /** what a trial would change (uploads domain, `NotedDifference`) */
    difference: jsonb('difference').$type<NotedDifference>(),
    /**
     * the table that a trial was compared with, and that must still be in force when it is applied; empty where there
     * was none
     */
    comparedWith: text('compared_with'),
    /** the business day on which it takes effect; null for at once */
    effectiveFrom: date('effective_from'),
    uploadedAt: instant('uploaded_at').notNull(),
    /** the last sign of life of the job that works on it */
    progressAt: instant('progress_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('uploads_kind_recent').on(table.kind, table.uploadedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('uploads_dealer_recent').on(
      table.dealerId,
      table.kind,
      table.uploadedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('uploads_unfinished').on(table.status, table.progressAt),
  ],
);

/** The first bad cells of a refused file; the whole report is a stored file. */
export const uploadProblems = pgTable(
  'upload_problems',
  {
    uploadId: ulid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    line: integer('line').notNull(),
    column: text('column_name').notNull(),
    value: text('value').notNull(),
    reasonKey: text('reason_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.sequence] })],
);
