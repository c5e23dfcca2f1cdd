import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { webFormLinkMail } from '../../documents/web-form-link.mail.ts';
import type { Db } from '../../kernel/database/database.ts';
import { defineJob, handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { IntakeParts } from '../documents/index.ts';
import type { MessageTopic } from '../messages/index.ts';
import { dealers } from '../organization/index.ts';
import { webForms } from './web-form.tables.ts';
import { attachToProposal } from './web-form-files.ts';
import { makeWebFormLink, type WebFormRecord } from './web-form-visit.ts';

const terms = { concurrency: 3, retryLimit: 6, retryDelaySeconds: 5, expireSeconds: 120 };

/** Work on web forms after a request has committed. The links are created here: no queue stores a secret. */
export const webFormJobs = {
  mailLink: defineJob({ name: 'web-form.mail-link', data: z.object({ formId: z.string() }), ...terms }),
  attachFiles: defineJob({
    name: 'web-form.attach-files',
    data: z.object({ formId: z.string(), proposalId: z.string() }),
    ...terms,
    // each file is read by a thread
    concurrency: 1,
    expireSeconds: 600,
  }),
};

type Parts = {
  mailer: Mailer;
  seal: Seal;
  publicUrl: string;
  intake: IntakeParts;
};

/** A form that its person may go on with, and its dealer; null once it was sent or deleted. */
async function findOpenForm(db: Db, formId: string, now: Date) {
  const [found] = await db
    .select({ form: webForms, dealerName: dealers.tradingName })
    .from(webForms)
    .innerJoin(dealers, eq(dealers.id, webForms.dealerId))
    .where(eq(webForms.id, formId));
  if (!found || found.form.sentAt !== null || found.form.expiresAt <= now) return null;
  return found;
}

/** The person or the company of a form; empty: not typed yet. */
export const nameOfForm = ({ client }: Pick<WebFormRecord, 'client'>): string =>
  (client.personType === 'PJ' ? client.name : client.identification.name) ?? '';

/** Messages with the link of a form to its person, until it is sent. */
export const webFormTopic: MessageTopic = {
  isWanted: async (db, { subjectId }, now) => (await findOpenForm(db, subjectId ?? '', now)) !== null,
  compose: async ({ subjectId }, page, tx) => {
    const found = await findOpenForm(tx.db, subjectId ?? '', tx.now);
    if (!found) return null;
    const link = await makeWebFormLink(found.form, page, tx);
    return { dealerName: found.dealerName, link, language: found.form.language };
  },
};

const mailLink =
  (parts: Parts): JobHandler<typeof webFormJobs.mailLink> =>
  async ({ formId }, { db, now, transaction }) => {
    const found = await findOpenForm(db, formId, now);
    if (!found) return;
    const { form, dealerName } = found;
    const url = await transaction((tx) => makeWebFormLink(form, parts, tx));
    const whole = nameOfForm(form);
    const name = form.personType === 'PJ' ? whole : whole.split(' ')[0]!;
    await parts.mailer.send({ to: form.email, ...webFormLinkMail.render({ name, dealerName, url }, form.language) });
  };

/** The area's job handlers with their dependencies. */
export const handleWebFormJobs = (parts: Parts) =>
  handleJobs(webFormJobs, {
    mailLink: mailLink(parts),
    attachFiles: (data, context) => attachToProposal(parts.intake, data, context),
  });
