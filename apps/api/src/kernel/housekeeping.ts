import { lt } from 'drizzle-orm';
import { gatherChanges } from './database/cached-reads.ts';
import type { Db } from './database/database.ts';
import type { FileStore } from './files.ts';
import { sweepReceived } from './http/receive-form.ts';
import type { Task } from './jobs/schedule.ts';
import { callbackEvents, idempotencyKeys, rateLimits } from './kernel.tables.ts';
import { emptyTrash } from './sweep-lost-files.ts';

const day = 24 * 3_600_000;
/** Partners repeat unanswered events for days; where the timestamp is signed, minutes would suffice. */
const callbackDays = 90;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Removes expired rows: responses of idempotency keys (they contain client data) and counters of rate limits after a
 * day, events of partners after ninety days; counted changes are merged into one row. Safe to run twice or in several
 * processes at once.
 */
export const purges: Readonly<Record<string, (db: Db, now: Date) => Promise<unknown>>> = {
  'idempotency-keys': (db, now) => db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(now, day))),
  'rate-limits': (db, now) => db.delete(rateLimits).where(lt(rateLimits.windowStart, before(now, day))),
  'callback-events': (db, now) =>
    db.delete(callbackEvents).where(lt(callbackEvents.receivedAt, before(now, callbackDays * day))),
  'counted-changes': gatherChanges,
};

/** Folders that files are written into; half-written files of killed processes are removed there. */
const folders = ['uploads', 'extractions', 'documents', 'readings', 'papers', 'selfies', 'web-form'];

/** The kernel's own scheduled tasks. @param jobs what the job store does every minute */
export const kernelSchedule = (files: FileStore, jobs: () => Promise<void>): Task[] => [
  { name: 'kernel.jobs', every: 60, act: jobs },
  {
    name: 'kernel.purge',
    every: 3_600,
    rows: async () => Object.keys(purges),
    run: async (name, { db, now }) => purges[name]?.(db, now),
  },
  {
    name: 'kernel.drafts',
    every: 60,
    rows: async () => folders,
    // no write pauses for an hour
    run: (folder, { now }) => files.removeDrafts(folder, before(now, 3_600_000)),
  },
  emptyTrash(files),
  // the folders are on the disk of each process
  { name: 'kernel.received', every: 60, everyProcess: true, act: sweepReceived },
];
