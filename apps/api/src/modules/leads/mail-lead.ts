import type { ModuleFlags } from '@estrada/domain/access/index';
import { addDays } from '@estrada/domain/calendar/index';
import { formatDate, formatInstant } from '@estrada/domain/formats/index';
import { isLeadOpen } from '@estrada/domain/leads/index';
import { type EmailTemplateName, emailTemplateOf } from '@estrada/domain/parameters/index';
import { leadLimits } from '@estrada/domain/settings/index';
import { and, asc, eq } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { SalesCrm } from '../../partners/index.ts';
import { userDealers, users } from '../identity/index.ts';
import { dealers } from '../organization/index.ts';
import { currentTemplate, readSettings, renderTemplate } from '../parameters/index.ts';
import { sendLeads } from './deliver-lead.ts';
import { leadJobs } from './leads.jobs.ts';
import type { LeadRecord } from './leads.repository.ts';
import { leads } from './leads.tables.ts';

/** More F&I managers than a dealer has. */
const mostManagers = 50;

type Receiver = { id: string; email: string };

/** The owner; of a lead without one, or whose owner may not log in any more, the F&I managers of its dealer. */
async function receiversOf({ ownerId, dealerId }: LeadRecord, db: Db): Promise<Receiver[]> {
  const columns = { id: users.id, email: users.email };
  const owner =
    ownerId === null
      ? []
      : await db
          .select(columns)
          .from(users)
          .where(and(eq(users.id, ownerId), eq(users.enabled, true)));
  if (owner.length > 0) return owner;
  return db
    .select(columns)
    .from(users)
    .innerJoin(userDealers, eq(userDealers.userId, users.id))
    .where(and(eq(userDealers.dealerId, dealerId), eq(users.role, 'fi-manager'), eq(users.enabled, true)))
    .orderBy(asc(users.id))
    .limit(mostManagers);
}

/** Queues a message about a lead, one e-mail for each receiver, as part of this transaction. */
export async function queueLeadMail(name: EmailTemplateName, record: LeadRecord, context: WriteContext): Promise<void> {
  for (const { id } of await receiversOf(record, context.db))
    context.enqueue(leadJobs.mailLead, { name, leadId: record.id, userId: id });
}

type MailParts = { mailer: Mailer; publicUrl: string; modules: ModuleFlags };

/**
 * Mails a user about a lead, by the current template. A lead that has ended or has another owner by now needs no
 * message any more, and a contact since the warning moves the end.
 */
const mailLead =
  ({ mailer, publicUrl, modules }: MailParts): JobHandler<typeof leadJobs.mailLead> =>
  async ({ name, leadId, userId }, { db }) => {
    if (!modules.email_leads) return;
    const [row] = await db
      .select({ lead: leads, dealerName: dealers.tradingName })
      .from(leads)
      .innerJoin(dealers, eq(dealers.id, leads.dealerId))
      .where(eq(leads.id, leadId));
    if (!row || !isLeadOpen(row.lead.status)) return;
    const { lead, dealerName } = row;
    const isWarning = name === 'lead-expiring';
    if (isWarning && lead.expiryWarnedFor !== lead.lastContactOn) return;
    const receiver = (await receiversOf(lead, db)).find(({ id }) => id === userId);
    if (!receiver) return;
    const { daysUntilExpiry } = (await readSettings(db, leadLimits)).values;
    const mail = renderTemplate(emailTemplateOf(name), (await currentTemplate(db, name)).html, {
      // a mailbox is not secure: no document, telephone or e-mail of the person, and no family name
      clientFirstName: lead.name.split(' ')[0]!,
      vehicleName: lead.vehicleWanted || 'a definir',
      dealerName,
      answerBy: isWarning
        ? formatDate(addDays(lead.lastContactOn, daysUntilExpiry))
        : formatInstant(lead.dueAt.toISOString()),
      leadAddress: `${publicUrl}/leads?oportunidade=${lead.id}`,
    });
    await mailer.send({ ...mail, to: receiver.email });
  };

/** The area's job handlers with their dependencies. */
export const handleLeadJobs = ({ salesCrm, ...mail }: MailParts & { salesCrm: SalesCrm }) =>
  handleJobs(leadJobs, { mailLead: mailLead(mail), sendToCrm: sendLeads(salesCrm) });
