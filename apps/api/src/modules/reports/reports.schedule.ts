import { and, eq, inArray, lt } from 'drizzle-orm';
import { silentAfterMs } from '../../kernel/beat-while.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Task, TaskContext } from '../../kernel/jobs/schedule.ts';
import type { Platform } from '../../kernel/platform.ts';
import { retentionDays } from './describe-extraction.ts';
import { type ExtractionRow, extractionFiles } from './reports.tables.ts';
import { fileKey } from './write-extraction.ts';

/** The job of an extraction that has waited for this long is gone. */
const forgottenAfterMs = 300_000;
/**
 * On the embedded database a heartbeat may wait behind a statement, and there is no other process that could be lost.
 */
const lostAfterMs = { postgres: silentAfterMs, embedded: 300_000 };

export function reportSchedule({ database: { kind } }: Platform, files: FileStore): Task[] {
  const ago = ({ now }: TaskContext, ms: number) => new Date(now.getTime() - ms);
  const lostSince = (context: TaskContext) => ago(context, context.alone ? -1 : lostAfterMs[kind]);
  const before = (context: TaskContext) => ago(context, retentionDays * 86_400_000);
  return [
    {
      // ends those whose worker is gone
      name: 'reports.end-lost',
      every: 5,
      everyProcess: true,
      rows: (context, limit) => listLostExtractions(context.db, 'PROCESSING', lostSince(context), limit),
      run: (id, context) =>
        endSilentExtraction(context.db, id, { status: 'PROCESSING', since: lostSince(context), now: context.now }),
    },
    {
      // ends those whose job is gone
      name: 'reports.end-forgotten',
      every: 60,
      rows: (context, limit) => listLostExtractions(context.db, 'PENDING', ago(context, forgottenAfterMs), limit),
      run: (id, context) =>
        endSilentExtraction(context.db, id, {
          status: 'PENDING',
          since: ago(context, forgottenAfterMs),
          now: context.now,
        }),
    },
    {
      name: 'reports.erase-extractions',
      every: 60,
      rows: (context, limit) => listOldExtractions(context.db, before(context), limit),
      async run(id, { db }) {
        const row = await findExtraction(db, id);
        if (!row) return;
        await files.remove(fileKey(row.fileName));
        await removeExtraction(db, id);
      },
    },
  ];
}

async function findExtraction(db: Db, id: string): Promise<ExtractionRow | null> {
  const [row] = await db.select().from(extractionFiles).where(eq(extractionFiles.id, id));
  return row ?? null;
}

const silentSince = (status: 'PENDING' | 'PROCESSING', since: Date) =>
  and(eq(extractionFiles.status, status), lt(extractionFiles.progressAt, since));

/** Extractions of a status without a heartbeat since then: their worker, or the job that they wait for, is gone. */
async function listLostExtractions(
  db: Db,
  status: 'PENDING' | 'PROCESSING',
  since: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: extractionFiles.id })
    .from(extractionFiles)
    .where(silentSince(status, since))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Ends an extraction as lost, unless there was a heartbeat since then. */
const endSilentExtraction = (
  db: Db,
  id: string,
  { status, since, now }: { status: 'PENDING' | 'PROCESSING'; since: Date; now: Date },
) =>
  db
    .update(extractionFiles)
    .set({ status: 'ERROR', messageKey: 'lost', finishedAt: now, progressAt: now })
    .where(and(eq(extractionFiles.id, id), silentSince(status, since)));

async function listOldExtractions(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: extractionFiles.id })
    .from(extractionFiles)
    .where(and(inArray(extractionFiles.status, ['SUCCESS', 'ERROR']), lt(extractionFiles.progressAt, before)))
    .orderBy(extractionFiles.progressAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

const removeExtraction = (db: Db, id: string) => db.delete(extractionFiles).where(eq(extractionFiles.id, id));
