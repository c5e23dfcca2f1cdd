import type { JobFailure } from '@estrada/domain/jobs/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { JobTerms } from './job.ts';

/** The longest delay before a job that waits for a dependency is retried on its own: two hours. */
const longestWaitSeconds = 7_200;

/** A running job, as fetched from the job store. */
export interface ActiveJob {
  id: string;
  name: string;
  /** the number of its run; an outdated run must not settle the job */
  retryCount: number;
  /** the output of its last run */
  output: object;
}

/** The dependency that a job waited for after its last run; null for one that was not waiting. */
export const waitedFor = ({ output }: ActiveJob): string | null =>
  (output as { waitsFor?: string } | null)?.waitsFor ?? null;

/**
 * Postpones a job until its dependency may be available: by its usual delay, doubled each time in a row, two hours at
 * most. The run does not count. It may be woken earlier (`wakeWaiting`).
 */
export async function postponeJob(
  db: Db,
  taken: ActiveJob,
  { retryDelaySeconds }: JobTerms,
  { away, message, failure }: { away: string; message: string; failure: JobFailure },
): Promise<void> {
  const waits = ((taken.output as { waits?: number } | null)?.waits ?? 0) + 1;
  const seconds = Math.min(longestWaitSeconds, retryDelaySeconds * 2 ** Math.min(waits - 1, 16));
  const output = JSON.stringify({ message, waitsFor: away, waits, failure });
  // the job store counts retention from the start of a job: a waiting one never expires
  await db.execute(sql`
    update jobs.job
    set state = 'retry', retry_limit = retry_limit + 1, output = ${output}::jsonb,
        start_after = jobs.job_now() + ${seconds}::int * interval '1s',
        keep_until = greatest(keep_until, jobs.job_now() + interval '1 year')
    where name = ${taken.name} and id = ${taken.id} and retry_count = ${taken.retryCount} and state = 'active'`);
}

/** Wakes every job that waits for this dependency: it is available again. */
export async function wakeWaiting(db: Db, outage: string): Promise<void> {
  await db.execute(sql`
    update jobs.job set start_after = jobs.job_now()
    where state = 'retry' and output->>'waitsFor' = ${outage} and start_after > jobs.job_now()`);
}

/** The dependencies for which jobs wait after this failure; a job that is just trying again counts, too. */
export async function dependenciesFailing(db: Db, failure: string): Promise<string[]> {
  const answer = await db.execute(sql`
    select distinct output->>'waitsFor' as name from jobs.job
    where state in ('retry', 'active') and output->>'message' = (output->>'waitsFor') || ': ' || ${failure}::text order by 1`);
  return (answer as { rows: { name: string }[] }).rows.map(({ name }) => name);
}

/** Sends one job ahead per unavailable dependency: when it succeeds, the others are woken. */
export async function sendScouts(db: Db): Promise<void> {
  await db.execute(sql`
    update jobs.job set start_after = jobs.job_now()
    where start_after > jobs.job_now() and state = 'retry' and id in (
      select distinct on (output->>'waitsFor') id from jobs.job
      where state = 'retry' and output->>'waitsFor' is not null
      order by output->>'waitsFor', start_after, id
    )`);
}
