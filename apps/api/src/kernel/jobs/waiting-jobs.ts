import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { JobTerms } from './job.ts';

/** The longest that a job waits for something that is away before it is tried by itself: two hours. */
const longestWaitSeconds = 7_200;

/** A job at work, as the job store handed it out. */
export interface ActiveJob {
  id: string;
  name: string;
  /** which of its tries this is; who settles another one settles nothing */
  retryCount: number;
  /** what its last try left */
  output: object;
}

/** What keeps a job, as its last try left it; null for one that was not waiting. */
export const waitedFor = ({ output }: ActiveJob): string | null =>
  (output as { waitsFor?: string } | null)?.waitsFor ?? null;

/**
 * Puts a job back until what it needs may be there again: after its usual delay, doubled each time in a row, two hours at
 * most. The try does not count. It is woken before (`wakeWaiting`).
 */
export async function postponeJob(
  db: Db,
  taken: ActiveJob,
  { retryDelaySeconds }: JobTerms,
  outage: string,
  message: string,
): Promise<void> {
  const waits = ((taken.output as { waits?: number } | null)?.waits ?? 0) + 1;
  const seconds = Math.min(longestWaitSeconds, retryDelaySeconds * 2 ** Math.min(waits - 1, 16));
  const output = JSON.stringify({ message, waitsFor: outage, waits });
  // how long the job store keeps a job is counted from its start: one that waits is never too old
  await db.execute(sql`
    update jobs.job
    set state = 'retry', retry_limit = retry_limit + 1, output = ${output}::jsonb,
        start_after = jobs.job_now() + ${seconds}::int * interval '1s',
        keep_until = greatest(keep_until, jobs.job_now() + interval '1 year')
    where name = ${taken.name} and id = ${taken.id} and retry_count = ${taken.retryCount} and state = 'active'`);
}

/** Lets every job go on that waits for this: it is back. */
export async function wakeWaiting(db: Db, outage: string): Promise<void> {
  await db.execute(sql`
    update jobs.job set start_after = jobs.job_now()
    where state = 'retry' and output->>'waitsFor' = ${outage} and start_after > jobs.job_now()`);
}

/** Sends one job ahead for each thing that is away: when it gets through, the others are woken. */
export async function sendScouts(db: Db): Promise<void> {
  await db.execute(sql`
    update jobs.job set start_after = jobs.job_now()
    where start_after > jobs.job_now() and state = 'retry' and id in (
      select distinct on (output->>'waitsFor') id from jobs.job
      where state = 'retry' and output->>'waitsFor' is not null
      order by output->>'waitsFor', start_after, id
    )`);
}
