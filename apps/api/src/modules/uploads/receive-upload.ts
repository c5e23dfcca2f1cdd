import type { Readable } from 'node:stream';
import type { CalendarDate } from '@estrada/domain/calendar/index';
import { DomainError } from '@estrada/domain/errors/index';
import { startDayProblems } from '@estrada/domain/uploads/index';
import { hasHiddenCharacters, messages } from '@estrada/domain/validation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type FlowContext, type RequestContext } from '../../kernel/context.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { ensureConfirmed } from './confirm-risk.ts';
import { canApply, describeUpload } from './describe-upload.ts';
import { findPlannedBefore } from './find-planned-before.ts';
import { fileKey } from './run-upload.ts';
import type { UploadTable } from './upload-table.ts';
import { uploadJobs } from './uploads.jobs.ts';
import { findUpload, insertUpload } from './uploads.repository.ts';

/** Stores the file unchanged and leaves the rest to a job: the sender does not wait for a hundred thousand lines. */
export const makeReceiveUpload =
  (
    tableOf: (context: RequestContext) => UploadTable,
    files: FileStore,
    isTrial: boolean,
  ): UseCase<(typeof endpoints)['sendVehiclesTable'], FlowContext> =>
  async ({ files: { file: sent }, ...input }, context) => {
    const [file] = sent;
    // the name is shown in lists, in the trail and in mails: it must be fully visible
    if (hasHiddenCharacters(file!.fileName))
      throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'file.hiddenCharacters' }] });
    const effectiveFrom = isTrial ? null : startDayOf(input.query, context);
    const { fileName, open } = file!;
    return acceptUpload(
      { table: tableOf(context), files },
      { action: isTrial ? 'upload.try' : 'upload.send', fileName, effectiveFrom, open },
      context,
    );
  };

/**
 * Applies a trial, at once or from a day on: the same file again, on the condition that the compared table stays in
 * force until then.
 *
 * @throws DomainError SEC004 for no trial of this table; SET001 when another table has taken effect since, or the trial
 * is no longer stored; SET033 when one is to take effect before it; DOM002 where much that it takes away is not
 * confirmed
 */
export const makeApplyTrial =
  (
    tableOf: (context: RequestContext) => UploadTable,
    files: FileStore,
  ): UseCase<(typeof endpoints)['applyVehiclesTrial'], FlowContext> =>
  async ({ params, query, body: { confirmed } }, context) => {
    const table = tableOf(context);
    const { kind: decided } = table.stored;
    const effectiveFrom = startDayOf(query, context);
    const trial = inReach(await findUpload(context.db, table, params.id));
    const { db, today } = context;
    if (!canApply(trial, await readTableInForce(db, decided, today))) throw new DomainError('SET001');
    const planned = effectiveFrom && (await findPlannedBefore(db, decided, { today, until: effectiveFrom }));
    if (planned) throw new DomainError('SET033', { params: planned });
    await ensureConfirmed(trial.difference!, { confirmed, triedBy: trial.userId }, context);
    const kept = await files.openRead(fileKey(trial.id));
    if (!kept) throw new DomainError('SET001');
    const { fileName, comparedWith } = trial;
    return acceptUpload(
      { table, files },
      { action: 'upload.apply', fileName, comparedWith, effectiveFrom, open: () => kept.content },
      context,
    );
  };

/**
 * The day on which a table takes effect; null for at once.
 *
 * @throws DomainError SET024 for a day in the past, DOM002 for one too far ahead
 */
function startDayOf({ effectiveFrom }: { effectiveFrom?: CalendarDate | undefined }, { today }: RequestContext) {
  if (effectiveFrom === undefined || effectiveFrom === today) return null;
  const [first] = startDayProblems(effectiveFrom, today);
  if (first) throw new DomainError(messages[first.key].code, { fields: [first] });
  return effectiveFrom;
}

interface Incoming {
  /** how it came, for the trail; tried and corrected ones are removed after their difference was computed */
  action: 'upload.send' | 'upload.try' | 'upload.apply' | 'upload.correct';
  fileName: string;
  effectiveFrom: CalendarDate | null;
  open(): Readable;
  /** the table that must still be in force when this one takes effect, or the trial ends */
  comparedWith?: string | null;
  /** called once the file is stored: an error of it refuses the file */
  ensure?(): void;
  /** the number of lines that were corrected on the screen */
  corrections?: number;
}

/** Stores a file and its row in the history, and wakes the job that reads it. */
export async function acceptUpload(
  { table, files }: { table: UploadTable; files: FileStore },
  { action, fileName, effectiveFrom, comparedWith = null, corrections, ensure, open }: Incoming,
  context: FlowContext,
) {
  const { viewer, name } = callerOf(context);
  await limitRate(context.db, { name: 'uploads', hits: 60, windowSeconds: 3_600 }, viewer.userId, context.now);
  const id = makeId(context.now);
  const sizeBytes = await files.writeStream(fileKey(id), open());
  try {
    ensure?.();
    return await context.transaction(async (tx) => {
      const { kind, dealerId } = table;
      await insertUpload(tx.db, {
        id,
        kind,
        dealerId,
        fileName,
        sizeBytes,
        isTrial: action === 'upload.try' || action === 'upload.correct',
        comparedWith,
        effectiveFrom,
        status: 'PENDING',
        userId: viewer.userId,
        userName: name,
        language: context.language,
        uploadedAt: context.now,
        progressAt: context.now,
      });
      tx.enqueue(uploadJobs.loadTable, { kind });
      const after = {
        fileName,
        sizeBytes,
        ...(effectiveFrom ? { effectiveFrom } : {}),
        ...(corrections ? { corrections } : {}),
      };
      tx.audit({ action, entity: `upload:${kind}` as const, entityId: id, after });
      return describeUpload((await findUpload(tx.db, table, id))!, context.language, null);
    });
  } catch (error) {
    await files.remove(fileKey(id));
    throw error;
  }
}
