import type { PageRequest } from '@estrada/domain/lists/index';
import type { NotedDifference, UploadKind, UploadMessageKey } from '@estrada/domain/uploads/index';
import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { uploadProblems, uploads } from './uploads.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

export const insertUpload = (db: Db, row: typeof uploads.$inferInsert) => db.insert(uploads).values(row);

/** The uploads of one table: of its kind, and of the dealer whose own it is. */
export type UploadsOf = { kind: UploadKind; dealerId: string | null };

const isOf = ({ kind, dealerId }: UploadsOf) =>
  and(eq(uploads.kind, kind), dealerId === null ? isNull(uploads.dealerId) : eq(uploads.dealerId, dealerId));

export async function findUpload(db: Db, table: UploadsOf, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isOf(table)));
  return row ?? null;
}

const newestFirst: PageOrder = {
  name: 'uploadDate',
  by: uploads.uploadedAt,
  type: 'timestamptz',
  direction: 'desc',
  id: uploads.id,
};

/** A query for the ids of the uploads of a dealer's own table. */
export const uploadsOfDealer = (table: UploadsOf) => sql`select ${uploads.id} from ${uploads} where ${isOf(table)}`;

/** The history of a table, newest first. */
export async function listUploads(db: Db, table: UploadsOf, page: PageRequest) {
  return pageOfTable(db, { table: uploads, where: isOf(table), order: newestFirst }, page);
}

/** The uploads of these ids. */
export const findUploads = (db: Db, ids: readonly string[]): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));

export interface Outcome {
  status: 'SUCCESS' | 'ERROR';
  messageKey: UploadMessageKey;
  messageParams?: Record<string, string | number>;
  lineCount?: number;
  expectedLines?: number;
  problemCount?: number;
  firstProblemLine?: number | null;
  difference?: NotedDifference;
  comparedWith?: string;
}

/** Ends an upload that is being worked on. @returns false when it had ended already */
export async function finishUpload(db: Db, id: string, outcome: Outcome, now: Date): Promise<boolean> {
  const changed = await db
    .update(uploads)
    .set({ ...outcome, finishedAt: now, progressAt: now })
    .where(and(eq(uploads.id, id), inArray(uploads.status, ['PENDING', 'PROCESSING'])))
    .returning({ id: uploads.id });
  return changed.length > 0;
}

/** The latest uploads of some tables that failed since then. */
export const listFailedUploads = (
  db: Db,
  { kinds, dealerId }: { kinds: readonly UploadKind[]; dealerId: string | null },
  since: Date,
): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.status, 'ERROR'),
        eq(uploads.isTrial, false),
        gt(uploads.progressAt, since),
        inArray(uploads.kind, [...kinds]),
        or(isNull(uploads.dealerId), dealerId === null ? undefined : eq(uploads.dealerId, dealerId)),
      ),
    )
    .orderBy(desc(uploads.progressAt))
    .limit(5);

/** A query for the ids of the uploads that have not ended: their rows are on their way in. */
export const uploadsUnderWay = sql`select ${uploads.id} from ${uploads} where ${inArray(uploads.status, ['PENDING', 'PROCESSING'])}`;

export const listProblems = (db: Db, uploadId: string) =>
  db
    .select()
    .from(uploadProblems)
    .where(eq(uploadProblems.uploadId, uploadId))
    .orderBy(asc(uploadProblems.sequence))
    .limit(200);
