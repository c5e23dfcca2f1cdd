import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { riskOf, type UploadKind, type UploadMessageKey } from '@estrada/domain/uploads/index';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { beatWhile } from '../../../kernel/beat-while.ts';
import type { FlowContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { lockDecisions, readTableInForce } from '../../../kernel/database/tables-in-force.ts';
import { describeFailure } from '../../../kernel/describe-failure.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { TableFileError } from '../../../kernel/spreadsheets/table-file-error.ts';
import { beginDueTables, beginTable } from '../begin-tables.ts';
import type { LineProblem } from '../check-lines.ts';
import { noteParams } from '../describe-upload.ts';
import { findDifference } from '../find-difference.ts';
import { findPlannedBefore } from '../find-planned-before.ts';
import { endUpload, entryFor } from '../finish-upload.ts';
import { expectLines, type FileResult, fileKey, loadFile, UploadOverruled } from '../run-upload.ts';
import { readEnded } from '../table-lines.ts';
import { tableOfUpload } from '../tables/index.ts';
import type { UploadTable } from '../upload-table.ts';
import type { uploadJobs } from '../uploads.jobs.ts';
import { finishUpload, type Outcome, type UploadRow } from '../uploads.repository.ts';
import { uploadProblems, uploads } from '../uploads.tables.ts';

interface Parts {
  platform: Platform;
  files: FileStore;
}

/** Processes the waiting uploads of a kind, one after the other, until none waits. */
export const loadTable =
  (platform: Platform, files: FileStore): JobHandler<typeof uploadJobs.loadTable> =>
  async ({ kind }, context) => {
    for (;;) {
      const upload = await context.transaction(({ db }) => claimNextUpload(db, kind, platform.clock.now()));
      if (!upload) return;
      const beat = () => beatUpload(platform.database.db, upload.id, platform.clock.now());
      await beatWhile(beat, () => workOn(upload, { platform, files }, context));
    }
  };

async function workOn(upload: UploadRow, { platform, files }: Parts, context: FlowContext): Promise<void> {
  const table = tableOfUpload(upload)!;
  const { database, clock } = platform;
  const today = businessDay(clock.now().toISOString());
  const day = upload.effectiveFrom ?? today;
  const load = await table.open(database, upload.id, day);
  const tableId = await readTableInForce(database.db, table.stored.kind, today);
  const ended = tableId === null ? new Set<string>() : await readEnded(database.db, table, { tableId, day });
  let isKept = false;
  let reportedAt = performance.now();
  const expected = expectLines(upload, table);
  const onProgress = async (lineCount: number) => {
    if (performance.now() - reportedAt < 400) return true;
    reportedAt = performance.now();
    const progress = { lineCount, expectedLines: Math.max(expected, lineCount) };
    return reportProgress(database.db, upload.id, progress, clock.now());
  };
  try {
    const result = await loadFile(
      { table, uploadId: upload.id, day, ended, language: upload.language, database, files, onProgress },
      load,
    );
    if (result.problemCount > 0) await refuse(upload, result, load.discard, context, clock.now());
    else if (upload.isTrial) {
      await endTrial(upload, { result, table, load }, context, clock.now());
      isKept = true;
    } else await apply(upload, { result, table, load }, context, clock.now());
  } catch (error) {
    await load.discard();
    if (error instanceof UploadOverruled) return;
    const known = error instanceof TableFileError;
    if (!known) context.logger.error({ uploadId: upload.id, err: describeFailure(error) }, 'upload failed');
    await endUpload(
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
    // the table has the rows, the history the outcome: the file is no longer needed, unless it may still be applied
    if (!isKept) await files.remove(fileKey(upload.id));
  }
}

interface Loaded {
  result: FileResult;
  table: UploadTable;
  load: Awaited<ReturnType<UploadTable['open']>>;
}

async function apply(
  upload: UploadRow,
  { result, table, load }: Loaded,
  context: FlowContext,
  now: Date,
): Promise<void> {
  await load.settle();
  const today = businessDay(now.toISOString());
  const { comparedWith } = upload;
  // what was tried has shown its difference, and was confirmed
  if (table.assess && comparedWith === null) await refuseLargeRemoval(upload, { table, today }, context);
  await context.transaction(async (tx) => {
    // the day may have come while the file waited
    const from = upload.effectiveFrom !== null && upload.effectiveFrom > today ? upload.effectiveFrom : undefined;
    const { kind } = table.stored;
    await lockDecisions(tx.db, kind);
    if (comparedWith !== null) await refuseOtherThanCompared(tx.db, { kind, comparedWith }, { today, from });
    const done = from ? 'planned' : table.changesOnly ? 'changed' : 'applied';
    const { lineCount } = result;
    const messageKey: UploadMessageKey = lineCount === 1 ? `${done}One` : done;
    const notes = [...((await table.findNotes?.(tx.db, upload.id)) ?? []), ...result.notes];
    const messageParams = { count: lineCount, ...(from ? { day: formatDate(from) } : {}), ...noteParams(notes) };
    const outcome = { status: 'SUCCESS', messageKey, messageParams } as const;
    if (!(await finishUpload(tx.db, upload.id, { ...outcome, lineCount, expectedLines: lineCount }, now)))
      throw new UploadOverruled();
    const decision = { now, by: upload.userName, from };
    // a table scheduled for today takes effect first: this one replaces it
    await beginDueTables(table, tx, now);
    await load.apply(tx.db, decision);
    if (!from) await beginTable(table, upload.id, decision, tx);
    tx.audit(entryFor(upload, { status: 'SUCCESS', lines: lineCount }));
  });
}

/**
 * Refuses to apply a trial that was compared with another table than the current one, or than one that takes effect
 * before it.
 */
async function refuseOtherThanCompared(
  db: Db,
  { kind, comparedWith }: { kind: string; comparedWith: string },
  { today, from }: { today: CalendarDate; from: CalendarDate | undefined },
): Promise<void> {
  if (comparedWith !== ((await readTableInForce(db, kind, today)) ?? '')) throw new TableFileError('trial.stale');
  const planned = from && (await findPlannedBefore(db, kind, { today, until: from }));
  if (planned) throw new TableFileError('trial.behindPlanned', planned);
}

/**
 * Refuses a table of prices that was sent at once and takes much away: it is tried first, so that its difference is
 * seen.
 */
async function refuseLargeRemoval(
  { id: triedId }: UploadRow,
  { table, today }: { table: UploadTable; today: CalendarDate },
  { db }: FlowContext,
): Promise<void> {
  const inForce = await readTableInForce(db, table.stored.kind, today);
  if (inForce === null) return;
  const risk = riskOf(await findDifference(db, table, { triedId, inForce, today }));
  if (risk) throw new TableFileError(risk.removed > 0 ? 'send.removesMuch' : 'send.leavesGaps', risk);
}

/** Reports what the table would change, and removes it. */
async function endTrial(
  upload: UploadRow,
  { result, table, load }: Loaded,
  context: FlowContext,
  now: Date,
): Promise<void> {
  await load.settle();
  const today = businessDay(now.toISOString());
  const inForce = await readTableInForce(context.db, table.stored.kind, today);
  // corrections were made in the table that was in force then
  if (upload.comparedWith !== null && upload.comparedWith !== (inForce ?? '')) throw new TableFileError('trial.stale');
  const found = await findDifference(context.db, table, { triedId: upload.id, inForce, today });
  await load.discard();
  const notes = [...(found.notes ?? []), ...result.notes];
  const { lineCount } = result;
  await context.transaction(async (tx) => {
    const messageKey: UploadMessageKey = lineCount === 1 ? 'triedOne' : 'tried';
    const messageParams = { count: lineCount, ...noteParams(notes) };
    const outcome = { status: 'SUCCESS', messageKey, messageParams } as const;
    const compared = { difference: { ...found, notes }, comparedWith: inForce ?? '' };
    if (!(await finishUpload(tx.db, upload.id, { ...outcome, ...compared, lineCount, expectedLines: lineCount }, now)))
      throw new UploadOverruled();
    tx.audit(entryFor(upload, { status: 'SUCCESS', lines: lineCount }));
  });
}

async function refuse(
  upload: UploadRow,
  { lineCount, problemCount, problems, notes }: FileResult,
  discard: () => Promise<void>,
  context: FlowContext,
  now: Date,
): Promise<void> {
  await discard();
  const line = problems[0]!.line;
  const messageKey: UploadMessageKey = problemCount === 1 ? 'lines.invalidOne' : 'lines.invalid';
  await context.transaction(async (tx) => {
    await insertProblems(tx.db, upload.id, problems);
    const messageParams = { count: problemCount, line, ...noteParams(notes) };
    const outcome: Outcome = { status: 'ERROR', messageKey, messageParams, lineCount, expectedLines: lineCount };
    await finishUpload(tx.db, upload.id, { ...outcome, problemCount, firstProblemLine: line }, now);
    tx.audit(entryFor(upload, { status: 'ERROR', lines: lineCount, problems: problemCount }));
  });
}

/**
 * Takes the oldest waiting upload of a kind, unless one is being worked on: two loads of one table never meet. Run it in
 * a transaction of its own; the lock ends with it.
 */
async function claimNextUpload(db: Db, kind: UploadKind, now: Date): Promise<UploadRow | null> {
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

/** Reports the progress of an upload. @returns false when it was declared lost */
async function reportProgress(
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

/** Sends a heartbeat of the worker of an upload. */
async function beatUpload(db: Db, id: string, now: Date): Promise<void> {
  const atWork = and(eq(uploads.id, id), eq(uploads.status, 'PROCESSING'));
  await db.update(uploads).set({ progressAt: now }).where(atWork);
}

/** The problems that the screen shows; all of them are in the report file. */
async function insertProblems(db: Db, uploadId: string, problems: readonly LineProblem[]): Promise<void> {
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
