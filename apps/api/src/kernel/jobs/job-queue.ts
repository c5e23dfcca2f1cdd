import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { FlowContext } from '../context.ts';
import { withCorrelationId } from '../correlation.ts';
import type { DatabaseHandle, Db } from '../database/database.ts';
import { isConnectionLost, isDatabaseAway } from '../database/database-away.ts';
import { describeFailure } from '../describe-failure.ts';
import type { Logger } from '../logger.ts';
import { outageLog } from '../outage-log.ts';
import {
  type DeadLetter,
  deadLetters,
  giveUp,
  lockDeadLetter,
  openDeadLetters,
  recentDeadLetters,
  redrive,
} from './dead-letters.ts';
import { type HandledJob, type JobOutcome, nameHandled, readJobData } from './define-job.ts';
import { failureOf } from './failure-of.ts';
import { makeJobContext } from './job-context.ts';
import type { JobSink } from './job-sink.ts';
import { countJobs, type JobCount, type JobRow, type JobState, listJobs } from './list-jobs.ts';
import { outageOf } from './outage-of.ts';
import { runBatch } from './run-batch.ts';
import { postponeJob, sendScouts, waitedFor, wakeWaiting } from './waiting-jobs.ts';

/**
 * The port to the job store: transactional enqueue, work with retry, back-off and dead letters, and a list for
 * operators.
 */
export interface JobQueue extends JobSink {
  work(): Promise<void>;
  /** runs every minute: wakes jobs whose dependency is back, and reports those whose worker has died */
  sweep(): Promise<void>;
  list(db: Db, state: JobState | undefined): Promise<JobRow[]>;
  /** how many of each kind have failed or wait for an unavailable dependency */
  count(): Promise<JobCount[]>;
  /** returns a failed job to its queue. @returns its kind; null where no failed job waits for a decision */
  tryAgain(context: Pick<FlowContext, 'db' | 'now'>, id: string): Promise<string | null>;
  /** ends a failed job without running it. @returns as `tryAgain` */
  giveUp(context: Pick<FlowContext, 'db' | 'now'>, id: string): Promise<string | null>;
  stop(): Promise<void>;
}

/**
 * Opens the job store in the database (pg-boss). Handlers run only after `work()`.
 *
 * @throws Error for two jobs of one name
 */
export async function openJobQueue(
  database: DatabaseHandle,
  handled: readonly HandledJob[],
  logger: Logger,
  options: { pollingSeconds: number; clock: Clock; auditKey: string | null },
): Promise<JobQueue> {
  const names = nameHandled(handled);
  const boss = new PgBoss({
    ...database.jobs,
    schema: 'jobs',
    superviseIntervalSeconds: 60,
    schedule: false,
    useListenNotify: true,
  });
  const outage = outageLog(logger, 'job store', () => database.db.execute(sql`select 1`));
  boss.on('error', (error: Error & { code?: string }) => {
    // each of its workers polls every second: during a database outage that would be a page of stack traces a minute
    if (isConnectionLost(error)) outage.failed(error.code ?? error.message);
    // it passes copies, which are no longer errors
    else logger.error({ err: describeFailure(Object.assign(new Error(error.message), error)) }, 'job store');
  });
  await boss.start();
  await openDeadLetters(boss, database.db);
  const announced = new Map((await boss.getQueues()).map(({ name, notify }) => [name, notify === true]));
  for (const { job } of handled) {
    const { name, retryLimit, retryDelaySeconds, retryDelayMaxSeconds, expireSeconds, deleteAfterSeconds } = job;
    const isAnnounced = announced.get(name);
    // the job store knows the queues that were there when it started; one keeps the settings that it was created with
    if (isAnnounced) continue;
    if (isAnnounced === undefined)
      await boss.createQueue(name, {
        policy: job.once ? 'exclusive' : 'standard',
        retryLimit,
        retryDelay: retryDelaySeconds,
        retryBackoff: true,
        ...(retryDelayMaxSeconds === undefined ? {} : { retryDelayMax: retryDelayMaxSeconds }),
        expireInSeconds: expireSeconds,
        ...(deleteAfterSeconds === undefined ? {} : { deleteAfterSeconds }),
        deadLetter: deadLetters,
        notify: true,
      });
    else await boss.updateQueue(name, { notify: true });
    // pg-boss reads a new queue's settings at its first use, on its own connection; inside a transaction of ours that
    // read would wait for ever on the embedded database, which has only one. So it is used once in advance.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }
  /** A kind that no longer exists has no follow handler. */
  const tell = async ({ name, data }: DeadLetter, fate: JobOutcome, context: Pick<FlowContext, 'db' | 'now'>) =>
    handled.find(({ job }) => job.name === name)?.tell(data, fate, context);
  /** A failure to report fails nothing: `sweep` reports again. */
  const tellFailed = (letter: DeadLetter) =>
    tell(letter, 'failed', { db: database.db, now: options.clock.now() }).catch((error: unknown) =>
      logger.error({ job: letter.name, err: describeFailure(error) }, 'job fate not told'),
    );

  async function settle(
    context: Pick<FlowContext, 'db' | 'now'>,
    id: string,
    fate: JobOutcome,
    act: () => Promise<void>,
  ): Promise<string | null> {
    const letter = await lockDeadLetter(context.db, id);
    if (!letter) return null;
    await act();
    await tell(letter, fate, context);
    return letter.name;
  }
  const queue: JobQueue = {
    async enqueue(db, job, data) {
      // in a queue without a worker it would wait for ever
      if (!names.has(job.name)) throw new Error(`The job ${job.name} has no handler`);
      const read = readJobData(job, data);
      const { key, seconds } = job.once?.(read) ?? {};
      await boss.send(job.name, read, {
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(seconds === undefined ? {} : { singletonSeconds: seconds }),
        db: fromDrizzle(db as never, sql as never),
        // an existing queue keeps the settings that it was created with
        expireInSeconds: job.expireSeconds,
      });
    },
    async work() {
      for (const { job, run } of handled) {
        const takes = {
          pollingIntervalSeconds: options.pollingSeconds,
          // a new job is announced to its worker: polling finds those whose delay is over, and those announced in an outage
          notifyPollingIntervalSeconds: options.pollingSeconds * pollsSaved,
          batchSize: job.isolated ? 1 : job.concurrency,
          localConcurrency: job.isolated ? job.concurrency : 1,
          // fetches the next batch at once while there is more
          burstWhenBatchFull: true,
          perJobResults: true as const,
          includeMetadata: true as const,
        };
        await boss.work(job.name, takes, async (batch) => {
          const waiting = new Set<string>();
          const results = await runBatch(batch, job.expireSeconds, async (taken) => {
            try {
              const parts = { db: database.db, jobs: queue, auditKey: options.auditKey };
              const context = makeJobContext(parts, options.clock.now(), taken.id, logger);
              await withCorrelationId(taken.id, () => run(taken.data, context));
            } catch (error) {
              const failure = describeFailure(error);
              const stored = { message: failure.message, failure: failureOf(error) };
              const away = outageOf(error);
              const details = { correlationId: taken.id, job: job.name };
              if (away === null) logger.warn({ ...details, err: failure }, 'job failed');
              else {
                logger.info({ ...details, away }, 'job waits');
                await untilDatabaseIsBack(() => postponeJob(database.db, taken, job, { away, ...stored }));
                waiting.add(taken.id);
              }
              // the job store stores the message, and operators read it: it must contain no client data. A waiting job
              // is already released
              throw Object.assign(new Error(stored.message), { failure: stored.failure });
            }
            const away = waitedFor(taken);
            if (away !== null) await wakeWaiting(database.db, away);
          });
          const failed = results.flatMap(({ id, status }) => (status === 'failed' && !waiting.has(id) ? [id] : []));
          for (const taken of batch) if (failed.includes(taken.id) && isLastTry(taken)) await tellFailed(taken);
          return results;
        });
      }
    },
    async sweep() {
      await sendScouts(database.db);
      // a job whose worker has died has not reported its failure
      for (const letter of await recentDeadLetters(database.db)) await tellFailed(letter);
    },
    list: listJobs,
    count: () => countJobs(database.db),
    tryAgain: (context, id) => settle(context, id, 'tried-again', () => redrive(boss, context.db, id)),
    giveUp: (context, id) => settle(context, id, 'given-up', () => giveUp(context.db, id)),
    async stop() {
      outage.stop();
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
  return queue;
}

/** Whether the job store will not retry it. */
const isLastTry = ({ retryCount, retryLimit }: { retryCount: number; retryLimit: number }) => retryCount >= retryLimit;

const pauseMs = 1_000;

/** Of so many polls only one is made while new jobs are announced. */
const pollsSaved = 5;

/** Repeats work until the database is available. The caller sets its own limit. */
async function untilDatabaseIsBack(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
