import type { endpoints, QueryOf, ResponseOf } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { deadLetters } from './dead-letters.ts';
import { readFailure } from './failure-of.ts';

export type JobRow = ResponseOf<typeof endpoints.listJobs>['items'][number];
export type JobState = NonNullable<QueryOf<typeof endpoints.listJobs>['state']>;

/**
 * A job that has failed for good is in the job store twice: as itself and as its dead letter, which is shown. A
 * scheduled one is shown under its task's name, and only where a run has failed: otherwise it would come and go every
 * few seconds.
 */
const shown = sql`
  select id, case when coalesce(source_name, name) like 'schedule.%' then data->>'task' else coalesce(source_name, name) end as name,
    nullif(data->>'id', '') as record_id,
    case when name = ${deadLetters} and state = 'created' then 'failed' when state in ('created', 'retry') then 'waiting'
         when state = 'active' then 'running' when state = 'cancelled' then 'given-up' else state::text end as state,
    coalesce(source_retry_count, retry_count) as retry_count, coalesce(source_created_on, created_on) as created_on, started_on,
    case when name = ${deadLetters} then coalesce(completed_on, created_on) else completed_on end as completed_on,
    case when name <> ${deadLetters} and state in ('created', 'retry') then start_after end as next_try,
    case when state = 'retry' then output->>'waitsFor' end as waits_for,
    state = 'retry' and output->>'waitsFor' is null as is_retried,
    coalesce(source_output, output) as output
  from jobs.job where name not like '\\_\\_%' and not (state = 'failed' and dead_letter is not null)
    and not (name in ('schedule.often', 'schedule.nightly') and (state = 'completed' or output is null))`;

/** The latest 200 jobs, in one state or all that have not ended. */
export async function listJobs(db: Db, state: JobState | undefined): Promise<JobRow[]> {
  const filter = state ? sql`state = ${state}` : sql`state not in ('completed', 'given-up')`;
  const answer = await db.execute(sql`
    select *, coalesce(output->>'message', output->'value'->>'message') as error,
      coalesce(output->'failure', output->'value'->'failure') as failure
    from (${shown}) as shown where ${filter} order by created_on desc, id limit 200`);
  const iso = (value: unknown) => (value ? new Date(value as string).toISOString() : null);
  return (answer as { rows: Record<string, unknown>[] }).rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    recordId: (row.record_id as string | null) ?? null,
    state: row.state as JobRow['state'],
    retryCount: Number(row.retry_count),
    createdAt: iso(row.created_on)!,
    startedAt: iso(row.started_on),
    completedAt: iso(row.completed_on),
    nextTryAt: iso(row.next_try),
    waitsFor: (row.waits_for as string | null) ?? null,
    failure: readFailure(row.failure, row.error as string | null, row.waits_for as string | null),
    error: (row.error as string | null) ?? null,
  }));
}

/** How many jobs of a kind have failed, how many are being retried, and how many wait for an unavailable dependency. */
export interface JobCount {
  name: string;
  failed: number;
  retrying: number;
  waitingForOutage: number;
}

export async function countJobs(db: Db): Promise<JobCount[]> {
  const answer = await db.execute(sql`
    select name, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where is_retried)::int as retrying,
      count(*) filter (where waits_for is not null)::int as waiting
    from (${shown}) as shown where state = 'failed' or is_retried or waits_for is not null group by name`);
  return (answer as { rows: Record<string, unknown>[] }).rows.map(({ name, failed, retrying, waiting }) => ({
    name: String(name),
    failed: Number(failed),
    retrying: Number(retrying),
    waitingForOutage: Number(waiting),
  }));
}
