import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Db } from '../database/database.ts';

/** The queue of the jobs that have failed for good. No worker processes it: an operator decides. */
export const deadLetters = 'dead-letters';

const tenYearsSeconds = 10 * 365 * 86_400;

/** Creates the queue, with unlimited retention: the job store would drop undecided jobs after days. */
export async function openDeadLetters(boss: PgBoss, db: Db): Promise<void> {
  await boss.createQueue(deadLetters);
  await boss.updateQueue(deadLetters, { retentionSeconds: tenYearsSeconds });
  await boss.findJobs(deadLetters, { id: '00000000-0000-0000-0000-000000000000' });
  await db.execute(sql`
    update jobs.job set keep_until = created_on + interval '10 years'
    where name = ${deadLetters} and state = 'created' and keep_until < created_on + interval '9 years'`);
}

/** A job that has failed for good: its kind and its data. */
export interface DeadLetter {
  name: string;
  data: unknown;
}

/** A failed job without a decision, locked; null where there is none. */
export async function lockDeadLetter(db: Db, id: string): Promise<DeadLetter | null> {
  const answer = await db.execute(sql`
    select source_name as name, data from jobs.job
    where name = ${deadLetters} and id = ${id} and state = 'created' and source_name is not null for update`);
  const [row] = (answer as { rows: DeadLetter[] }).rows;
  return row ?? null;
}

/**
 * The failed jobs of the last minutes without a decision. A check every minute sees each of them, and none so old that
 * its record may have changed since.
 */
export async function recentDeadLetters(db: Db): Promise<DeadLetter[]> {
  const answer = await db.execute(sql`
    select source_name as name, data from jobs.job
    where name = ${deadLetters} and state = 'created' and source_name is not null
      and created_on > jobs.job_now() - interval '5 minutes'
    order by created_on, id`);
  return (answer as { rows: DeadLetter[] }).rows;
}

/**
 * The failed jobs without a decision of some areas, the latest first. The area is the part of a job's name before the
 * first dot; a scheduled one has the name of its task.
 */
export async function undecidedDeadLetters(db: Db, areas: readonly string[], limit: number): Promise<string[]> {
  const named = sql`case when source_name like 'schedule.%' then data->>'task' else source_name end`;
  const answer = await db.execute(sql`
    select id from jobs.job
    where name = ${deadLetters} and state = 'created' and source_name is not null
      and split_part(${named}, '.', 1) in (${sql.join(
        areas.map((area) => sql`${area}`),
        sql`, `,
      )})
    order by created_on desc, id limit ${limit}`);
  return (answer as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

/** Returns a failed job to its queue, with all its retries. */
export async function redrive(boss: PgBoss, db: Db, id: string): Promise<void> {
  await boss.redrive(deadLetters, { ids: [id], db: fromDrizzle(db as never, sql as never) });
}

/** Ends a failed job without running it. */
export async function giveUp(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    update jobs.job set state = 'cancelled', completed_on = jobs.job_now()
    where name = ${deadLetters} and id = ${id} and state = 'created'`);
}
