import { createHash } from 'node:crypto';
import {
  type FraudSignal,
  isOwnMachine,
  mostFraudSignals,
  type SignalledAct,
  signalHours,
} from '@estrada/domain/contracts/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { makeId } from '../../../kernel/ids.ts';
import { sessions, userDealers } from '../../identity/index.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import { listReviewers, type ProposalRecord } from '../../proposals/index.ts';
import { proposalEnvelopes, proposalSigners } from '../signature/signature.tables.ts';
import { proposalFraudSignals, signatoryActs } from './fraud-signals.tables.ts';

/** Whoever acted in their own name, or in whose name somebody else did. */
export interface Signatory {
  document: string;
  name: string;
  /** the mailbox that the link or code went to; null: none was needed */
  email: string | null;
}

/** What changes a contact: the registration, or a signature that is requested for another mailbox. */
type ContactAct = Extract<SignalledAct, 'registration' | 'request'>;
type Arisen = { kind: FraudSignal; subject: string };
type SignalledProposal = Pick<ProposalRecord, 'id' | 'number' | 'dealerId' | 'creditDecidedBy'>;

/** Records what a signatory did and from where, and the signals that follow. */
export async function recordSignatoryAct(
  proposal: SignalledProposal,
  act: Exclude<SignalledAct, ContactAct>,
  signatory: Signatory,
  tx: WriteContext,
): Promise<void> {
  const { db, now, http } = tx;
  const device = http.deviceHash();
  const address = isOwnMachine(http.clientAddress) ? null : http.clientAddress;
  await db.insert(signatoryActs).values({
    id: makeId(now),
    proposalId: proposal.id,
    document: signatory.document,
    act,
    at: now,
    deviceHash: device,
    clientAddress: http.clientAddress,
  });
  const since = new Date(now.getTime() - signalHours * 3_600_000);
  const staff = await findStaffSessions(db, proposal.dealerId, { device, address, since });
  const other = { proposalId: proposal.id, document: signatory.document, since };
  const arisen: (Arisen | false | null)[] = [
    device !== null && staff.hasDevice && { kind: 'STAFF_DEVICE', subject: device },
    address !== null && staff.hasAddress && { kind: 'STAFF_ADDRESS', subject: address },
    device !== null && (await hasOtherOnDevice(db, device, other)) && { kind: 'SHARED_DEVICE', subject: device },
    signatory.email !== null &&
      (await hasOtherOnMailbox(db, signatory.email, other)) && { kind: 'SHARED_MAILBOX', subject: signatory.email },
  ];
  await addSignals(
    proposal,
    act,
    signatory,
    arisen.filter((one) => one !== false && one !== null),
    tx,
  );
}

/** Records that the mailbox or phone by which a client is reached was changed after the sending. */
export const recordContactChange = (
  proposal: SignalledProposal,
  { changed, act = 'registration', ...signatory }: Omit<Signatory, 'email'> & { changed: string; act?: ContactAct },
  tx: WriteContext,
): Promise<void> =>
  addSignals(proposal, act, { ...signatory, email: null }, [{ kind: 'CONTACT_CHANGED', subject: changed }], tx);

async function addSignals(
  proposal: SignalledProposal,
  act: SignalledAct,
  { document, name }: Signatory,
  arisen: readonly Arisen[],
  tx: WriteContext,
): Promise<void> {
  if (arisen.length === 0) return;
  const { db, now } = tx;
  const isOf = eq(proposalFraudSignals.proposalId, proposal.id);
  if ((await db.$count(proposalFraudSignals, isOf)) >= mostFraudSignals) return;
  const isFirst = (await db.$count(proposalFraudSignals, and(isOf, isNull(proposalFraudSignals.reviewedAt)))) === 0;
  const rows = arisen.map(({ kind, subject }) => ({
    id: makeId(now),
    proposalId: proposal.id,
    kind,
    act,
    document,
    personName: name,
    subjectHash: createHash('sha256').update(subject.toLowerCase()).digest('hex'),
    at: now,
  }));
  const added = await db.insert(proposalFraudSignals).values(rows).onConflictDoNothing().returning();
  for (const { kind } of added)
    tx.audit({
      action: 'proposal.fraudSignal.record',
      entity: 'proposal',
      entityId: proposal.id,
      after: { fraudSignal: kind, signalledAct: act, signerName: name },
    });
  if (added.length > 0 && isFirst) await notifyFinance(proposal, tx);
}

async function notifyFinance({ id, number, creditDecidedBy }: SignalledProposal, tx: WriteContext): Promise<void> {
  const words = {
    'pt-BR': `A proposta ${number} tem um alerta: confira se foi o cliente que agiu.`,
    en: `Proposal ${number} has an alert: check whether it was the client who acted.`,
  };
  await notifyInLanguages(words, await listReviewers(tx.db, [creditDecidedBy]), noticeLinks.proposal(id), tx);
}

/** Whether a session of the dealer's staff, not ended for longer than that, was on the same device or address. */
async function findStaffSessions(
  db: Db,
  dealerId: string,
  { device, address, since }: { device: string | null; address: string | null; since: Date },
): Promise<{ hasDevice: boolean; hasAddress: boolean }> {
  const isSame = or(
    device === null ? undefined : eq(sessions.deviceHash, device),
    address === null ? undefined : eq(sessions.clientAddress, address),
  );
  if (!isSame) return { hasDevice: false, hasAddress: false };
  const isRecent = and(gt(sessions.expiresAt, since), or(isNull(sessions.endedAt), gt(sessions.endedAt, since)));
  const rows = await db
    .select({ device: sessions.deviceHash, address: sessions.clientAddress })
    .from(sessions)
    .innerJoin(userDealers, eq(userDealers.userId, sessions.userId))
    .where(and(eq(userDealers.dealerId, dealerId), isRecent, isSame))
    .limit(mostFraudSignals);
  return {
    hasDevice: rows.some((row) => device !== null && row.device === device),
    hasAddress: rows.some((row) => address !== null && row.address === address),
  };
}

type Other = { proposalId: string; document: string; since: Date };

/** Whether the device has acted for another person on another proposal: a couple may share a phone. */
async function hasOtherOnDevice(db: Db, device: string, { proposalId, document, since }: Other): Promise<boolean> {
  const isOther = and(ne(signatoryActs.proposalId, proposalId), ne(signatoryActs.document, document));
  const rows = await db
    .select({ id: signatoryActs.id })
    .from(signatoryActs)
    .where(and(eq(signatoryActs.deviceHash, device), gt(signatoryActs.at, since), isOther))
    .limit(1);
  return rows.length > 0;
}

async function hasOtherOnMailbox(db: Db, email: string, { proposalId, document, since }: Other): Promise<boolean> {
  const isOther = and(ne(proposalEnvelopes.proposalId, proposalId), ne(proposalSigners.document, document));
  const rows = await db
    .select({ id: proposalSigners.id })
    .from(proposalEnvelopes)
    .innerJoin(proposalSigners, eq(proposalSigners.envelopeId, proposalEnvelopes.id))
    .where(
      and(
        gt(proposalEnvelopes.requestedAt, since),
        isOther,
        eq(sql`lower(${proposalSigners.email})`, email.toLowerCase()),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
