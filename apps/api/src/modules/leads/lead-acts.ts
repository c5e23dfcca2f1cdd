import { DomainError, type FieldProblem, notAllowed } from '@estrada/domain/errors/index';
import {
  assignsLeads,
  businessMinutesBetween,
  type ContactWay,
  editsLeads,
  eventOfOutcome,
  isLeadOpen,
  type LeadActor,
  type LeadEvent,
  leadContactForm,
  leadDetailsForm,
  leadFinishForm,
  leadMachine,
  leadPostponeForm,
  mayClaimLead,
  plannedInstant,
} from '@estrada/domain/leads/index';
import { paidStatuses, productMessages } from '@estrada/domain/proposals/index';
import type { BodyOf, endpoints, LeadDetail } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { claimRow, releaseRow } from '../../kernel/database/claims.ts';
import { type ProposalRecord, proposalInReach } from '../proposals/index.ts';
import type { LeadLink, SimulationRow } from '../simulation/index.ts';
import { dealerTime } from './create-lead.ts';
import { announceToCrm } from './deliver-lead.ts';
import { actorOf, describeLead, factsOf } from './describe-lead.ts';
import {
  appendLeadHistory,
  type LeadRecord,
  leadInReach,
  listSellersOf,
  lockAnyLead,
  lockLead,
  lockLeadOfProposal,
  updateLead,
} from './leads.repository.ts';
import { leads, type SubmittedValues } from './leads.tables.ts';
import { queueLeadMail } from './mail-lead.ts';

type OfOne = { params: { id: string } };
type AtVersion = OfOne & { body: { version: number } };

const refuse = (...fields: FieldProblem[]) => new DomainError('DOM002', { fields });
const ensureOpen = ({ status }: LeadRecord): void => {
  if (!isLeadOpen(status)) throw new DomainError('PRS007');
};

/** A move of a lead, with what its request gives. */
type LeadMove = {
  record: LeadRecord;
  event: LeadEvent;
  actor: LeadActor;
  actorName: string;
  /** of a contact */
  how?: ContactWay;
  nextDay?: string;
  nextTime?: string;
  reason?: string;
  isPaid?: true;
  isIdleTooLong?: true;
};

/**
 * Moves a lead along its machine: status, version, history and audit entry commit together. The record is locked.
 *
 * @throws DomainError as the machine's `transition`; DOM002 at `nextDay` for a day in the past
 */
async function moveLead(move: LeadMove, context: WriteContext): Promise<LeadRecord> {
  const { record, event, actor, actorName, how } = move;
  const { db, now, today } = context;
  if (event === 'reopen' && record.consentRevokedAt !== null)
    throw refuse({ path: 'reason', key: 'lead.consentRevoked' });
  const nextDay = move.nextDay || null;
  const nextTime = move.nextTime || null;
  const reason = move.reason?.trim() || null;
  const decided = leadMachine.transition(
    event,
    {
      ...factsOf(record),
      isPaid: move.isPaid ?? false,
      isIdleTooLong: move.isIdleTooLong ?? false,
      nextDay,
      reason,
    },
    actor,
  );
  if (nextDay !== null && (nextDay < today || plannedInstant(nextDay, nextTime) < now))
    throw refuse({ path: nextDay < today ? 'nextDay' : 'nextTime', key: 'date.inPast' });
  const does = (effect: (typeof decided.effects)[number]) => decided.effects.includes(effect);
  const isContact = does('recordContact') && how !== undefined;
  const isFirst = isContact && record.firstContactAt === null;
  const isOpen = isLeadOpen(decided.to);
  const becomesOwner = isContact && (actor.kind === 'owner' || record.ownerId === null);
  const changes: Partial<LeadRecord> = {
    status: decided.to,
    reason: isOpen ? null : reason,
    ...(nextDay === null ? {} : { nextDay, nextTime, dueAt: plannedInstant(nextDay, nextTime) }),
    ...(event === 'reopen' ? { nextDay: today, nextTime: null, dueAt: plannedInstant(today, null) } : {}),
    ...(does('startExpiry') ? { lastContactOn: today } : {}),
    ...(isFirst
      ? {
          firstContactAt: now,
          minutesToFirstContact: businessMinutesBetween(record.createdAt, now, await dealerTime(db, record.dealerId)),
        }
      : {}),
    ...(isContact ? { messageFailedAt: null } : {}),
    ...(becomesOwner ? { ownerId: actor.userId, ownerName: actorName } : {}),
    // the work that the claim was for is done
    ...(event === 'postpone' ? {} : { claimedBy: null, claimedByName: null, claimedAt: null }),
    version: record.version + 1,
    changedByName: actorName,
    updatedAt: now,
  };
  await updateLead(db, record.id, changes);
  await appendLeadHistory(db, {
    leadId: record.id,
    at: now,
    event,
    how: how ?? null,
    toStatus: decided.to,
    actorId: actor.userId,
    actorName,
    note: reason,
  });
  context.audit({
    action: `lead.${event}`,
    entity: 'lead',
    entityId: record.id,
    before: { status: decided.from, version: record.version },
    after: { status: decided.to, version: record.version + 1, how: how ?? null, nextDay, nextTime, reason },
  });
  return announceToCrm({ ...record, ...changes }, { event, how: how ?? null, note: reason }, context);
}

/** The caller as the one who moves a lead. @throws DomainError SEC004 for those who only read it */
function author(record: LeadRecord, context: ReadContext): Pick<LeadMove, 'actor' | 'actorName'> {
  const actor = actorOf(record, context);
  if (!actor) throw notAllowed();
  return { actor, actorName: callerOf(context).name };
}

/** Moves a lead with what a request gives. */
async function moveAt(
  { params, body }: AtVersion,
  given: Omit<LeadMove, 'record' | 'actor' | 'actorName'>,
  context: WriteContext,
): Promise<LeadDetail> {
  const record = await lockLead(params.id, body.version, context);
  return describeLead(await moveLead({ record, ...author(record, context), ...given }, context), context);
}

type ContactBody = BodyOf<typeof endpoints.contactLead>;

/** Records a contact with the person, and what follows it. */
export function contactLead(input: OfOne & { body: ContactBody }, context: WriteContext): Promise<LeadDetail> {
  const { how, outcome, nextDay, nextTime, note } = leadContactForm.normalise(input.body);
  return moveAt(input, { event: eventOfOutcome[outcome], how, nextDay, nextTime, reason: note }, context);
}

export function postponeLead(
  input: OfOne & { body: BodyOf<typeof endpoints.postponeLead> },
  context: WriteContext,
): Promise<LeadDetail> {
  return moveAt(input, { event: 'postpone', ...leadPostponeForm.normalise(input.body) }, context);
}

/** Closes a lead without a contact. */
export function finishLead(
  input: OfOne & { body: BodyOf<typeof endpoints.finishLead> },
  context: WriteContext,
): Promise<LeadDetail> {
  const { outcome, reason } = leadFinishForm.normalise(input.body);
  return moveAt(input, { event: eventOfOutcome[outcome], reason }, context);
}

export function reopenLead(
  input: OfOne & { body: BodyOf<typeof endpoints.reopenLead> },
  context: WriteContext,
): Promise<LeadDetail> {
  return moveAt(input, { event: 'reopen', reason: input.body.reason }, context);
}

const correctable = ['name', 'phone', 'email', 'document', 'vehicleWanted'] as const;

/** Corrects what is known of the person: the first submission of each field is retained. */
export async function updateLeadDetails(
  { params, body }: OfOne & { body: BodyOf<typeof endpoints.updateLead> },
  context: WriteContext,
): Promise<LeadDetail> {
  const { viewer, name } = callerOf(context);
  if (!editsLeads(viewer)) throw notAllowed();
  const record = await lockLead(params.id, body.version, context);
  ensureOpen(record);
  const { vehicleTypeId, ...values } = leadDetailsForm.normalise(body);
  const submitted: SubmittedValues = { ...record.submitted };
  for (const field of correctable)
    if (values[field] !== record[field] && record[field] !== '') submitted[field] ??= record[field];
  const corrected = { ...values, vehicleTypeId: Number(vehicleTypeId) };
  const changed = Object.keys(corrected).filter((key) => corrected[key as 'name'] !== record[key as 'name']);
  const of = (source: Record<string, unknown>) => Object.fromEntries(changed.map((key) => [key, source[key]]));
  const changes = {
    ...corrected,
    submitted,
    // another phone has not failed
    ...(corrected.phone === record.phone ? {} : { messageFailedAt: null }),
    version: record.version + 1,
    changedByName: name,
    updatedAt: context.now,
  };
  await updateLead(context.db, record.id, changes);
  context.audit({
    action: 'lead.update',
    entity: 'lead',
    entityId: record.id,
    before: { ...of(record), version: record.version },
    after: { ...of(corrected), version: changes.version },
  });
  const announced = await announceToCrm({ ...record, ...changes }, { event: 'update', how: null, note: null }, context);
  return describeLead(announced, context);
}

/**
 * Claims a lead that waits for somebody: of two at once one gets it.
 *
 * @throws DomainError PRS001 with the name of who has it, PRS007 where it does not wait
 */
export async function claimLead({ params }: AtVersion, context: WriteContext): Promise<LeadDetail> {
  // the name of whoever was first says more than a stale version would
  const record = await lockLead(params.id, undefined, context);
  const { viewer, name } = callerOf(context);
  const { db, now } = context;
  if (!mayClaimLead(viewer, record, now)) throw new DomainError('PRS007');
  if (!(await claimRow(db, leads, record.id, { userId: viewer.userId, name }, now)))
    throw new DomainError('PRS001', { params: { name: record.claimedByName ?? '' } });
  context.audit({ action: 'lead.claim', entity: 'lead', entityId: record.id });
  return describeLead(await leadInReach(record.id, context), context);
}

/** Gives a claimed lead back. @throws DomainError PRS007 where it is not the caller's */
export async function releaseLead({ params }: AtVersion, context: WriteContext): Promise<LeadDetail> {
  const record = await lockLead(params.id, undefined, context);
  const { userId } = callerOf(context).viewer;
  if (!(await releaseRow(context.db, leads, record.id, { userId }))) throw new DomainError('PRS007');
  context.audit({ action: 'lead.release', entity: 'lead', entityId: record.id });
  return describeLead({ ...record, claimedBy: null, claimedByName: null, claimedAt: null }, context);
}

/** Gives a lead to a seller of its dealer. @throws DomainError DOM002 at `ownerId` */
export async function assignLead(
  { params, body }: OfOne & { body: BodyOf<typeof endpoints.assignLead> },
  context: WriteContext,
): Promise<LeadDetail> {
  const { viewer, name } = callerOf(context);
  if (!assignsLeads(viewer)) throw notAllowed();
  const { db, now } = context;
  const record = await lockLead(params.id, body.version, context);
  ensureOpen(record);
  const owner = (await listSellersOf(db, record.dealerId)).find(({ id }) => id === body.ownerId);
  if (!owner) throw refuse({ path: 'ownerId', key: 'value.notAllowed' });
  const changes = {
    ownerId: owner.id,
    ownerName: owner.name,
    claimedBy: null,
    claimedByName: null,
    claimedAt: null,
    version: record.version + 1,
    changedByName: name,
    updatedAt: now,
  };
  await updateLead(db, record.id, changes);
  await appendLeadHistory(db, {
    leadId: record.id,
    at: now,
    event: 'assign',
    how: null,
    toStatus: record.status,
    actorId: viewer.userId,
    actorName: name,
    note: owner.name,
  });
  context.audit({
    action: 'lead.assign',
    entity: 'lead',
    entityId: record.id,
    before: { owner: record.ownerName, version: record.version },
    after: { owner: owner.name, version: changes.version },
  });
  const assigned = await announceToCrm({ ...record, ...changes }, { event: 'assign', how: null, note: null }, context);
  if (owner.id !== record.ownerId) await queueLeadMail('lead-forwarded', assigned, context);
  return describeLead(assigned, context);
}

/**
 * Links a lead to the proposal that came of it: its payment ends the lead as sold.
 *
 * @throws DomainError PRS007 where the lead is closed or linked, or the proposal has another dealer or another lead
 */
export async function relateLead(
  { params }: { params: { id: string; proposalId: string } },
  context: WriteContext,
): Promise<LeadDetail> {
  const { db } = context;
  const record = await lockLead(params.id, undefined, context);
  const { actorName } = author(record, context);
  const proposal = await proposalInReach(params.proposalId, context);
  if (record.proposalId === proposal.id) return describeLead(record, context);
  ensureOpen(record);
  if (
    record.proposalId !== null ||
    proposal.dealerId !== record.dealerId ||
    (await lockLeadOfProposal(db, proposal.id))
  )
    throw new DomainError('PRS007');
  return describeLead(await linkProposal(record, proposal, actorName, context), context);
}

async function linkProposal(
  record: LeadRecord,
  proposal: Pick<ProposalRecord, 'id' | 'number'>,
  changedByName: string,
  context: WriteContext,
): Promise<LeadRecord> {
  const changes = { proposalId: proposal.id, version: record.version + 1, changedByName, updatedAt: context.now };
  await updateLead(context.db, record.id, changes);
  context.audit({
    action: 'lead.relate',
    entity: 'lead',
    entityId: record.id,
    before: { version: record.version },
    after: { proposalNumber: proposal.number, version: changes.version },
  });
  return { ...record, ...changes };
}

/** The simulations that start from a lead: the last one is on its page. */
export const leadLink: LeadLink = {
  isOpen: async (id, context) => isLeadOpen((await leadInReach(id, context)).status),
  async simulate(id, { id: simulationId, code, dealerId }, context) {
    const { viewer, name } = callerOf(context);
    if (!editsLeads(viewer)) throw notAllowed();
    const record = await lockLead(id, undefined, context);
    ensureOpen(record);
    if (record.dealerId !== dealerId) throw refuse({ path: 'request.fromLead', key: 'value.notAllowed' });
    const changes = { simulationId, version: record.version + 1, changedByName: name, updatedAt: context.now };
    await updateLead(context.db, id, changes);
    context.audit({
      action: 'lead.simulate',
      entity: 'lead',
      entityId: id,
      before: { version: record.version },
      after: { code, version: changes.version },
    });
  },
};

/** A proposal created from a simulation of a lead is linked to that lead, unless it has ended or has another one. */
export async function followOpening(
  proposal: ProposalRecord,
  { request: { fromLead } }: SimulationRow,
  context: WriteContext,
): Promise<void> {
  const record = fromLead ? await lockAnyLead(context.db, fromLead) : null;
  if (!record || !isLeadOpen(record.status) || record.proposalId !== null) return;
  if (record.dealerId === proposal.dealerId) await linkProposal(record, proposal, callerOf(context).name, context);
}

const bySystem = { actor: { kind: 'system', userId: null }, actorName: productMessages.systemName } as const;

/** The payment of a sale ends its lead as sold, in the transaction of that move. */
export async function followSale(
  { before, after }: { before: ProposalRecord; after: ProposalRecord },
  context: WriteContext,
): Promise<void> {
  const isPaid = ({ status }: ProposalRecord) => paidStatuses.some((paid) => paid === status);
  if (!isPaid(after) || isPaid(before)) return;
  const record = await lockLeadOfProposal(context.db, after.id);
  if (record) await moveLead({ record, event: 'sell', isPaid: true, ...bySystem }, context);
}

/** Expires a lead without a contact for longer than the parameters allow. */
export async function expireLead(record: LeadRecord, context: WriteContext): Promise<void> {
  await moveLead({ record, event: 'expire', isIdleTooLong: true, ...bySystem }, context);
}

/** Ends a lead whose person may no longer be contacted: the consent was revoked, or the data are deleted. */
export const endLeadByRevocation = (record: LeadRecord, context: WriteContext): Promise<LeadRecord> =>
  moveLead({ record, event: 'endByRevocation', ...bySystem }, context);
