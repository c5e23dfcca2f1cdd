import { eq, sql } from 'drizzle-orm';
import type { FlowContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { outageOf } from '../../../kernel/jobs/outage-of.ts';
import type { Mail, Mailer } from '../../../kernel/mail.ts';
import { sentMails } from '../identity.tables.ts';
import { finishMail } from './sent-mails.repository.ts';

/** The maximum retries of a mail by the job store; after the last one the mail counts as failed. */
export const mailRetries = { concurrency: 10, retryLimit: 6, retryDelaySeconds: 2, expireSeconds: 60 } as const;

/**
 * Sends a mail and records the outcome in its row.
 *
 * @param id of the row in `sent_mails`
 * @throws the mail server's error, for a retry by the job store
 */
export async function deliverMail(id: string, mail: Mail, mailer: Mailer, context: FlowContext): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    await noteFailure(id, error, context);
    throw error;
  }
  await countMailTry(context.db, id, null);
  await finishMail(context.db, id, { status: 'SENT', failure: null, finishedAt: context.now });
}

/** A mail server's message may contain the address: only its code is stored. */
async function noteFailure(id: string, error: unknown, { db, now }: FlowContext): Promise<void> {
  const { code } = (error ?? {}) as { code?: unknown };
  const failure = typeof code === 'string' ? code.slice(0, 40) : 'unknown';
  const attempts = await countMailTry(db, id, failure);
  // while the mail server is unavailable the job store continues, as long as the mail is useful
  if (outageOf(error) !== null) return;
  if (attempts > mailRetries.retryLimit) await finishMail(db, id, { status: 'FAILED', failure, finishedAt: now });
}

/** Records one attempt to send a mail. @returns the number of attempts, this one included; 0 for a missing mail */
async function countMailTry(db: Db, id: string, failure: string | null): Promise<number> {
  const [row] = await db
    .update(sentMails)
    .set({ attempts: sql`${sentMails.attempts} + 1`, failure })
    .where(eq(sentMails.id, id))
    .returning({ attempts: sentMails.attempts });
  return row?.attempts ?? 0;
}
