import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Db } from '../database/database.ts';

/** The queue of the jobs that have failed for good. Nobody works on it: a person decides. */
export const deadLetters = 'dead-letters';

const tenYearsSeconds = 10 * 365 * 86_400;

/** Makes the queue, and keeps what is in it for as long as nobody has decided: the job store would drop it after days. */
export async function openDeadLetters(boss: PgBoss, db: Db): Promise<void> {
  await boss.createQueue(deadLetters);
  await boss.updateQueue(deadLetters, { retentionSeconds: tenYearsSeconds });
  await boss.findJobs(deadLetters, { id: '00000000-0000-0000-0000-000000000000' });
  await db.execute(sql`
    update jobs.job set keep_until = created_on + interval '10 years'
    where name = ${deadLetters} and state = 'created' and keep_until < created_on + interval '9 years'`);
}

/** A job that has failed for good: its kind, and what it was given. */
export interface DeadLetter {
  name: string;
  data: unknown;
}

/** A failed job that nobody has decided on, locked; null where there is none (any more). */
export async function lockDeadLetter(db: Db, id: string): Promise<DeadLetter | null> {
  const answer = await db.execute(sql`
    select source_name as name, data from jobs.job
    where name = ${deadLetters} and id = ${id} and state = 'created' and source_name is not null for update`);
  const [row] = (answer as { rows: DeadLetter[] }).rows;
  return row ?? null;
}

/**
 * The failed jobs of the last minutes that nobody has decided on. Whoever looks every minute sees each of them, and none that has
 * stood so long that the record it was for may have moved on.
 */
export async function recentDeadLetters(db: Db): Promise<DeadLetter[]> {
  const answer = await db.execute(sql`
    select source_name as name, data from jobs.job
    where name = ${deadLetters} and state = 'created' and source_name is not null
      and created_on > jobs.job_now() - interval '5 minutes'
    order by created_on, id`);
  return (answer as { rows: DeadLetter[] }).rows;
}

/** Puts a failed job back into its queue, with all its tries. */
export async function redrive(boss: PgBoss, db: Db, id: string): Promise<void> {
  await boss.redrive(deadLetters, { ids: [id], db: fromDrizzle(db as never, sql as never) });
}

/** Ends a failed job undone. */
export async function giveUp(db: Db, id: string): Promise<void> {
  await db.execute(sql`
    update jobs.job set state = 'cancelled', completed_on = jobs.job_now()
    where name = ${deadLetters} and id = ${id} and state = 'created'`);
}
