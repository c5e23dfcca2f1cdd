import { type PaymentKind, underWayPayments } from '@estrada/domain/settlement/index';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { bindingRequestId } from '../../partners/index.ts';
import { proposalLiens, proposalPayments } from './settlement.tables.ts';

export type LienRow = typeof proposalLiens.$inferSelect;
export type NewLien = Omit<LienRow, 'requestId'>;
export type PaymentRow = typeof proposalPayments.$inferSelect;

/** The number of liens and payments shown for one proposal, newest first. */
const shown = 20;

/** Stores a lien; its request has the same id again where a restored database has lost the row. */
export async function insertLien(db: Db, row: NewLien): Promise<void> {
  const earlier = await db.$count(proposalLiens, eq(proposalLiens.proposalId, row.proposalId));
  await db.insert(proposalLiens).values({ ...row, requestId: bindingRequestId(row.proposalId, 'lien', earlier + 1) });
}

export async function findLien(db: Db, id: string): Promise<LienRow | null> {
  const [row] = await db.select().from(proposalLiens).where(eq(proposalLiens.id, id)).for('update');
  return row ?? null;
}

export const updateLien = (db: Db, id: string, changes: Partial<LienRow>) =>
  db.update(proposalLiens).set(changes).where(eq(proposalLiens.id, id));

/** Liens of a proposal, newest first. */
export const listLiens = (db: Db, proposalId: string, limit = shown): Promise<LienRow[]> =>
  db
    .select()
    .from(proposalLiens)
    .where(eq(proposalLiens.proposalId, proposalId))
    .orderBy(desc(proposalLiens.id))
    .limit(limit);

/** Stores a payment; its request has the same id again where a restored database has lost the row. */
export async function insertPayment(db: Db, row: Omit<PaymentRow, 'requestId'>): Promise<void> {
  const { proposalId, kind } = row;
  const ofKind = and(eq(proposalPayments.proposalId, proposalId), eq(proposalPayments.kind, kind));
  const earlier = await db.$count(proposalPayments, ofKind);
  await db
    .insert(proposalPayments)
    .values({ ...row, requestId: bindingRequestId(proposalId, kind.toLowerCase(), earlier + 1) });
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(proposalPayments).where(eq(proposalPayments.id, id)).for('update');
  return row ?? null;
}

export const updatePayment = (db: Db, id: string, changes: Partial<PaymentRow>) =>
  db.update(proposalPayments).set(changes).where(eq(proposalPayments.id, id));

/** Payments of a proposal, newest first. */
export const listPayments = (db: Db, proposalId: string, limit = shown): Promise<PaymentRow[]> =>
  db
    .select()
    .from(proposalPayments)
    .where(eq(proposalPayments.proposalId, proposalId))
    .orderBy(desc(proposalPayments.id))
    .limit(limit);

/** The payment or refund of a proposal that may be in transit. */
export async function findPaymentUnderWay(
  db: Db,
  proposalId: string,
  kind: PaymentKind = 'PAYMENT',
): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(proposalPayments)
    .where(
      and(
        eq(proposalPayments.proposalId, proposalId),
        eq(proposalPayments.kind, kind),
        inArray(proposalPayments.status, [...underWayPayments]),
      ),
    );
  return row ?? null;
}
