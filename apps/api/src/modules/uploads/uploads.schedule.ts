import { businessDay } from '@estrada/domain/calendar/index';
import { reportRetentionDays, trialRetentionDays, type UploadKind } from '@estrada/domain/uploads/index';
import { silentAfterMs } from '../../kernel/beat-while.ts';
import { removeOldTables, removeTable } from '../../kernel/database/table-load.ts';
import { lockDecisions } from '../../kernel/database/tables-in-force.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Task, TaskContext } from '../../kernel/jobs/schedule.ts';
import type { Platform } from '../../kernel/platform.ts';
import { beginDueTables } from './begin-tables.ts';
import { endUpload } from './finish-upload.ts';
import { fileKey, reportKey } from './run-upload.ts';
import { tableOfKind, uploadTables } from './tables/index.ts';
import { uploadJobs } from './uploads.jobs.ts';
import {
  findUploads,
  forgetDifference,
  forgetProblems,
  listForgottenKinds,
  listLostUploads,
  listOldReports,
  listOldTrials,
  uploadsUnderWay,
} from './uploads.repository.ts';

/** An upload that has waited for this long seems to be known to nobody. */
const forgottenAfterMs = 120_000;
/** On the embedded database a beat may wait behind a statement, and no other process is there that could be lost. */
const lostAfterMs = { postgres: silentAfterMs, embedded: 120_000 };

export function uploadSchedule({ database }: Platform, files: FileStore): Task[] {
  const tables = Object.values(uploadTables);
  const kinds = tables.map(({ kind }) => kind);
  const tableOf = (kind: string) => tables.find((table) => table.kind === kind);
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
        const table = tableOfKind(upload.kind);
        if (table) await removeTable(database.db, table.stored, id);
        await files.remove(fileKey(id));
      },
    },
    {
      // wakes those that wait for nobody
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
      rows: async () => kinds,
      run: (kind, context) =>
        context.transaction(async (tx) => {
          const table = tableOf(kind);
          if (!table) return;
          await lockDecisions(tx.db, table.kind);
          await beginDueTables(table, tx, tx.now);
        }),
    },
    {
      // those that a newer one replaced
      name: 'uploads.remove-old-tables',
      every: 60,
      rows: async () => kinds,
      async run(kind, { now }) {
        const table = tableOf(kind);
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
