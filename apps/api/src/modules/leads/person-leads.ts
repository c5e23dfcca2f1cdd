import { isLeadOpen } from '@estrada/domain/leads/index';
import { productMessages } from '@estrada/domain/proposals/index';
import { and, desc, eq, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { endLeadByRevocation } from './lead-acts.ts';
import { type LeadRecord, lockAnyLead, updateLead } from './leads.repository.ts';
import { leadDeliveries, leadHistory, leads, type SubmittedValues } from './leads.tables.ts';

/**
 * How the data of a person are found: by the document (empty: unknown), and data without a document by a mailbox or a
 * phone (digits only) proved to be theirs.
 */
export type LeadsOwner = { document: string; verifiedEmail: string | null; verifiedPhone: string | null };

/** More leads than one person has; what is left is found by the next run. */
const atOnce = 200;

const ownedBy = ({ document, verifiedEmail, verifiedPhone }: LeadsOwner): SQL =>
  or(
    document === '' ? sql`false` : eq(leads.document, document),
    verifiedEmail === null
      ? undefined
      : and(eq(leads.document, ''), sql`lower(${leads.email}) = ${verifiedEmail.toLowerCase()}`),
    verifiedPhone === null ? undefined : and(eq(leads.document, ''), eq(leads.phone, verifiedPhone)),
  )!;

/** The leads of a person, newest first. */
export const listLeadsOfPerson = (db: Db, owner: LeadsOwner): Promise<LeadRecord[]> =>
  db.select().from(leads).where(ownedBy(owner)).orderBy(desc(leads.id)).limit(atOnce);

/** Ends the open leads of a person who revoked the consent to be contacted, and marks all. @returns how many there are */
export async function revokeLeadConsents(owner: LeadsOwner, context: WriteContext): Promise<number> {
  const { db, now } = context;
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(ownedBy(owner), isNull(leads.consentRevokedAt)))
    .orderBy(leads.id)
    .limit(atOnce);
  for (const { id } of rows) {
    const record = await lockAnyLead(db, id);
    if (!record) continue;
    if (isLeadOpen(record.status)) await endLeadByRevocation(record, context);
    await updateLead(db, id, { consentRevokedAt: now });
    context.audit({ action: 'lead.revoke', entity: 'lead', entityId: id });
  }
  return rows.length;
}

/**
 * Corrects the leads of a person, those that have ended, too; the first submission of each field is retained.
 *
 * @returns how many were changed
 */
export async function correctLeads(
  owner: LeadsOwner,
  wanted: Partial<Pick<LeadRecord, 'name' | 'phone' | 'email'>>,
  context: WriteContext,
): Promise<number> {
  const rows = await listLeadsOfPerson(context.db, owner);
  for (const { id } of rows) {
    const record = await lockAnyLead(context.db, id);
    if (!record) continue;
    const submitted: SubmittedValues = { ...record.submitted };
    for (const field of ['name', 'phone', 'email'] as const)
      if (wanted[field] !== undefined && record[field] !== '') submitted[field] ??= record[field];
    const isOtherPhone = wanted.phone !== undefined && wanted.phone !== record.phone;
    const changes = {
      ...wanted,
      submitted,
      ...(isOtherPhone ? { messageFailedAt: null } : {}),
      version: record.version + 1,
      updatedAt: context.now,
    };
    await updateLead(context.db, id, { ...changes, changedByName: productMessages.systemName });
    context.audit({
      action: 'lead.update',
      entity: 'lead',
      entityId: id,
      before: { name: record.name, phone: record.phone, email: record.email, version: record.version },
      after: { ...wanted, version: changes.version },
    });
  }
  return rows.length;
}

/** Removes what users have typed about a person from the history of a lead, and from what its CRM does not have yet. */
async function eraseNotes(leadId: string, { db }: WriteContext): Promise<void> {
  // the history is append-only: its trigger lets an erasure empty notes, and nothing else
  await db.execute(sql`select set_config('estrada.erasure', 'on', true)`);
  await db
    .update(leadHistory)
    .set({ note: null })
    .where(and(eq(leadHistory.leadId, leadId), isNotNull(leadHistory.note)));
  await db.execute(sql`select set_config('estrada.erasure', 'off', true)`);
  await db.update(leadDeliveries).set({ note: null }).where(eq(leadDeliveries.leadId, leadId));
}

/** What stays in place of a name. */
const erasedName = 'Dados excluídos';

/**
 * Removes a person from their leads: name, contact, document and everything typed about them. The rows stay for the counts of the
 * dealer.
 *
 * @param keptProposals leads of these proposals stay
 * @returns how many were erased; repeated, none
 */
export async function eraseLeads(
  owner: LeadsOwner,
  keptProposals: readonly string[],
  context: WriteContext,
): Promise<number> {
  const { db, now } = context;
  const notKept =
    keptProposals.length === 0
      ? undefined
      : or(isNull(leads.proposalId), notInArray(leads.proposalId, [...keptProposals]));
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(ownedBy(owner), notKept))
    .orderBy(leads.id)
    .limit(atOnce);
  for (const { id } of rows) {
    const record = await lockAnyLead(db, id);
    if (!record) continue;
    const ended = isLeadOpen(record.status) ? await endLeadByRevocation(record, context) : record;
    await eraseNotes(id, context);
    await updateLead(db, id, {
      name: erasedName,
      document: '',
      phone: '',
      email: '',
      vehicleWanted: '',
      reason: null,
      submitted: {},
      registrationId: null,
      registrationNumbers: [],
      messageFailedAt: null,
      consentRevokedAt: record.consentRevokedAt ?? now,
      version: ended.version + 1,
      changedByName: productMessages.systemName,
      updatedAt: now,
    });
    context.audit({ action: 'lead.erase', entity: 'lead', entityId: id });
  }
  return rows.length;
}
