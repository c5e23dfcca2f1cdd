import { reportDaysKept, type UploadMessageKey } from '@estrada/domain/uploads/index';
import type { FlowContext } from '../../kernel/context.ts';
import { removeOldTables, removeTable } from '../../kernel/database/table-load.ts';
import { describeFailure } from '../../kernel/describe-failure.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import type { Platform } from '../../kernel/platform.ts';
import { TableFileError } from '../../kernel/spreadsheets/table-file-error.ts';
import { expectLines, type FileResult, fileKey, loadFile, reportKey, UploadOverruled } from './run-upload.ts';
import { uploadTables } from './tables/index.ts';
import type { UploadTable } from './upload-table.ts';
import {
  claimNextUpload,
  finishUpload,
  forgetProblems,
  insertProblems,
  listForgottenUploads,
  listLostUploads,
  listOldReports,
  type Outcome,
  reportProgress,
  type UploadRow,
  uploadsUnderWay,
} from './uploads.repository.ts';

export const loadTableJob = 'load-table';
/** A job says how it goes at least every second; after this silence it is taken for lost. */
const lostAfterMs = 120_000;

interface Parts {
  platform: Platform;
  files: FileStore;
}

const tableOf = (kind: string): UploadTable | undefined =>
  Object.values(uploadTables).find((table) => table.kind === kind);

/** Works on the waiting uploads of a kind, one after the other, until none waits. */
export const uploadJobs = (platform: Platform, files: FileStore): JobDefinition[] => [
  {
    name: loadTableJob,
    retryLimit: 3,
    retryDelaySeconds: 5,
    expireSeconds: 1_800,
    run: async ({ kind }: { kind: string }, context) => {
      for (;;) {
        const upload = await context.transaction(({ db }) => claimNextUpload(db, kind, platform.clock.now()));
        if (!upload) return;
        await workOn(upload, { platform, files }, context);
      }
    },
  },
];

async function workOn(upload: UploadRow, { platform, files }: Parts, context: FlowContext): Promise<void> {
  const table = tableOf(upload.kind)!;
  const { database, clock } = platform;
  const load = await table.open(database, upload.id);
  let toldAt = performance.now();
  const expected = expectLines(upload, table);
  const onProgress = async (lineCount: number) => {
    if (performance.now() - toldAt < 400) return true;
    toldAt = performance.now();
    const progress = { lineCount, expectedLines: Math.max(expected, lineCount) };
    return reportProgress(database.db, upload.id, progress, clock.now());
  };
  try {
    const result = await loadFile(
      { table, uploadId: upload.id, language: upload.language, database, files, onProgress },
      load,
    );
    if (result.problemCount > 0) await refuse(upload, result, load.discard, context, clock.now());
    else await apply(upload, result, load, context, clock.now());
  } catch (error) {
    await load.discard();
    if (error instanceof UploadOverruled) return;
    const known = error instanceof TableFileError;
    if (!known) context.logger.error({ uploadId: upload.id, err: describeFailure(error) }, 'upload failed');
    await finish(
      upload,
      {
        status: 'ERROR',
        messageKey: known ? error.key : 'job.failed',
        messageParams: known ? error.params : {},
      },
      context,
      clock.now(),
    );
  } finally {
    // the table has the rows, the history the outcome: the file itself has served its time
    await files.remove(fileKey(upload.id));
  }
}

async function apply(
  upload: UploadRow,
  { lineCount }: FileResult,
  load: Awaited<ReturnType<UploadTable['open']>>,
  context: FlowContext,
  now: Date,
): Promise<void> {
  await load.settle();
  await context.transaction(async (tx) => {
    const done = load.changeRecords ? 'changed' : 'applied';
    const messageKey: UploadMessageKey = lineCount === 1 ? `${done}One` : done;
    const outcome = { status: 'SUCCESS', messageKey, messageParams: { count: lineCount } } as const;
    if (!(await finishUpload(tx.db, upload.id, { ...outcome, lineCount, expectedLines: lineCount }, now)))
      throw new UploadOverruled();
    await load.apply(tx.db, now);
    for (const { after, ...record } of (await load.changeRecords?.(tx.db, now)) ?? [])
      tx.audit({ ...record, after: { ...after, sentBy: upload.userName } });
    tx.audit(entryFor(upload, { status: 'SUCCESS', lines: lineCount }));
  });
}

async function refuse(
  upload: UploadRow,
  { lineCount, problemCount, problems }: FileResult,
  discard: () => Promise<void>,
  context: FlowContext,
  now: Date,
): Promise<void> {
  await discard();
  const line = problems[0]!.line;
  const messageKey: UploadMessageKey = problemCount === 1 ? 'lines.invalidOne' : 'lines.invalid';
  await context.transaction(async (tx) => {
    await insertProblems(tx.db, upload.id, problems);
    const messageParams = { count: problemCount, line };
    const outcome: Outcome = { status: 'ERROR', messageKey, messageParams, lineCount, expectedLines: lineCount };
    await finishUpload(tx.db, upload.id, { ...outcome, problemCount, firstProblemLine: line }, now);
    tx.audit(entryFor(upload, { status: 'ERROR', lines: lineCount, problems: problemCount }));
  });
}

const finish = (upload: UploadRow, outcome: Outcome, context: FlowContext, now: Date) =>
  context.transaction(async (tx) => {
    if (await finishUpload(tx.db, upload.id, outcome, now))
      tx.audit(entryFor(upload, { status: outcome.status, message: outcome.messageKey }));
  });

const entryFor = (upload: UploadRow, after: Record<string, unknown>) => ({
  action: 'upload.finish',
  entity: `upload:${upload.kind}`,
  entityId: upload.id,
  after: { ...after, sentBy: upload.userName },
});

/**
 * Ends the uploads whose worker is gone, takes back what they left, wakes those that wait for nobody, and removes tables
 * that a newer one replaced and reports that have served their time. Safe to run in several processes at once.
 *
 * @param alone true when no other process can be at work (the embedded database): whatever is unfinished at the start is lost
 */
export async function sweepUploads(
  { platform, files }: Parts,
  context: FlowContext,
  { alone }: { alone: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - (alone ? -1 : lostAfterMs));
  for (const upload of await listLostUploads(context.db, since)) {
    await finish(upload, { status: 'ERROR', messageKey: 'job.lost' }, context, now);
    const table = tableOf(upload.kind);
    if (table) await removeTable(platform.database.db, table.stored, upload.id);
    await files.remove(fileKey(upload.id));
  }
  const forgotten = await listForgottenUploads(context.db, new Date(now.getTime() - lostAfterMs));
  for (const kind of new Set(forgotten.map((upload) => upload.kind)))
    await context.transaction(async (tx) => tx.enqueue(loadTableJob, { kind }));
  for (const table of Object.values(uploadTables))
    await removeOldTables(platform.database.db, table.stored, uploadsUnderWay);
  for (const { id } of await listOldReports(context.db, new Date(now.getTime() - reportDaysKept * 86_400_000))) {
    await files.remove(reportKey(id));
    await context.transaction(async (tx) => forgetProblems(tx.db, id));
  }
}
