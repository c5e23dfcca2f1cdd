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
import { makeJobContext } from './job-context.ts';
import type { JobSink } from './job-sink.ts';
import { countJobs, type JobCount, type JobRow, type JobState, listJobs } from './list-jobs.ts';
import { outageOf } from './outage-of.ts';
import { runBatch } from './run-batch.ts';
import { postponeJob, sendScouts, waitedFor, wakeWaiting } from './waiting-jobs.ts';

/** The port to the job store: transactional enqueue, work with retry, back-off and dead letters, and a list for operators. */
export interface JobQueue extends JobSink {
  work(): Promise<void>;
  /** what is done every minute: looks whether what jobs wait for is back, and tells of those whose worker has died */
  sweep(): Promise<void>;
  list(db: Db, state: JobState | undefined): Promise<JobRow[]>;
  /** how many of each kind have failed or wait for something that is away */
  count(): Promise<JobCount[]>;
  /** puts a failed job back into its queue. @returns its kind; null where no failed job waits for a decision */
  tryAgain(context: Pick<FlowContext, 'db' | 'now'>, id: string): Promise<string | null>;
  /** ends a failed job undone. @returns as `tryAgain` */
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
  const boss = new PgBoss({ ...database.jobs, schema: 'jobs', superviseIntervalSeconds: 60, schedule: false });
  const outage = outageLog(logger, 'job store', () => database.db.execute(sql`select 1`));
  boss.on('error', (error: Error & { code?: string }) => {
    // each of its workers asks every second: while the database is away that would be a page of stacks a minute
    if (isConnectionLost(error)) outage.failed(error.code ?? error.message);
    // it hands on copies, which are no errors any more
    else logger.error({ err: describeFailure(Object.assign(new Error(error.message), error)) }, 'job store');
  });
  await boss.start();
  await openDeadLetters(boss, database.db);
  for (const { job } of handled) {
    const { name, retryLimit, retryDelaySeconds, retryDelayMaxSeconds, expireSeconds, deleteAfterSeconds } = job;
    await boss.createQueue(name, {
      policy: job.once ? 'exclusive' : 'standard',
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      ...(retryDelayMaxSeconds === undefined ? {} : { retryDelayMax: retryDelayMaxSeconds }),
      expireInSeconds: expireSeconds,
      ...(deleteAfterSeconds === undefined ? {} : { deleteAfterSeconds }),
      deadLetter: deadLetters,
    });
    // pg-boss reads a queue's settings at its first use, on its own connection; inside a transaction of ours that read
    // would wait for ever on the embedded database, which has only one. So every queue is used once before.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }
  /** Of a kind that no longer exists there is nobody to tell. */
  const tell = async ({ name, data }: DeadLetter, fate: JobOutcome, context: Pick<FlowContext, 'db' | 'now'>) =>
    handled.find(({ job }) => job.name === name)?.tell(data, fate, context);
  /** That it could not be told fails nothing: what is told is told again by `sweep`. */
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
      // in a queue that nobody works on it would wait for ever
      if (!names.has(job.name)) throw new Error(`The job ${job.name} has no handler`);
      const read = readJobData(job, data);
      const { key, seconds } = job.once?.(read) ?? {};
      await boss.send(job.name, read, {
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(seconds === undefined ? {} : { singletonSeconds: seconds }),
        db: fromDrizzle(db as never, sql as never),
        // the queue of an installation keeps the one that it was made with
        expireInSeconds: job.expireSeconds,
      });
    },
    async work() {
      for (const { job, run } of handled) {
        const takes = {
          pollingIntervalSeconds: options.pollingSeconds,
          batchSize: job.isolated ? 1 : job.concurrency,
          localConcurrency: job.isolated ? job.concurrency : 1,
          // the next batch at once while there is more
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
              const away = outageOf(error);
              const details = { correlationId: taken.id, job: job.name };
              if (away === null) logger.warn({ ...details, err: failure }, 'job failed');
              else {
                logger.info({ ...details, away }, 'job waits');
                await untilDatabaseIsBack(() => postponeJob(database.db, taken, job, away, failure.message));
                waiting.add(taken.id);
              }
              // the job store keeps the message, and operators read it: it must hold no client's data. Of one that waits
              // it has let go already
              throw new Error(failure.message);
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
      // of a job whose worker has died nobody has told that it failed
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

/** Whether the job store gives it no other try. */
const isLastTry = ({ retryCount, retryLimit }: { retryCount: number; retryLimit: number }) => retryCount >= retryLimit;

const pauseMs = 1_000;

/** Does what the database must be there for, as often as it takes. Whoever calls it gives up by himself. */
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
