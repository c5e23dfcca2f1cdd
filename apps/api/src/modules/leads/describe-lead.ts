import { addDays } from '@estrada/domain/calendar/index';
import { maskAddress } from '@estrada/domain/identity/index';
import {
  assignsLeads,
  crmStateOf,
  editsLeads,
  followsCrm,
  isLeadOpen,
  type LeadActor,
  type LeadEvent,
  leadActor,
  leadMachine,
  leadStatuses,
  mayClaimLead,
  readsLeadContacts,
} from '@estrada/domain/leads/index';
import { maskDocument, maskPhone } from '@estrada/domain/people/index';
import { leadLimits } from '@estrada/domain/settings/index';
import type { LeadDetail, LeadRow } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { claimOf, describeClaim } from '../../kernel/database/claims.ts';
import { dealers } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import { proposals } from '../proposals/index.ts';
import { simulations } from '../simulation/index.ts';
import { holderOf, type LeadRecord, type LeadRequest, listLeadHistory, listLeadRequests } from './leads.repository.ts';

/** The caller as the one who moves a lead; null: only reads it. */
export const actorOf = (record: LeadRecord, context: ReadContext): LeadActor | null =>
  leadActor(callerOf(context).viewer, holderOf(record, context.now));

/** Whether the caller works on a lead, and so reads the whole registration of its person. */
export const opensRegistration = (record: LeadRecord, context: ReadContext): boolean =>
  actorOf(record, context) !== null;

/** What a lead without given input may do: a day or a reason comes with the request. */
export const factsOf = (record: LeadRecord) => ({ status: record.status, isPaid: false, isIdleTooLong: false });

function canOf(record: LeadRecord, context: ReadContext): LeadRow['can'] {
  const { viewer } = callerOf(context);
  const actor = actorOf(record, context);
  const claim = claimOf(record, context.now);
  const events: readonly LeadEvent[] = actor ? leadMachine.availableEvents(factsOf(record), actor) : [];
  const update = editsLeads(viewer) && isLeadOpen(record.status);
  return {
    update,
    simulate: update && context.may('simulator'),
    claim: claim === null && mayClaimLead(viewer, record, context.now),
    release: claim?.userId === viewer.userId,
    contact: events.includes('contactAgain'),
    postpone: events.includes('postpone'),
    finish: events.includes('endWithoutInterest'),
    sellByHand: events.includes('sellByHand'),
    assign: assignsLeads(viewer) && isLeadOpen(record.status),
    reopen: events.includes('reopen'),
    relate: actor !== null && isLeadOpen(record.status) && record.proposalId === null,
  };
}

/** How far the sales CRM has received a lead, for users who follow that; null for all others. */
function describeCrm(record: LeadRecord, minutesToSend: number, context: ReadContext): LeadRow['crm'] {
  const { crmVersion, crmSentVersion, crmSentAt, crmWaitingSince: waitingSince, crmRefusedAt: refusedAt } = record;
  if (crmVersion === 0 || !followsCrm(callerOf(context).viewer)) return null;
  const state = crmStateOf({ waitingSince, refusedAt }, context.now, minutesToSend);
  const at = state === 'sent' ? crmSentAt : state === 'refused' ? refusedAt : waitingSince;
  return { state, version: crmSentVersion, at: at?.toISOString() ?? null };
}

/**
 * One line of the list.
 *
 * @param limits.minutesToSendLeads of the parameters: a delivery to the CRM that waits for longer is late
 */
export function describeLeadRow(
  record: LeadRecord & { dealerName: string },
  { minutesToSendLeads }: { minutesToSendLeads: number },
  context: ReadContext,
): LeadRow {
  const isRunning = isLeadOpen(record.status);
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
    messageFailedAt: isRunning ? (record.messageFailedAt?.toISOString() ?? null) : null,
    attention: !isRunning || record.dueAt > context.now ? null : record.status === 'new' ? 'overdue' : 'contactDue',
    isConsortium: record.isConsortium,
    createdAt: record.createdAt.toISOString(),
    crm: describeCrm(record, minutesToSendLeads, context),
    claim: describeClaim(record, context),
    can: canOf(record, context),
  };
}

/** A figure that the person had on the screen. */
export const describeRequest = ({ number, createdAt, figure }: LeadRequest): LeadDetail['customerFigures'][number] => ({
  number,
  requestedAt: createdAt.toISOString(),
  ...figure,
});

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
  const [simulation] =
    record.simulationId === null
      ? []
      : await db
          .select({ id: simulations.id, code: simulations.code })
          .from(simulations)
          .where(eq(simulations.id, record.simulationId));
  const limits = (await readSettings(db, leadLimits)).values;
  const isMasked = !readsLeadContacts(callerOf(context).viewer);
  const { document, phone, email } = record;
  const requests = await listLeadRequests(db, record.id);
  return {
    ...describeLeadRow({ ...record, dealerName: dealer?.name ?? '' }, limits, context),
    document: isMasked && document ? maskDocument(document) : document,
    phone: isMasked && phone ? maskPhone(phone) : phone,
    email: isMasked && email ? maskAddress(email) : email,
    isMasked,
    consent: record.consentAt && {
      version: record.consentVersion ?? '',
      at: record.consentAt.toISOString(),
      text: requests[0]?.consentText ?? null,
    },
    customerFigures: requests.map(describeRequest),
    submitted: isMasked ? {} : (record.submitted as Record<string, string>),
    reason: record.reason,
    expiresOn: isLeadOpen(record.status) ? addDays(record.lastContactOn, limits.daysUntilExpiry) : null,
    minutesToFirstContact: record.minutesToFirstContact,
    registration:
      record.registrationId === null
        ? null
        : { number: record.registrationNumbers.at(-1) ?? '', isReadable: opensRegistration(record, context) },
    simulation: simulation ?? null,
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
