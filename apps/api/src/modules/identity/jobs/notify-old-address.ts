import { addressChangedMail } from '../../../documents/address-changed.mail.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { identityJobs } from '../identity.jobs.ts';
import { deliverMail } from '../mails/deliver-mail.ts';
import { findSentMailWithUser } from '../mails/sent-mails.repository.ts';

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
