import { sql } from 'drizzle-orm';
import type { FlowContext } from '../../kernel/context.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import { threadJobs } from './threads.jobs.ts';
import { threadMails, threadReaders } from './threads.tables.ts';

/** At most one e-mail per user in this time, however many messages there are. */
const mailEveryMs = 3_600_000;
/** Users per minute; the rest follow in the next. */
const peopleAtOnce = 200;

export const threadSchedule: Task[] = [{ name: 'threads.send-digests', every: 60, act: sendDigests }];

/** Mails users with unread messages that no e-mail has mentioned, at most once an hour. */
async function sendDigests(context: FlowContext): Promise<void> {
  const before = new Date(context.now.getTime() - mailEveryMs).toISOString();
  await context.transaction(async (tx) => {
    // the row stands for the hour's e-mail: of two concurrent sweeps, one gets it
    const answer = await tx.db.execute(sql`
      insert into ${threadMails} (user_id, is_wanted, last_sent_at)
      select user_id, true, ${tx.now.toISOString()}::timestamptz
      from (select distinct user_id from ${threadReaders} where is_due) as due
      where not exists (
        select from ${threadMails} as mails
        where mails.user_id = due.user_id and (not mails.is_wanted or mails.last_sent_at > ${before}::timestamptz)
      )
      order by user_id
      limit ${peopleAtOnce}
      on conflict (user_id) do update set last_sent_at = excluded.last_sent_at
        where ${threadMails}.last_sent_at is null or ${threadMails}.last_sent_at <= ${before}::timestamptz
      returning user_id`);
    const { rows } = answer as { rows: { user_id: string }[] };
    for (const { user_id: userId } of rows) tx.enqueue(threadJobs.mailDigest, { userId });
  });
}
