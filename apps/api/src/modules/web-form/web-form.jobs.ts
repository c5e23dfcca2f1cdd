import { pickText } from '@estrada/domain/errors/index';
import { renderMessage } from '@estrada/domain/messages/index';
import { webFormMessage } from '@estrada/domain/web-form/index';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { webFormLinkMail } from '../../documents/web-form-link.mail.ts';
import type { FlowContext } from '../../kernel/context.ts';
import { defineJob, handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { Partners } from '../../partners/index.ts';
import type { IntakeParts } from '../documents/index.ts';
import { sendRequestedMessage } from '../messages/index.ts';
import { dealers } from '../organization/index.ts';
import { webForms } from './web-form.tables.ts';
import { attachToProposal } from './web-form-files.ts';
import { makeWebFormLink } from './web-form-visit.ts';

const terms = { concurrency: 3, retryLimit: 6, retryDelaySeconds: 5, expireSeconds: 120 };

/** Work on web forms after a request has committed. The links are created here: no queue stores a secret. */
export const webFormJobs = {
  mailLink: defineJob({ name: 'web-form.mail-link', data: z.object({ formId: z.string() }), ...terms }),
  messageLink: defineJob({
    name: 'web-form.message-link',
    data: z.object({ formId: z.string(), requestId: z.string() }),
    ...terms,
  }),
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
  messaging: Partners['messaging'];
  seal: Seal;
  publicUrl: string;
  intake: IntakeParts;
};

/** What a link is sent with; null once the form was sent or deleted. */
async function prepareLink(formId: string, parts: Parts, { db, now, transaction }: FlowContext) {
  const [found] = await db
    .select({ form: webForms, dealerName: dealers.tradingName })
    .from(webForms)
    .innerJoin(dealers, eq(dealers.id, webForms.dealerId))
    .where(eq(webForms.id, formId));
  if (!found || found.form.sentAt !== null || found.form.expiresAt <= now) return null;
  const { form, dealerName } = found;
  const { client } = form;
  const name = (client.personType === 'PJ' ? client.name : client.identification.name?.split(' ')[0]) ?? '';
  return { form, dealerName, name, url: await transaction((tx) => makeWebFormLink(form, parts, tx)) };
}

const mailLink =
  (parts: Parts): JobHandler<typeof webFormJobs.mailLink> =>
  async ({ formId }, context) => {
    const found = await prepareLink(formId, parts, context);
    if (!found) return;
    const { form, ...values } = found;
    await parts.mailer.send({ to: form.email, ...webFormLinkMail.render(values, form.language) });
  };

const messageLink =
  (parts: Parts): JobHandler<typeof webFormJobs.messageLink> =>
  async ({ formId, requestId }, context) => {
    const found = await prepareLink(formId, parts, context);
    if (!found) return;
    const { form, dealerName, name, url } = found;
    const values = { nome: name, concessionaria: dealerName, link: url };
    const text = renderMessage(pickText(webFormMessage, form.language), values);
    await sendRequestedMessage(parts, { requestId, phone: form.phone, text }, context);
  };

/** The area's job handlers with their dependencies. */
export const handleWebFormJobs = (parts: Parts) =>
  handleJobs(webFormJobs, {
    mailLink: mailLink(parts),
    messageLink: messageLink(parts),
    attachFiles: (data, context) => attachToProposal(parts.intake, data, context),
  });
