import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import { withCorrelationId } from '../correlation.ts';
import type { DatabaseHandle, Db } from '../database/database.ts';
import { isConnectionLost, isDatabaseAway } from '../database/database-away.ts';
import { describeFailure } from '../describe-failure.ts';
import type { Logger } from '../logger.ts';
import { outageLog } from '../outage-log.ts';
import { type HandledJob, nameHandled, readJobData } from './define-job.ts';
import { makeJobContext } from './job-context.ts';
import type { JobSink } from './job-sink.ts';
import { outageOf } from './outage-of.ts';
import { runBatch } from './run-batch.ts';
import { keepWaiting, sendScouts, waitedFor, wakeWaiting } from './waiting-jobs.ts';

export interface JobRow {
  id: string;
  name: string;
  state: string;
  retryCount: number;
  retryLimit: number;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  error: string | null;
}

const deadLetters = 'dead-letters';

/** The port to the job store: transactional enqueue, work with retry, back-off and dead letters, and a list for operators. */
export interface JobQueue extends JobSink {
  work(): Promise<void>;
  /** what is done every minute: looks whether what jobs wait for is back */
  sweep(): Promise<void>;
  list(db: Db, state: string | undefined): Promise<JobRow[]>;
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
  options: { pollingSeconds: number; clock: Clock },
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
  await boss.createQueue(deadLetters);
  for (const { job } of handled) {
    const { name, retryLimit, retryDelaySeconds, expireSeconds } = job;
    await boss.createQueue(name, {
      retryLimit,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: expireSeconds,
      deadLetter: deadLetters,
    });
    // pg-boss reads a queue's settings at its first use, on its own connection; inside a transaction of ours that read
    // would wait for ever on the embedded database, which has only one. So every queue is used once before.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }
  const queue: JobQueue = {
    async enqueue(db, job, data) {
      // in a queue that nobody works on it would wait for ever
      if (!names.has(job.name)) throw new Error(`The job ${job.name} has no handler`);
      await boss.send(job.name, readJobData(job, data), { db: fromDrizzle(db as never, sql as never) });
    },
    async work() {
      for (const { job, run } of handled) {
        const takes = {
          pollingIntervalSeconds: options.pollingSeconds,
          batchSize: job.concurrency,
          // the next batch at once while there is more
          burstWhenBatchFull: true,
          perJobResults: true as const,
          includeMetadata: true as const,
        };
        await boss.work(job.name, takes, (batch) =>
          runBatch(batch, job.expireSeconds, async (taken) => {
            try {
              const context = makeJobContext({ db: database.db, jobs: queue }, options.clock.now(), taken.id, logger);
              await withCorrelationId(taken.id, () => run(taken.data, context));
            } catch (error) {
              const failure = describeFailure(error);
              const away = outageOf(error);
              const details = { correlationId: taken.id, job: job.name };
              if (away === null) logger.warn({ ...details, err: failure }, 'job failed');
              else {
                logger.info({ ...details, away }, 'job waits');
                await untilDatabaseIsBack(() => keepWaiting(database.db, taken, job, away, failure.message));
              }
              // the job store keeps the message, and operators read it: it must hold no client's data. Of one that waits
              // it has let go already
              throw new Error(failure.message);
            }
            const away = waitedFor(taken);
            if (away !== null) await wakeWaiting(database.db, away);
          }),
        );
      }
    },
    sweep: () => sendScouts(database.db),
    list: (db, state) => listJobs(db, state),
    async stop() {
      outage.stop();
      await boss.stop({ graceful: true, timeout: 8_000 });
    },
  };
  return queue;
}

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

async function listJobs(db: Db, state: string | undefined): Promise<JobRow[]> {
  const filter = state ? sql`and state = ${state}` : sql``;
  const answer = await db.execute(sql`
    select id, name, state::text as state, retry_count, retry_limit, created_on, started_on, completed_on,
           coalesce(output->>'message', output->'value'->>'message') as error
    from jobs.job where name not like '\\_\\_%' ${filter} order by created_on desc limit 200`);
  const iso = (value: unknown) => (value ? new Date(value as string).toISOString() : null);
  return (answer as unknown as { rows: Record<string, unknown>[] }).rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    state: String(row.state),
    retryCount: Number(row.retry_count),
    retryLimit: Number(row.retry_limit),
    createdAt: iso(row.created_on)!,
    startedAt: iso(row.started_on),
    completedAt: iso(row.completed_on),
    error: (row.error as string | null) ?? null,
  }));
}
