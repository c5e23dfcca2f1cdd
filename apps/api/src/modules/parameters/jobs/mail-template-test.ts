import type { Language } from '@estrada/domain/errors/index';
import { emailTemplateOf, sampleValues } from '@estrada/domain/parameters/index';
import { eq } from 'drizzle-orm';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { users } from '../../identity/index.ts';
import { findTemplateVersion } from '../email-templates/email-templates.repository.ts';
import { renderTemplate } from '../email-templates/render-template.ts';
import type { parameterJobs } from '../parameters.jobs.ts';

/** Before the subject: it must not be mistaken for a message about a lead. */
const mark: Readonly<Record<Language, string>> = { 'pt-BR': '[Teste]', en: '[Test]' };

/** Mails a version of a template, filled with sample data, to its requester. */
export const mailTemplateTest =
  (mailer: Mailer): JobHandler<typeof parameterJobs.mailTemplateTest> =>
  async ({ name, version, userId, language }, { db }) => {
    const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    const template = await findTemplateVersion(db, name, version);
    if (!user || !template) return;
    const kind = emailTemplateOf(name);
    const mail = renderTemplate(kind, template.html, sampleValues(kind));
    await mailer.send({ ...mail, to: user.email, subject: `${mark[language]} ${mail.subject}` });
  };
