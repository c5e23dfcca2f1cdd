import { eq } from 'drizzle-orm';
import { addressChangedMail } from '../../../documents/address-changed.mail.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { identityJobs } from '../identity.jobs.ts';
import type { UserRow } from '../identity.repository.ts';
import { sentMails, users } from '../identity.tables.ts';
import { deliverMail } from '../mails/deliver-mail.ts';

/** Mails the user's previous address. Only the row of the mail still contains it. */
export const notifyOldAddress =
  (mailer: Mailer): JobHandler<typeof identityJobs.notifyOldAddress> =>
  async ({ mailId, language }, context) => {
    const found = await findSentMailWithUser(context.db, mailId);
    if (!found) return;
    const { name, username } = found.user;
    const content = { name, username, changedAt: found.mail.createdAt };
    await deliverMail(
      mailId,
      { to: found.mail.address, ...addressChangedMail.render(content, language) },
      mailer,
      context,
    );
  };

async function findSentMailWithUser(
  db: Db,
  id: string,
): Promise<{ mail: typeof sentMails.$inferSelect; user: UserRow } | null> {
  const [row] = await db
    .select({ mail: sentMails, user: users })
    .from(sentMails)
    .innerJoin(users, eq(users.id, sentMails.userId))
    .where(eq(sentMails.id, id));
  return row ?? null;
}
