import { recordScope } from '@estrada/domain/access/index';
import { businessDay } from '@estrada/domain/calendar/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import {
  afterBusinessMinutes,
  type DealerTime,
  editsLeads,
  joinsLead,
  type LeadChannel,
  newLeadForm,
} from '@estrada/domain/leads/index';
import { leadLimits } from '@estrada/domain/settings/index';
import type { CustomerFigure, FigureRow } from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints, LeadDetail } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { notifyOfLeads } from '../notifications/index.ts';
import { dealers, findDealerInScope, serviceOfDealer } from '../organization/index.ts';
import { listNationalHolidays, readSettings } from '../parameters/index.ts';
import { nextNumber } from '../proposals/index.ts';
import { announceToCrm } from './deliver-lead.ts';
import { describeLead } from './describe-lead.ts';
import {
  appendLeadHistory,
  type LeadRecord,
  listSellersOf,
  lockLatestOfPerson,
  updateLead,
} from './leads.repository.ts';
import { leadRequests, leadRotations, leads } from './leads.tables.ts';
import { queueLeadMail } from './mail-lead.ts';

/** The hours in which a dealer serves clients, and the national and municipal holidays on which it is closed. */
export async function dealerTime(db: Db, dealerId: string): Promise<DealerTime> {
  const { hours, holidays } = await serviceOfDealer(db, dealerId);
  return { hours, holidays: new Set([...(await listNationalHolidays(db)), ...holidays.map(({ day }) => day)]) };
}

/** What arrives as a lead, from a person or typed by a user; texts are empty where nothing is known. */
type ArrivingLead = Pick<
  LeadRecord,
  'name' | 'document' | 'phone' | 'email' | 'contactPreference' | 'vehicleTypeId' | 'vehicleWanted' | 'source'
> & {
  dealerId: string;
  channel: LeadChannel;
  owner: { id: string; name: string } | null;
  by: { id: string | null; name: string };
  /** text: as it was shown */
  consent?: { version: string; text: string; at?: Date };
  /** the figure on the screen of the person, with its rows */
  figure?: { shown: CustomerFigure; rows: FigureRow[] };
  /** of the web form: the next one of the same person replaces it on the page of the lead */
  registration?: { id: string; number: string };
};

/**
 * Stores an arriving lead, or joins it with the open one of the same person at the dealer, which is then due at once. A
 * new one without an owner goes to the next seller of the round robin, and raises the count of the dealer.
 *
 * @returns requestNumber: of a request with a figure, for the person; null without one
 */
export async function receiveLead(
  arriving: ArrivingLead,
  context: WriteContext,
): Promise<{ record: LeadRecord; joined: boolean; requestNumber: string | null }> {
  const { figure, consent } = arriving;
  const requestNumber = figure && consent ? await nextNumber(context.db, 'lead_request_numbers') : null;
  const received = await storeOrJoin(arriving, requestNumber, context);
  if (figure && consent && requestNumber !== null)
    await context.db.insert(leadRequests).values({
      id: makeId(context.now),
      leadId: received.record.id,
      number: requestNumber,
      figure: figure.shown,
      rows: figure.rows,
      consentVersion: consent.version,
      consentText: consent.text,
      createdAt: context.now,
    });
  return { ...received, requestNumber };
}

async function storeOrJoin(
  arriving: ArrivingLead,
  requestNumber: string | null,
  context: WriteContext,
): Promise<{ record: LeadRecord; joined: boolean }> {
  const { db, now, today } = context;
  const { dealerId, by, consent, registration, owner: creator, figure: _, ...values } = arriving;
  // two submissions of one person at once: the second one finds the lead of the first
  await db.select({ id: dealers.id }).from(dealers).where(eq(dealers.id, dealerId)).for('update');
  const latest = await lockLatestOfPerson(db, dealerId, values);
  if (latest && joinsLead({ ...latest, arrivedOn: businessDay(latest.createdAt.toISOString()) }, today))
    return { record: await join(latest, arriving, requestNumber, context), joined: true };

  const owner = creator ?? (await nextOfRotation(dealerId, db));
  const { limitTimeFirstLead } = (await readSettings(db, leadLimits)).values;
  const record: LeadRecord = {
    id: makeId(now),
    version: 1,
    number: await nextNumber(db, 'lead_numbers'),
    status: 'new',
    dealerId,
    ownerId: owner?.id ?? null,
    ownerName: owner?.name ?? null,
    ...values,
    submitted: {},
    // a user types leads in their own language
    language: consent ? context.language : 'pt-BR',
    consentVersion: consent?.version ?? null,
    consentAt: consent ? (consent.at ?? now) : null,
    consentRevokedAt: null,
    isConsortium: false,
    dueAt: dueAfter(now, limitTimeFirstLead, await dealerTime(db, dealerId)),
    nextDay: null,
    nextTime: null,
    firstContactAt: null,
    minutesToFirstContact: null,
    lastContactOn: today,
    expiryWarnedFor: null,
    reason: null,
    registrationId: registration?.id ?? null,
    registrationNumbers: registration ? [registration.number] : [],
    simulationId: null,
    proposalId: null,
    previousId: latest?.id ?? null,
    crmVersion: 0,
    crmSentVersion: 0,
    crmSentAt: null,
    crmWaitingSince: null,
    crmRefusedAt: null,
    messageFailedAt: null,
    claimedBy: null,
    claimedByName: null,
    claimedAt: null,
    createdByName: by.name,
    changedByName: by.name,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(leads).values(record);
  await appendLeadHistory(db, historyOf(record, 'create', by, now));
  await notifyOfLeads(dealerId, 1, context);
  // whoever creates a lead for themselves receives it; the round robin hands it to somebody
  await queueLeadMail(creator === null && owner !== null ? 'lead-forwarded' : 'lead-received', record, context);
  const { name, document, phone, email, channel, source, vehicleTypeId, vehicleWanted, contactPreference } = record;
  context.audit({
    action: 'lead.create',
    entity: 'lead',
    entityId: record.id,
    after: {
      name,
      document,
      phone,
      email,
      channel,
      source,
      vehicleTypeId,
      vehicleWanted,
      contactPreference,
      dealerId,
      owner: owner?.name ?? null,
      ...(requestNumber === null ? {} : { requestNumber }),
    },
  });
  const note = record.source || null;
  return { record: await announceToCrm(record, { event: 'create', how: null, note }, context), joined: false };
}

/** By when the first contact is due; a dealer that never opens has the minutes of the clock. */
const dueAfter = (now: Date, minutes: number, dealer: DealerTime): Date =>
  afterBusinessMinutes(now, minutes, dealer) ?? new Date(now.getTime() + minutes * 60_000);

const historyOf = (
  { id, status }: LeadRecord,
  event: 'create' | 'join',
  by: ArrivingLead['by'],
  at: Date,
  note: string | null = null,
) => ({ leadId: id, at, event, how: null, toStatus: status, actorId: by.id, actorName: by.name, note });

/** The same person asks again: the lead is due now, and what it did not know is added. */
async function join(
  latest: LeadRecord,
  arriving: ArrivingLead,
  requestNumber: string | null,
  context: WriteContext,
): Promise<LeadRecord> {
  const { db, now, today } = context;
  const changes: Partial<LeadRecord> = {
    document: latest.document || arriving.document,
    consentVersion: arriving.consent?.version ?? latest.consentVersion,
    consentAt: arriving.consent ? (arriving.consent.at ?? now) : latest.consentAt,
    language: arriving.consent ? context.language : latest.language,
    registrationId: arriving.registration?.id ?? latest.registrationId,
    ...(arriving.registration ? { messageFailedAt: null } : {}),
    registrationNumbers: [
      ...latest.registrationNumbers,
      ...(arriving.registration ? [arriving.registration.number] : []),
    ],
    phone: latest.phone || arriving.phone,
    email: latest.email || arriving.email,
    vehicleWanted: arriving.vehicleWanted || latest.vehicleWanted,
    dueAt: new Date(Math.min(now.getTime(), latest.dueAt.getTime())),
    nextDay: latest.nextDay === null ? null : today,
    nextTime: null,
    version: latest.version + 1,
    changedByName: arriving.by.name,
    updatedAt: now,
  };
  await updateLead(db, latest.id, changes);
  const record = { ...latest, ...changes };
  await appendLeadHistory(db, historyOf(record, 'join', arriving.by, now, arriving.source || null));
  await notifyOfLeads(latest.dealerId, 1, context);
  context.audit({
    action: 'lead.join',
    entity: 'lead',
    entityId: latest.id,
    after: {
      channel: arriving.channel,
      source: arriving.source,
      vehicleWanted: arriving.vehicleWanted,
      ...(requestNumber === null ? {} : { requestNumber }),
    },
  });
  return announceToCrm(record, { event: 'join', how: null, note: arriving.source || null }, context);
}

/** The next seller of the round robin, of those who still sell there; null: none. */
async function nextOfRotation(dealerId: string, db: Db): Promise<{ id: string; name: string } | null> {
  const [rotation] = await db.select().from(leadRotations).where(eq(leadRotations.dealerId, dealerId)).for('update');
  if (!rotation?.isOn) return null;
  const { sellerIds, lastId } = rotation;
  const sellers = await listSellersOf(db, dealerId);
  const after = lastId === null ? -1 : sellerIds.indexOf(lastId);
  const order = [...sellerIds.slice(after + 1), ...sellerIds.slice(0, after + 1)];
  const next = order.map((id) => sellers.find((one) => one.id === id)).find((one) => one !== undefined);
  if (!next) return null;
  await db.update(leadRotations).set({ lastId: next.id }).where(eq(leadRotations.dealerId, dealerId));
  return next;
}

/**
 * Creates a lead by hand. A seller becomes its owner.
 *
 * @throws DomainError SEC004 for those who only read leads, and for a dealer out of reach
 */
export async function createLead(
  { body }: { body: BodyOf<typeof endpoints.createLead> },
  context: WriteContext,
): Promise<{ lead: LeadDetail; joined: boolean }> {
  const { viewer, name: callerName } = callerOf(context);
  if (!editsLeads(viewer)) throw notAllowed();
  const dealerId = body.dealerId ?? viewer.activeDealerId;
  if (!dealerId) throw new DomainError('DOM002', { fields: [{ path: 'dealerId', key: 'required' }] });
  const dealer = inReach(await findDealerInScope(context.db, recordScope(viewer), dealerId));
  const { vehicleTypeId, ...values } = newLeadForm.normalise(body);
  const isSeller = viewer.role === 'seller' || viewer.role === 'feirao';
  const { record, joined } = await receiveLead(
    {
      ...values,
      vehicleTypeId: Number(vehicleTypeId),
      dealerId: dealer.id,
      owner: isSeller ? { id: viewer.userId, name: callerName } : null,
      by: { id: viewer.userId, name: callerName },
    },
    context,
  );
  return { lead: await describeLead(record, context), joined };
}
