import { businessDay } from '@estrada/domain/calendar/index';
import { reportRetentionDays, trialRetentionDays, type UploadKind } from '@estrada/domain/uploads/index';
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { silentAfterMs } from '../../kernel/beat-while.ts';
import type { Db } from '../../kernel/database/database.ts';
import { removeOldTables, removeTable } from '../../kernel/database/table-load.ts';
import {
  kindOfDealer,
  listDueKinds,
  listKindsDecidedSince,
  lockDecisions,
} from '../../kernel/database/tables-in-force.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Task, TaskContext } from '../../kernel/jobs/schedule.ts';
import type { Platform } from '../../kernel/platform.ts';
import { beginDueTables } from './begin-tables.ts';
import { endUpload } from './finish-upload.ts';
import { fileKey, reportKey } from './run-upload.ts';
import { tableInForceOf, tableOfUpload, uploadTables } from './tables/index.ts';
import { uploadJobs } from './uploads.jobs.ts';
import { findUploads, uploadsUnderWay } from './uploads.repository.ts';
import { uploadProblems, uploads } from './uploads.tables.ts';

/** An upload that has waited this long has lost its job. */
const forgottenAfterMs = 120_000;
/**
 * On the embedded database a heartbeat may wait behind a statement, and there is no other process that could be lost.
 */
const lostAfterMs = { postgres: silentAfterMs, embedded: 120_000 };

export function uploadSchedule({ database }: Platform, files: FileStore): Task[] {
  const tables = Object.values(uploadTables);
  const kinds = tables.filter(({ isOfDealer }) => !isOfDealer).map(({ kind }) => kind);
  const kindsOfDealers = tables.filter(({ isOfDealer }) => isOfDealer).map(({ kind }) => kindOfDealer(kind, ''));
  const ago = ({ now }: TaskContext, ms: number) => new Date(now.getTime() - ms);
  const daysAgo = (context: TaskContext, days: number) => ago(context, days * 86_400_000);
  const lostSince = (context: TaskContext) => ago(context, context.alone ? -1 : lostAfterMs[database.kind]);
  return [
    {
      // ends those whose worker is gone and takes back what they left
      name: 'uploads.end-lost',
      every: 5,
      everyProcess: true,
      rows: async (context, limit) => idsOf(await listLostUploads(context.db, lostSince(context), limit)),
      async run(id, context) {
        const [upload] = await findUploads(context.db, [id]);
        const isLost = upload?.status === 'PROCESSING' && upload.progressAt < lostSince(context);
        // of one that was ended before, what it left may still be there
        if (!upload || !(isLost || upload.status === 'ERROR')) return;
        await endUpload(upload, { status: 'ERROR', messageKey: 'job.lost' }, context, context.now);
        const table = tableOfUpload(upload);
        if (table) await removeTable(database.db, table.stored, id);
        await files.remove(fileKey(id));
      },
    },
    {
      // wakes those whose job was lost
      name: 'uploads.wake-forgotten',
      every: 60,
      rows: (context) => listForgottenKinds(context.db, ago(context, forgottenAfterMs)),
      run: (kind, context) =>
        context.transaction(async (tx) => tx.enqueue(uploadJobs.loadTable, { kind: kind as UploadKind })),
    },
    {
      // what follows from tables whose day has come
      name: 'uploads.begin-tables',
      every: 60,
      rows: ({ db, now }) => listDueKinds(db, businessDay(now.toISOString())),
      run: (kind, context) =>
        context.transaction(async (tx) => {
          const table = tableInForceOf(kind);
          if (!table) return;
          await lockDecisions(tx.db, kind);
          await beginDueTables(table, tx, tx.now);
        }),
    },
    {
      // those that a newer one replaced; of the dealers' own those that one has decided on lately
      name: 'uploads.remove-old-tables',
      every: 60,
      rows: async (context) => {
        const decided = await listKindsDecidedSince(context.db, daysAgo(context, 2));
        return [...kinds, ...decided.filter((kind) => kindsOfDealers.some((start) => kind.startsWith(start)))];
      },
      async run(kind, { now }) {
        const table = tableInForceOf(kind);
        if (table) await removeOldTables(database.db, table.stored, uploadsUnderWay, businessDay(now.toISOString()));
      },
    },
    {
      name: 'uploads.forget-trials',
      every: 60,
      rows: async (context, limit) =>
        idsOf(await listOldTrials(context.db, daysAgo(context, trialRetentionDays), limit)),
      async run(id, { db }) {
        await files.remove(fileKey(id));
        await forgetDifference(db, id);
      },
    },
    {
      name: 'uploads.forget-reports',
      every: 60,
      rows: async (context, limit) =>
        idsOf(await listOldReports(context.db, daysAgo(context, reportRetentionDays), limit)),
      async run(id, context) {
        await files.remove(reportKey(id));
        await context.transaction((tx) => forgetProblems(tx.db, id));
      },
    },
  ];
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Uploads whose job gave no sign of life since then. */
const listLostUploads = (db: Db, since: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.status, 'PROCESSING'), lt(uploads.progressAt, since)))
    .orderBy(uploads.progressAt)
    .limit(limit);

/** The kinds of uploads that still wait although their job was lost before it began. */
async function listForgottenKinds(db: Db, since: Date): Promise<UploadKind[]> {
  const rows = await db
    .selectDistinct({ kind: uploads.kind })
    .from(uploads)
    .where(and(eq(uploads.status, 'PENDING'), lt(uploads.progressAt, since)));
  return rows.map(({ kind }) => kind);
}

/** Trials that ended before then and whose file and difference are still stored. */
const listOldTrials = (db: Db, before: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.isTrial, true), lt(uploads.progressAt, before), isNotNull(uploads.difference)))
    .orderBy(uploads.progressAt)
    .limit(limit);

/** Forgets what a trial would have changed: it can no longer be put in force. */
async function forgetDifference(db: Db, id: string): Promise<void> {
  await db.update(uploads).set({ difference: null }).where(eq(uploads.id, id));
}

/** Refused uploads that ended before then and whose invalid cells are still stored. */
const listOldReports = (db: Db, before: Date, limit: number): Promise<{ id: string }[]> =>
  db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.status, 'ERROR'), lt(uploads.progressAt, before), gt(uploads.problemCount, 0)))
    .orderBy(uploads.progressAt)
    .limit(limit);

/** Forgets the bad cells of an upload. The history goes on showing how many there were, in its message. */
async function forgetProblems(db: Db, id: string): Promise<void> {
  await db.delete(uploadProblems).where(eq(uploadProblems.uploadId, id));
  await db.update(uploads).set({ problemCount: 0 }).where(eq(uploads.id, id));
}
