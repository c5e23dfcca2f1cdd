import { addDays } from '@estrada/domain/calendar/index';
import { maskAddress } from '@estrada/domain/identity/index';
import {
  assignsLeads,
  editsLeads,
  type LeadActor,
  type LeadEvent,
  leadActor,
  leadMachine,
  leadStatuses,
  openLeadStatuses,
  readsLeadContacts,
  worksOnLeads,
} from '@estrada/domain/leads/index';
import { maskDocument, maskPhone } from '@estrada/domain/people/index';
import { leadLimits } from '@estrada/domain/settings/index';
import type { LeadDetail, LeadRow } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { claimOf } from '../../kernel/database/claims.ts';
import { dealers } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import { proposals } from '../proposals/index.ts';
import { holderOf, type LeadRecord, listLeadHistory } from './leads.repository.ts';

const isOpen = ({ status }: LeadRecord) => openLeadStatuses.some((one) => one === status);

/** The first contact is overdue. */
const isOverdue = ({ status, dueAt }: LeadRecord, now: Date): boolean => status === 'new' && dueAt <= now;

/** The caller as the one who moves a lead; null: only reads it. */
export const actorOf = (record: LeadRecord, context: ReadContext): LeadActor | null =>
  leadActor(callerOf(context).viewer, holderOf(record, context.now));

/** What a lead without given input may do: a day or a reason comes with the request. */
export const factsOf = (record: LeadRecord) => ({ status: record.status, isPaid: false, isIdleTooLong: false });

/** Whether the caller may claim a lead: an open one without an owner, or whose first contact is overdue. */
export function mayClaim(record: LeadRecord, context: ReadContext): boolean {
  const { viewer } = callerOf(context);
  const isWaiting = record.ownerId === null || isOverdue(record, context.now);
  return worksOnLeads(viewer) && isOpen(record) && isWaiting && record.ownerId !== viewer.userId;
}

function canOf(record: LeadRecord, context: ReadContext): LeadRow['can'] {
  const { viewer } = callerOf(context);
  const actor = actorOf(record, context);
  const claim = claimOf(record, context.now);
  const events: readonly LeadEvent[] = actor ? leadMachine.availableEvents(factsOf(record), actor) : [];
  return {
    update: editsLeads(viewer) && isOpen(record),
    claim: claim === null && mayClaim(record, context),
    release: claim?.userId === viewer.userId,
    contact: events.includes('contactAgain'),
    postpone: events.includes('postpone'),
    finish: events.includes('endWithoutInterest'),
    sellByHand: events.includes('sellByHand'),
    assign: assignsLeads(viewer) && isOpen(record),
    reopen: events.includes('reopen'),
    relate: actor !== null && isOpen(record) && record.proposalId === null,
  };
}

/** One line of the list. */
export function describeLeadRow(record: LeadRecord & { dealerName: string }, context: ReadContext): LeadRow {
  const claim = claimOf(record, context.now);
  const isRunning = isOpen(record);
  return {
    id: record.id,
    version: record.version,
    number: record.number,
    status: record.status,
    statusId: leadStatuses[record.status].id,
    situation: leadStatuses[record.status].situation,
    name: record.name,
    vehicleTypeId: record.vehicleTypeId === 2 ? '2' : '1',
    vehicleWanted: record.vehicleWanted,
    channel: record.channel,
    source: record.source,
    dealer: { id: record.dealerId, tradingName: record.dealerName },
    owner: record.ownerId === null ? null : { id: record.ownerId, name: record.ownerName ?? '' },
    contactPreference: record.contactPreference,
    dueAt: isRunning ? record.dueAt.toISOString() : null,
    nextDay: isRunning ? record.nextDay : null,
    nextTime: isRunning ? record.nextTime : null,
    attention: !isRunning || record.dueAt > context.now ? null : record.status === 'new' ? 'overdue' : 'contactDue',
    isConsortium: record.isConsortium,
    createdAt: record.createdAt.toISOString(),
    claim: claim && {
      byName: claim.byName,
      at: claim.at.toISOString(),
      isOwn: claim.userId === callerOf(context).viewer.userId,
    },
    can: canOf(record, context),
  };
}

/** The page of one lead. */
export async function describeLead(record: LeadRecord, context: ReadContext): Promise<LeadDetail> {
  const { db } = context;
  const [dealer] = await db.select({ name: dealers.tradingName }).from(dealers).where(eq(dealers.id, record.dealerId));
  const [proposal] =
    record.proposalId === null
      ? []
      : await db
          .select({ id: proposals.id, number: proposals.number })
          .from(proposals)
          .where(eq(proposals.id, record.proposalId));
  const { daysUntilExpiry } = (await readSettings(db, leadLimits)).values;
  const isMasked = !readsLeadContacts(callerOf(context).viewer);
  const { document, phone, email } = record;
  return {
    ...describeLeadRow({ ...record, dealerName: dealer?.name ?? '' }, context),
    document: isMasked && document ? maskDocument(document) : document,
    phone: isMasked && phone ? maskPhone(phone) : phone,
    email: isMasked && email ? maskAddress(email) : email,
    isMasked,
    consent: record.consentAt && { version: record.consentVersion ?? '', at: record.consentAt.toISOString() },
    submitted: isMasked ? {} : (record.submitted as Record<string, string>),
    reason: record.reason,
    expiresOn: isOpen(record) ? addDays(record.lastContactOn, daysUntilExpiry) : null,
    minutesToFirstContact: record.minutesToFirstContact,
    proposal: proposal ?? null,
    previousId: record.previousId,
    history: (await listLeadHistory(db, record.id)).map(({ at, event, how, toStatus, actorName, note }) => ({
      at: at.toISOString(),
      event,
      how,
      to: toStatus,
      actorName,
      note,
    })),
  };
}
