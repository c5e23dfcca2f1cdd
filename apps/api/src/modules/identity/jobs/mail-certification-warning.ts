import { certificationExpiringMail } from '../../../documents/certification-expiring.mail.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { identityJobs } from '../identity.jobs.ts';
import { deliverMail } from '../mails/deliver-mail.ts';
import { findSentMailWithUser } from '../mails/sent-mails.repository.ts';

/** Mails the warning about the end of a certification. */
export const mailCertificationWarning =
  (mailer: Mailer): JobHandler<typeof identityJobs.mailCertificationWarning> =>
  async ({ mailId, language, endsOn }, context) => {
    const found = await findSentMailWithUser(context.db, mailId);
    if (!found) return;
    const { name, username } = found.user;
    const content = certificationExpiringMail.render({ name, username, endsOn }, language);
    await deliverMail(mailId, { to: found.mail.address, ...content }, mailer, context);
  };
