import type { PageRequest } from '@estrada/domain/lists/index';
import type { NotedDifference, UploadKind, UploadMessageKey } from '@estrada/domain/uploads/index';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { PageOrder } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import type { LineProblem } from './check-lines.ts';
import { uploadProblems, uploads } from './uploads.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

export const insertUpload = (db: Db, row: typeof uploads.$inferInsert) => db.insert(uploads).values(row);

export async function findUpload(db: Db, kind: UploadKind, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.kind, kind)));
  return row ?? null;
}

const newestFirst: PageOrder = {
  name: 'uploadDate',
  by: uploads.uploadedAt,
  type: 'timestamptz',
  direction: 'desc',
  id: uploads.id,
};

/** The history of a kind, newest first. */
export async function listUploads(db: Db, kind: UploadKind, page: PageRequest) {
  const ofKind = eq(uploads.kind, kind);
  return pageOfTable(db, { table: uploads, where: ofKind, order: newestFirst }, page);
}

/** The uploads of these ids. */
export const findUploads = (db: Db, ids: readonly string[]): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(inArray(uploads.id, [...ids]));

/**
 * Takes the oldest waiting upload of a kind, unless one is being worked on: two loads of one table never meet. Run it in
 * a transaction of its own; the lock ends with it.
 */
export async function claimNextUpload(db: Db, kind: UploadKind, now: Date): Promise<UploadRow | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`upload:${kind}`}))`);
  const open = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.kind, kind), inArray(uploads.status, ['PENDING', 'PROCESSING'])))
    .orderBy(asc(uploads.uploadedAt), asc(uploads.id))
    .limit(100);
  const next = open.find((row) => row.status === 'PENDING');
  if (!next || open.some((row) => row.status === 'PROCESSING')) return null;
  await db.update(uploads).set({ status: 'PROCESSING', progressAt: now }).where(eq(uploads.id, next.id));
  return { ...next, status: 'PROCESSING' };
}

/** Says how far an upload has come. @returns false when somebody declared it lost meanwhile */
export async function reportProgress(
  db: Db,
  id: string,
  progress: { lineCount: number; expectedLines: number | null },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(uploads)
    .set({ ...progress, progressAt: now })
    .where(and(eq(uploads.id, id), eq(uploads.status, 'PROCESSING')))
    .returning({ id: uploads.id });
  return changed.length > 0;
}

/** Says that the worker of an upload lives. */
export async function beatUpload(db: Db, id: string, now: Date): Promise<void> {
  const atWork = and(eq(uploads.id, id), eq(uploads.status, 'PROCESSING'));
  await db.update(uploads).set({ progressAt: now }).where(atWork);
}

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
export const listFailedUploads = (db: Db, kinds: readonly UploadKind[], since: Date): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.status, 'ERROR'),
        eq(uploads.isTrial, false),
        gt(uploads.progressAt, since),
        inArray(uploads.kind, [...kinds]),
      ),
    )
    .orderBy(desc(uploads.progressAt))
    .limit(5);

/** Uploads whose job gave no sign of life since then. */
export const listLostUploads = (db: Db, since: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.status, 'PROCESSING'), lt(uploads.progressAt, since)))
    .orderBy(uploads.progressAt)
    .limit(limit);

/** The kinds of uploads that still wait although nobody seems to know of them (their job was lost before it began). */
export async function listForgottenKinds(db: Db, since: Date): Promise<UploadKind[]> {
  const rows = await db
    .selectDistinct({ kind: uploads.kind })
    .from(uploads)
    .where(and(eq(uploads.status, 'PENDING'), lt(uploads.progressAt, since)));
  return rows.map(({ kind }) => kind);
}

/** Trials that ended before then and whose file and difference are still kept. */
export const listOldTrials = (db: Db, before: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.isTrial, true), lt(uploads.progressAt, before), isNotNull(uploads.difference)))
    .orderBy(uploads.progressAt)
    .limit(limit);

/** Forgets what a trial would have changed: it can no longer be put in force. */
export async function forgetDifference(db: Db, id: string): Promise<void> {
  await db.update(uploads).set({ difference: null }).where(eq(uploads.id, id));
}

/** Refused uploads that ended before then and whose bad cells are still kept. */
export const listOldReports = (db: Db, before: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.status, 'ERROR'), lt(uploads.progressAt, before), gt(uploads.problemCount, 0)))
    .orderBy(uploads.progressAt)
    .limit(limit);

/** Forgets the bad cells of an upload. The history goes on showing how many there were, in its message. */
export async function forgetProblems(db: Db, id: string): Promise<void> {
  await db.delete(uploadProblems).where(eq(uploadProblems.uploadId, id));
  await db.update(uploads).set({ problemCount: 0 }).where(eq(uploads.id, id));
}

/** A query for the ids of the uploads that have not ended: their rows are on their way in. */
export const uploadsUnderWay = sql`select ${uploads.id} from ${uploads} where ${inArray(uploads.status, ['PENDING', 'PROCESSING'])}`;

/** The problems that the screen shows; all of them are in the report file. */
export async function insertProblems(db: Db, uploadId: string, problems: readonly LineProblem[]): Promise<void> {
  if (problems.length === 0) return;
  await db.insert(uploadProblems).values(
    problems.map(({ reason, ...problem }, index) => ({
      ...problem,
      uploadId,
      sequence: index + 1,
      reasonKey: reason,
    })),
  );
}

export const listProblems = (db: Db, uploadId: string) =>
  db
    .select()
    .from(uploadProblems)
    .where(eq(uploadProblems.uploadId, uploadId))
    .orderBy(asc(uploadProblems.sequence))
    .limit(200);
