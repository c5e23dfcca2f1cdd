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

/** What a task gets: the system acts. */
export interface TaskContext extends FlowContext {
  /** no other process can be at work (the embedded database, at its start): whatever is unfinished is lost */
  alone: boolean;
}

interface TaskTerms {
  /** its name on the jobs page; one that has been in use stays what it is, for its rows may wait in the job store */
  name: string;
  /** seconds between two runs, or `night`: once on each business day, from its midnight on */
  every: number | 'night';
  /** runs in every process, also in those that do not work on jobs: when the only worker has died they notice it */
  everyProcess?: true;
}

/** Work that falls due by the clock, on each row for itself or, with `act`, as one piece. Declared in its area's `*.schedule.ts`. */
export type Task = TaskTerms &
  (
    | {
        /** the ids of what is due, `limit` at most, those first that have waited longest */
        rows(context: TaskContext, limit: number): Promise<readonly string[]>;
        /** does one of them; it may run twice or late, so it checks first whether the work is still due */
        run(id: string, context: TaskContext): Promise<unknown>;
        /** rows of a run, 100 by default; a night goes on until nothing is left */
        atMost?: number;
        /** after how many rows that found their partner away a run leaves the others to the next, three by default; a night does all */
        patience?(context: TaskContext): Promise<number>;
        act?: never;
      }
    | { act(context: TaskContext): Promise<unknown>; rows?: never }
  );
type RowTask = Extract<Task, { act?: never }>;

/** What `run` returns for a row that found its partner away and keeps its own time of the next try. */
export const unanswered = Symbol('unanswered');

/** A row, or with no id a whole task, that failed. */
export interface TaskFailure {
  task: string;
  id: string | null;
  error: unknown;
}

/** Tries until it succeeds: the row of an erasure has to be done some time. Doubled each time, a quarter of an hour at most. */
const untilDone = { retryLimit: 30_000, retryDelaySeconds: 10, retryDelayMaxSeconds: 900 };
/** What ran by the clock and succeeded is of no interest; how long it is kept exceeds the longest `every`. */
const forgetSeconds = 7_200;

const scheduleJobs = {
  /** a task that runs every so many seconds: of several processes that send it in one turn, the first one does */
  often: defineJob({
    ...untilDone,
    name: 'schedule.often',
    data: z.object({ task: z.string(), everySeconds: z.number() }),
    once: ({ task, everySeconds }) => ({ key: task, seconds: everySeconds }),
    deleteAfterSeconds: forgetSeconds,
    concurrency: 4,
    // one that is slow must not hold up those taken with it
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
  /** a row that failed, on its own from now on */
  row: defineJob({
    ...untilDone,
    name: 'schedule.row',
    data: z.object({ task: z.string(), id: z.string() }),
    once: ({ task, id }) => ({ key: `${task}:${id}` }),
    concurrency: 5,
    expireSeconds: 300,
  }),
};

/** No row is begun later in a run that has others after it. */
const oftenMs = 60_000;

/**
 * Runs a task once. A row that fails is put into the job store, where it is tried again with back-off, and holds up no other;
 * while it waits there, later runs leave it out.
 *
 * @param options `again`: also the rows that wait to be tried again
 * @returns the rows that failed
 * @throws what finding the rows throws, and that the database is away
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

/** @throws that the database is away: no other row could be done either */
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

/** The jobs that run tasks and their rows. One of a task that no longer exists is done. */
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

/** The clock of one process: it sends the tasks that are due, for whichever process works on jobs. */
export interface Schedule {
  /** runs, here and now, the tasks of every process. @param alone see `TaskContext` */
  endLost(alone: boolean): Promise<void>;
  /** @param worker whether this process works on jobs: only then is anything sent */
  start(worker: boolean): void;
  stop(): void;
}

/** How often it is checked whether a business day has begun. */
const dayBeginsMs = 30_000;

export function openSchedule(
  tasks: readonly Task[],
  { database, clock, logger }: { database: DatabaseHandle; clock: Clock; logger: Logger },
  parts: PipelineParts,
): Schedule {
  const timers: NodeJS.Timeout[] = [];
  const contextOf = (alone: boolean) => ({ ...makeJobContext(parts, clock.now(), 'schedule', logger), alone });

  /** What a process repeats: never twice at once, and a failure ends nothing. */
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
  /** Sends what a night brings, once on each business day. The claim commits with the jobs: a night is neither lost nor doubled. */
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
        // twice a turn: a process that is a little late does not miss it, and the job store takes only one
        if (!worker) continue;
        const send = repeat((every * 1000) / 2, () => sendOften(every));
        // a process may not live for as long
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

/** Nobody is at work on what the process before had taken. */
async function freeTaken(db: Db): Promise<void> {
  await db.execute(sql`
    update jobs.job set state = 'retry', start_after = jobs.job_now()
    where state = 'active' and name in ${Object.values(scheduleJobs).map(({ name }) => name)}`);
}
