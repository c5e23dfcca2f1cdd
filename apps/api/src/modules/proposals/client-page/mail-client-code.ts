import { clientCodeMail } from '../../../documents/client-code.mail.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { verificationCodeOf } from '../../identity/index.ts';
import { languageOfPerson } from '../selfie/language-of-person.ts';
import type { clientPageJobs } from './client-page.jobs.ts';
import { findVisitById } from './client-page.repository.ts';

/** Sends the code of a visit, while it opens anything. */
export const mailClientCode =
  (mailer: Mailer, seal: Seal): JobHandler<typeof clientPageJobs.mailClientCode> =>
  async ({ visitId }, { db, now }) => {
    const found = await findVisitById(db, visitId);
    if (!found || found.visit.visitHash || found.visit.codeExpiresAt <= now) return;
    const code = verificationCodeOf(visitId, { seal });
    const language = await languageOfPerson(db, found.link.document);
    await mailer.send({ to: found.link.email, ...clientCodeMail.render({ code }, language) });
  };
