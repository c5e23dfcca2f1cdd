import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { FlowContext } from '../context.ts';
import { claimDay } from '../database/claim-day.ts';
import type { DatabaseHandle, Db } from '../database/database.ts';
import { describeFailure } from '../describe-failure.ts';
import type { Logger } from '../logger.ts';
import type { PipelineParts } from '../run-route.ts';
import { defineJob, type HandledJob, handleJobs } from './define-job.ts';
import { makeJobContext } from './job-context.ts';
import { outageOf } from './outage-of.ts';

/** The context of a task: the system acts. */
export interface TaskContext extends FlowContext {
  /** no other process can be running (the embedded database, at its start): unfinished work is lost */
  alone: boolean;
}

interface TaskTerms {
  /** its name on the jobs page; do not rename one in use, because its rows may wait in the job store */
  name: string;
  /** seconds between two runs, or `night`: once on each business day, from its midnight on */
  every: number | 'night';
  /** runs in every process, also in those that do not run jobs: they notice when the only worker has died */
  everyProcess?: true;
}

/** Scheduled work, on each row separately or, with `act`, as one piece. Declared in its area's `*.schedule.ts`. */
export type Task = TaskTerms &
  (
    | {
        /** the ids of the rows that are due, at most `limit`, longest waiting first */
        rows(context: TaskContext, limit: number): Promise<readonly string[]>;
        /** processes one row; it may run twice or late, so it first checks whether the work is still due */
        run(id: string, context: TaskContext): Promise<unknown>;
        /** rows of a run, 100 by default; a night continues until none is left */
        atMost?: number;
        /**
         * after how many rows with an unavailable partner a run leaves the rest to the next, three by default; a night
         * processes all
         */
        patience?(context: TaskContext): Promise<number>;
        act?: never;
      }
    | { act(context: TaskContext): Promise<unknown>; rows?: never }
  );
type RowTask = Extract<Task, { act?: never }>;

/** What `run` returns for a row whose partner was unavailable and that has its own retry time. */
export const unanswered = Symbol('unanswered');

/** A failed row, or with no id a failed task. */
export interface TaskFailure {
  task: string;
  id: string | null;
  error: unknown;
}

/**
 * Retries until it succeeds: the row of an erasure must be processed eventually. Doubled each time, a quarter of an
 * hour at most.
 */
const untilDone = { retryLimit: 30_000, retryDelaySeconds: 10, retryDelayMaxSeconds: 900 };
/** Successful scheduled work is not shown; it is retained for longer than the longest `every`. */
const forgetSeconds = 7_200;

const scheduleJobs = {
  /** a task that runs every so many seconds: of several processes that send it in one turn, the first one wins */
  often: defineJob({
    ...untilDone,
    name: 'schedule.often',
    data: z.object({ task: z.string(), everySeconds: z.number() }),
    once: ({ task, everySeconds }) => ({ key: task, seconds: everySeconds }),
    deleteAfterSeconds: forgetSeconds,
    concurrency: 4,
    // a slow one must not delay those fetched with it
    isolated: true,
    expireSeconds: 180,
  }),
  nightly: defineJob({
    ...untilDone,
    name: 'schedule.nightly',
    data: z.object({ task: z.string() }),
    once: ({ task }) => ({ key: task }),
    deleteAfterSeconds: forgetSeconds,
    concurrency: 1,
    expireSeconds: 7_200,
  }),
  /** a failed row, as its own job from now on */
  row: defineJob({
    ...untilDone,
    name: 'schedule.row',
    data: z.object({ task: z.string(), id: z.string() }),
    once: ({ task, id }) => ({ key: `${task}:${id}` }),
    concurrency: 5,
    expireSeconds: 300,
  }),
};

/** A run that is followed by others starts no row after this time. */
const oftenMs = 60_000;

/**
 * Runs a task once. A row that fails is put into the job store, which retries it with back-off, and delays no other;
 * while it waits there, later runs skip it.
 *
 * @param options `again`: also the rows that wait for a retry
 * @returns the rows that failed
 * @throws the failure of the row query, and that the database is unavailable
 */
export async function runTask(
  task: Task,
  context: TaskContext,
  { again = false }: { again?: boolean } = {},
): Promise<TaskFailure[]> {
  if (task.act) {
    await task.act(context);
    return [];
  }
  const failures: TaskFailure[] = [];
  const begun = performance.now();
  const postponed = new Set(again ? [] : await listPostponed(context.db, task.name));
  const seen = new Set(postponed);
  const patience = (await task.patience?.(context)) ?? 3;
  let away = 0;
  for (;;) {
    const due = await task.rows(context, (task.atMost ?? 100) + postponed.size);
    const next = due.filter((id) => !seen.has(id));
    for (const id of next) {
      if (task.every !== 'night' && (away >= patience || performance.now() - begun > oftenMs)) return failures;
      seen.add(id);
      const outcome = await tryRow(task, id, context);
      if (typeof outcome === 'object') {
        postponed.add(id);
        failures.push(outcome);
      }
      const isAway = outcome === unanswered || (typeof outcome === 'object' && outageOf(outcome.error) !== null);
      if (isAway) away++;
    }
    if (task.every !== 'night' || next.length === 0) return failures;
  }
}

/** @throws that the database is unavailable: no other row could be processed either */
async function tryRow(
  task: RowTask,
  id: string,
  context: TaskContext,
): Promise<'done' | typeof unanswered | TaskFailure> {
  try {
    return (await task.run(id, context)) === unanswered ? unanswered : 'done';
  } catch (error) {
    const away = outageOf(error);
    if (away === 'database') throw error;
    context.logger.warn({ task: task.name, row: id, away, err: describeFailure(error) }, 'row of a task failed');
    await context.transaction(async (tx) => tx.enqueue(scheduleJobs.row, { task: task.name, id }));
    return { task: task.name, id, error };
  }
}

async function listPostponed(db: Db, task: string): Promise<string[]> {
  const answer = await db.execute(sql`
    select data->>'id' as id from jobs.job
    where name = ${scheduleJobs.row.name} and state in ('created', 'retry', 'active') and data->>'task' = ${task}`);
  return (answer as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

/** The jobs that run tasks and their rows. A job of a task that no longer exists ends at once. */
export function handleSchedule(tasks: readonly Task[]): HandledJob[] {
  const names = tasks.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two tasks are called ${twice.join(', ')}`);
  const run = async ({ task: name }: { task: string }, context: FlowContext) => {
    const task = tasks.find((one) => one.name === name);
    if (task) await runTask(task, { ...context, alone: false });
  };
  return handleJobs(scheduleJobs, {
    often: run,
    nightly: run,
    row: async ({ task: name, id }, context) => {
      const task = tasks.find((one) => one.name === name);
      if (task?.rows) await task.run(id, { ...context, alone: false });
    },
  });
}

/** The scheduler of one process: it sends the due tasks, for any process that runs jobs. */
export interface Schedule {
  /** runs, in this process, the tasks marked `everyProcess`. @param alone see `TaskContext` */
  endLost(alone: boolean): Promise<void>;
  /** @param worker whether this process runs jobs: only then it sends any */
  start(worker: boolean): void;
  stop(): void;
}

/** How often the start of a business day is checked. */
const dayBeginsMs = 30_000;

export function openSchedule(
  tasks: readonly Task[],
  { database, clock, logger }: { database: DatabaseHandle; clock: Clock; logger: Logger },
  parts: PipelineParts,
): Schedule {
  const timers: NodeJS.Timeout[] = [];
  const contextOf = (alone: boolean) => ({ ...makeJobContext(parts, clock.now(), 'schedule', logger), alone });

  /** Repeats work without overlap; a failure does not stop it. */
  function repeat(ms: number, act: () => Promise<void>): () => Promise<void> {
    let atWork = false;
    const turn = async () => {
      if (atWork) return;
      atWork = true;
      await act().catch((error: unknown) => logger.warn({ err: describeFailure(error) }, 'schedule failed'));
      atWork = false;
    };
    timers.push(setInterval(turn, ms).unref());
    return turn;
  }
  let lastNight: string | null = null;
  /**
   * Sends the tasks of the night, once on each business day. The claim commits with the jobs: a night is neither lost
   * nor doubled.
   */
  async function sendNight(): Promise<void> {
    const context = contextOf(false);
    if (context.today === lastNight) return;
    await context.transaction(async (tx) => {
      if (!(await claimDay(tx.db, 'night', tx.today))) return;
      for (const { name, every } of tasks) if (every === 'night') tx.enqueue(scheduleJobs.nightly, { task: name });
    });
    lastNight = context.today;
  }
  const sendOften = (everySeconds: number) =>
    contextOf(false).transaction(async (tx) => {
      for (const { name, every, everyProcess } of tasks)
        if (every === everySeconds && !everyProcess) tx.enqueue(scheduleJobs.often, { task: name, everySeconds });
    });

  async function runHere(beat: number | 'all', alone: boolean): Promise<void> {
    for (const task of tasks) {
      if (!task.everyProcess || (beat !== 'all' && task.every !== beat)) continue;
      await runTask(task, contextOf(alone)).catch((error: unknown) =>
        logger.warn({ task: task.name, err: describeFailure(error) }, 'task failed'),
      );
    }
  }
  return {
    async endLost(alone) {
      if (alone) await freeTaken(database.db);
      await runHere('all', alone);
    },
    start(worker) {
      const beats = new Set(tasks.flatMap(({ every }) => (every === 'night' ? [] : [every])));
      for (const every of beats) {
        repeat(every * 1000, () => runHere(every, false));
        // twice a turn: a slightly late process does not miss it, and the job store accepts only one
        if (!worker) continue;
        const send = repeat((every * 1000) / 2, () => sendOften(every));
        // a process may not live that long
        if (every > 60) void send();
      }
      if (!worker) return;
      // after an outage over midnight, at once
      void repeat(dayBeginsMs, sendNight)();
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** Releases the jobs that the previous process had claimed: no other process runs them. */
async function freeTaken(db: Db): Promise<void> {
  await db.execute(sql`
    update jobs.job set state = 'retry', start_after = jobs.job_now()
    where state = 'active' and name in ${Object.values(scheduleJobs).map(({ name }) => name)}`);
}
