import { addDays } from '@estrada/domain/calendar/index';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { FlowContext } from './context.ts';
import type { Db } from './database/database.ts';
import type { FileStore } from './files.ts';
import { firstIdAt } from './ids.ts';
import { defineJob, type HandledJob, handleJobs } from './jobs/define-job.ts';
import type { Task } from './jobs/schedule.ts';
import { settings } from './kernel.tables.ts';

/** Files that are looked up at once. */
const batchSize = 500;
/** Creating or removing a file of a row never takes this long. */
const abandonedAfterMs = 3_600_000;
/** More lost files than these, and than this share of a folder, are a sign of a wrong database, not of killed processes. */
const unconfirmedFiles = 20;
const unconfirmedShare = 0.01;
/** How long a lost file can be brought back. */
const trashDays = 30;
const trashFolder = 'trash';

/** Files that are named by the id of their row (`documents/{proposal}/{id}`, with or without an ending). */
interface FilesOfRows {
  /** first segment of their keys */
  folder: string;
  /** those of the ids that have a row */
  listKnown: (db: Db, ids: readonly string[]) => Promise<Set<string>>;
}

/** Too many files of a folder have no row: a person decides on the jobs page, where trying again confirms. */
class ManyLostFiles extends Error {}

const lostFileJobs = {
  confirm: defineJob({
    name: 'files.confirm-lost',
    data: z.object({ folder: z.string(), lost: z.number(), all: z.number() }),
    // a person decides, and nothing else changes the outcome
    retryLimit: 0,
    retryDelaySeconds: 1,
    concurrency: 1,
    expireSeconds: 60,
    once: ({ folder }) => ({ key: folder }),
  }),
};

const confirmationOf = (folder: string) => `lost-files:${folder}`;

/** The job by which a person confirms that many files have no row any more: it fails until that person has it tried again. */
export const handleLostFileJobs = (): HandledJob[] =>
  handleJobs(lostFileJobs, {
    confirm: {
      async run({ folder, lost, all }, { db }) {
        const name = confirmationOf(folder);
        const [row] = await db.select().from(settings).where(eq(settings.name, name));
        await db
          .update(settings)
          .set({ value: row?.value === 'requested' ? 'shown' : 'confirmed' })
          .where(eq(settings.name, name));
        if (row?.value === 'requested')
          throw new ManyLostFiles(
            `${lost} of ${all} files in ${folder} have no row in the database. Check that it is the right one; trying again moves them to the trash.`,
          );
      },
      // a later night requests the confirmation again
      async follow({ folder }, outcome, { db }) {
        if (outcome === 'given-up') await db.delete(settings).where(eq(settings.name, confirmationOf(folder)));
      },
    },
  });

/**
 * Moves the files that belong to no row to the trash: those of a process that was killed between the file and its row.
 * They are invisible, and no other task would erase them. If they are more than a few, an operator confirms it first.
 */
export function sweepLostFiles(name: string, { folder, listKnown }: FilesOfRows, files: FileStore): Task {
  return {
    name,
    every: 'night',
    atMost: 5_000,
    async rows(context, limit) {
      const { db, now, logger } = context;
      const settledBefore = firstIdAt(new Date(now.getTime() - abandonedAfterMs));
      const lost: string[] = [];
      let [all, lostCount] = [0, 0];
      let batch: string[] = [];
      const checkBatch = async () => {
        const known = await listKnown(db, batch.map(rowIdOf));
        const unknown = batch.filter((key) => !known.has(rowIdOf(key)));
        lostCount += unknown.length;
        lost.push(...unknown.slice(0, limit - lost.length));
        batch = [];
      };
      for await (const key of files.keys()) {
        if (!key.startsWith(`${folder}/`)) continue;
        all++;
        if (rowIdOf(key) >= settledBefore) continue;
        batch.push(key);
        if (batch.length === batchSize) await checkBatch();
      }
      if (batch.length > 0) await checkBatch();
      if (!(await mayMove(folder, { lost: lostCount, all }, context))) return [];
      if (lostCount > 0) logger.warn({ folder, lost: lostCount, all }, 'files without a row move to the trash');
      return lost;
    },
    run: (key, { today }) => files.move(key, `${trashFolder}/${today}/${key}`),
  };
}

/** Whether so many files may be moved; requests a confirmation where they are too many, once until a person has answered. */
async function mayMove(folder: string, counts: { lost: number; all: number }, context: FlowContext): Promise<boolean> {
  const name = confirmationOf(folder);
  const [row] = await context.db.select().from(settings).where(eq(settings.name, name));
  if (counts.lost <= Math.max(unconfirmedFiles, counts.all * unconfirmedShare)) {
    // what was confirmed is done
    if (row && counts.lost === 0) await context.db.delete(settings).where(eq(settings.name, name));
    return true;
  }
  if (row) return row.value === 'confirmed';
  context.logger.warn({ folder, ...counts }, 'too many files without a row: they stay until a person confirms');
  await context.transaction(async (tx) => {
    await tx.db.insert(settings).values({ name, value: 'requested' }).onConflictDoNothing();
    tx.enqueue(lostFileJobs.confirm, { folder, ...counts });
  });
  return false;
}

/** Removes from the trash what has been there for thirty days. */
export const emptyTrash = (files: FileStore): Task => ({
  name: 'files.empty-trash',
  every: 'night',
  atMost: 5_000,
  async rows({ today }, limit) {
    const day = addDays(today, -trashDays);
    const due: string[] = [];
    for await (const key of files.keys()) {
      const [folder, movedOn = ''] = key.split('/');
      if (folder === trashFolder && movedOn <= day) due.push(key);
      if (due.length === limit) break;
    }
    return due;
  },
  run: (key) => files.remove(key),
});

/** The key that a file had before it was moved to the trash; any other key is returned as it is. */
export const keyBeforeTrash = (key: string): string =>
  key.startsWith(`${trashFolder}/`) ? key.split('/').slice(2).join('/') : key;

const rowIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/\..*$/, '');
