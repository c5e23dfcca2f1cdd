import { businessDay } from '@estrada/domain/calendar/index';
import { reportRetentionDays, trialRetentionDays } from '@estrada/domain/uploads/index';
import { silentAfterMs } from '../../kernel/beat-while.ts';
import type { FlowContext } from '../../kernel/context.ts';
import { removeOldTables, removeTable } from '../../kernel/database/table-load.ts';
import { lockDecisions } from '../../kernel/database/tables-in-force.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Platform } from '../../kernel/platform.ts';
import { beginDueTables } from './begin-tables.ts';
import { endUpload } from './finish-upload.ts';
import { fileKey, reportKey } from './run-upload.ts';
import { tableOfKind, uploadTables } from './tables/index.ts';
import { uploadJobs } from './uploads.jobs.ts';
import {
  forgetDifference,
  forgetProblems,
  listForgottenUploads,
  listLostUploads,
  listOldReports,
  listOldTrials,
  uploadsUnderWay,
} from './uploads.repository.ts';

/** An upload that has waited for this long seems to be known to nobody. */
const forgottenAfterMs = 120_000;
/** On the embedded database a beat may wait behind a statement, and no other process is there that could be lost. */
const lostAfterMs = { postgres: silentAfterMs, embedded: 120_000 };

/** Ends the uploads whose worker is gone and takes back what they left. @param alone see `sweepUploads` */
export async function endLostUploads(
  { platform, files }: { platform: Platform; files: FileStore },
  context: FlowContext,
  { alone }: { alone: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const since = new Date(now.getTime() - (alone ? -1 : lostAfterMs[platform.database.kind]));
  for (const upload of await listLostUploads(context.db, since)) {
    await endUpload(upload, { status: 'ERROR', messageKey: 'job.lost' }, context, now);
    const table = tableOfKind(upload.kind);
    if (table) await removeTable(platform.database.db, table.stored, upload.id);
    await files.remove(fileKey(upload.id));
  }
}

/**
 * Ends the uploads whose worker is gone, takes back what they left, wakes those that wait for nobody, does what follows from tables
 * whose day has come, and removes tables that a newer one replaced and reports that have served their time. Safe to run in several processes at once.
 *
 * @param alone true when no other process can be at work (the embedded database): whatever is unfinished at the start is lost
 */
export async function sweepUploads(
  { platform, files }: { platform: Platform; files: FileStore },
  context: FlowContext,
  { alone }: { alone: boolean },
): Promise<void> {
  const now = platform.clock.now();
  await endLostUploads({ platform, files }, context, { alone });
  const forgotten = await listForgottenUploads(context.db, new Date(now.getTime() - forgottenAfterMs));
  for (const kind of new Set(forgotten.map((upload) => upload.kind)))
    await context.transaction(async (tx) => tx.enqueue(uploadJobs.loadTable, { kind }));
  for (const table of Object.values(uploadTables)) {
    await context.transaction(async (tx) => {
      await lockDecisions(tx.db, table.kind);
      await beginDueTables(table, tx, now);
    });
    await removeOldTables(platform.database.db, table.stored, uploadsUnderWay, businessDay(now.toISOString()));
  }
  for (const { id } of await listOldTrials(context.db, new Date(now.getTime() - trialRetentionDays * 86_400_000))) {
    await context.transaction(async (tx) => forgetDifference(tx.db, id));
    await files.remove(fileKey(id));
  }
  for (const { id } of await listOldReports(context.db, new Date(now.getTime() - reportRetentionDays * 86_400_000))) {
    await files.remove(reportKey(id));
    await context.transaction(async (tx) => forgetProblems(tx.db, id));
  }
}
