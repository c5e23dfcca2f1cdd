import type { LeadStatus } from '@estrada/domain/leads/index';
import { and, asc, eq, isNotNull, isNull, min } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FollowedJob, JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { LeadDelivery, SalesCrm } from '../../partners/index.ts';
import { dealers } from '../organization/index.ts';
import { leadJobs } from './leads.jobs.ts';
import { type LeadRecord, lockAnyLead, updateLead } from './leads.repository.ts';
import { leadDeliveries, leads } from './leads.tables.ts';

type LeadChange = Pick<typeof leadDeliveries.$inferInsert, 'event' | 'how' | 'note'>;

/**
 * Gives a change of a lead its version for the sales CRM and queues the delivery, as part of this transaction. The lead
 * is locked, or new.
 */
export async function announceToCrm(
  record: LeadRecord,
  change: LeadChange,
  { db, now, enqueue }: WriteContext,
): Promise<LeadRecord> {
  const { id: leadId, status, ownerId, ownerName } = record;
  const columns = { crmVersion: record.crmVersion + 1, crmWaitingSince: record.crmWaitingSince ?? now };
  await updateLead(db, leadId, columns);
  await db
    .insert(leadDeliveries)
    .values({ leadId, version: columns.crmVersion, ...change, status, ownerId, ownerName, createdAt: now });
  // behind a refused version the others wait for the decision on its job
  if (record.crmRefusedAt === null) enqueue(leadJobs.sendToCrm, { id: leadId });
  return { ...record, ...columns };
}

/** The most versions of one run; the next run, a minute later, sends the others. */
const versionsOfRun = 10;

/** The oldest version of a lead that the CRM does not have. */
async function nextDelivery(db: Db, leadId: string): Promise<{ version: number; body: LeadDelivery } | null> {
  const [row] = await db
    .select({ change: leadDeliveries, lead: leads, bacCode: dealers.baccode, dealerName: dealers.tradingName })
    .from(leadDeliveries)
    .innerJoin(leads, eq(leads.id, leadDeliveries.leadId))
    .innerJoin(dealers, eq(dealers.id, leads.dealerId))
    .where(eq(leadDeliveries.leadId, leadId))
    .orderBy(asc(leadDeliveries.version))
    .limit(1);
  if (!row) return null;
  const { change, lead, bacCode, dealerName } = row;
  const { version, event, how, note, ownerId, ownerName } = change;
  return {
    version,
    body: {
      leadId,
      version,
      event,
      at: change.createdAt.toISOString(),
      status: change.status as LeadStatus,
      owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
      how: how ?? null,
      note: note ?? null,
      number: lead.number,
      receivedAt: lead.createdAt.toISOString(),
      channel: lead.channel,
      source: lead.source || null,
      dealer: { bacCode, name: dealerName },
      // the present data: a correction lets a refused version through
      person: {
        name: lead.name,
        document: lead.document || null,
        phone: lead.phone || null,
        email: lead.email || null,
        contactPreference: lead.contactPreference,
      },
      vehicle: { isUsed: lead.vehicleTypeId === 2, wanted: lead.vehicleWanted || null },
      consent: lead.consentAt && { version: lead.consentVersion, at: lead.consentAt.toISOString() },
    },
  };
}

/** Removes the version that the CRM has, or that was given up, and counts from the next one. */
async function endDelivery(db: Db, record: LeadRecord, version: number, changes: Partial<LeadRecord>): Promise<void> {
  const ofLead = eq(leadDeliveries.leadId, record.id);
  await db.delete(leadDeliveries).where(and(ofLead, eq(leadDeliveries.version, version)));
  const [next] = await db
    .select({ since: min(leadDeliveries.createdAt) })
    .from(leadDeliveries)
    .where(ofLead);
  await updateLead(db, record.id, { ...changes, crmWaitingSince: next?.since ?? null, crmRefusedAt: null });
}

/**
 * Sends the versions of a lead that the CRM does not have, oldest first. Only one job of a lead runs at a time; a
 * version whose answer was lost is sent again, and none overtakes it.
 */
const sendToCrm =
  (salesCrm: SalesCrm): JobHandler<typeof leadJobs.sendToCrm> =>
  async ({ id: leadId }, context) => {
    for (let sent = 0; sent < versionsOfRun; sent++) {
      const next = await nextDelivery(context.db, leadId);
      if (!next) return;
      const { version } = next;
      await salesCrm.deliver(next.body);
      await context.transaction(async ({ db, now }) => {
        const record = await lockAnyLead(db, leadId);
        if (record) await endDelivery(db, record, version, { crmSentVersion: version, crmSentAt: now });
      });
    }
  };

/**
 * The job of sending, with its outcome on the lead: what is refused for good waits for the decision of an operator.
 * Trying it again sends the same version; giving it up leaves that version out and continues with the next one.
 */
export const sendLeads = (salesCrm: SalesCrm): FollowedJob<typeof leadJobs.sendToCrm> => ({
  run: sendToCrm(salesCrm),
  async follow({ id: leadId }, outcome, { db, now }) {
    const record = await lockAnyLead(db, leadId);
    if (!record || record.crmWaitingSince === null) return;
    if (outcome === 'failed') return void (await updateLead(db, leadId, { crmRefusedAt: record.crmRefusedAt ?? now }));
    if (outcome === 'tried-again') return void (await updateLead(db, leadId, { crmRefusedAt: null }));
    const next = await nextDelivery(db, leadId);
    if (next) await endDelivery(db, record, next.version, {});
  },
});

/**
 * Queues what waits for the CRM without a job: a change that committed while the job of its lead was ending, and the
 * versions after one that was given up. A lead whose job still waits gets no second one.
 */
export const deliverySchedule: Task = {
  name: 'leads.send-waiting',
  every: 60,
  rows: async ({ db }, limit) => {
    const rows = await db
      .select({ id: leads.id })
      .from(leads)
      .where(and(isNotNull(leads.crmWaitingSince), isNull(leads.crmRefusedAt)))
      .orderBy(asc(leads.crmWaitingSince), asc(leads.id))
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  run: (id, { transaction }) => transaction(async (tx) => tx.enqueue(leadJobs.sendToCrm, { id })),
};
