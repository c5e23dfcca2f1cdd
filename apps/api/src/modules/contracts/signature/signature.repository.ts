import { openEnvelopeStatuses } from '@estrada/domain/contracts/index';
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { proposalContracts } from '../contracts.tables.ts';
import { proposalEnvelopes, proposalSigners } from './signature.tables.ts';

export type EnvelopeRow = typeof proposalEnvelopes.$inferSelect;
export type SignerRow = typeof proposalSigners.$inferSelect;

/** Nobody has more people sign one contract. */
const mostSigners = 50;
const mostEnvelopes = 100;

export async function insertEnvelope(db: Db, row: EnvelopeRow, signers: SignerRow[]): Promise<void> {
  await db.insert(proposalEnvelopes).values(row);
  await db.insert(proposalSigners).values(signers);
}

/** An envelope, locked. */
export async function findEnvelope(db: Db, id: string): Promise<EnvelopeRow | null> {
  const [row] = await db.select().from(proposalEnvelopes).where(eq(proposalEnvelopes.id, id)).for('update');
  return row ?? null;
}

/** The envelope that the partner calls so; null: none of ours. */
export async function findEnvelopeOfPartner(db: Db, partnerId: string): Promise<EnvelopeRow | null> {
  const [row] = await db.select().from(proposalEnvelopes).where(eq(proposalEnvelopes.partnerId, partnerId));
  return row ?? null;
}

export const updateEnvelope = (db: Db, id: string, changes: Partial<EnvelopeRow>) =>
  db.update(proposalEnvelopes).set(changes).where(eq(proposalEnvelopes.id, id));

/** The last envelope of a proposal, of whatever contract. */
export async function findLastEnvelope(db: Db, proposalId: string): Promise<EnvelopeRow | null> {
  const [row] = await db
    .select()
    .from(proposalEnvelopes)
    .where(eq(proposalEnvelopes.proposalId, proposalId))
    .orderBy(desc(proposalEnvelopes.id))
    .limit(1);
  return row ?? null;
}

/** The last envelope of the contract that holds: what was signed of another counts for nothing. */
export async function findEnvelopeInForce(db: Db, proposalId: string): Promise<EnvelopeRow | null> {
  const envelope = await findLastEnvelope(db, proposalId);
  if (!envelope) return null;
  const [contract] = await db
    .select({ id: proposalContracts.id })
    .from(proposalContracts)
    .where(and(eq(proposalContracts.id, envelope.contractId), isNull(proposalContracts.voidedAt)));
  return contract ? envelope : null;
}

export const listSigners = (db: Db, envelopeId: string): Promise<SignerRow[]> =>
  db
    .select()
    .from(proposalSigners)
    .where(eq(proposalSigners.envelopeId, envelopeId))
    .orderBy(asc(proposalSigners.place))
    .limit(mostSigners);

export async function findSigner(db: Db, id: string): Promise<SignerRow | null> {
  const [row] = await db.select().from(proposalSigners).where(eq(proposalSigners.id, id));
  return row ?? null;
}

export const updateSigner = (db: Db, id: string, changes: Partial<SignerRow>) =>
  db.update(proposalSigners).set(changes).where(eq(proposalSigners.id, id));

/** Envelopes in one of these states that nobody has asked about since then, the longest waiting first. */
export const listUnasked = (
  db: Db,
  statuses: readonly EnvelopeRow['status'][],
  { before, unansweredBelow, limit }: { before: Date; unansweredBelow: number; limit: number },
): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(proposalEnvelopes)
    .where(
      and(
        inArray(proposalEnvelopes.status, [...openEnvelopeStatuses]),
        inArray(proposalEnvelopes.status, [...statuses]),
        lt(proposalEnvelopes.askedAt, before),
        lt(proposalEnvelopes.unanswered, unansweredBelow),
      ),
    )
    .orderBy(proposalEnvelopes.askedAt, proposalEnvelopes.id)
    .limit(limit);

/** Envelopes of which somebody is yet to sign who was last written to before then, the longest waiting first. */
export async function listUnremindedEnvelopes(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: proposalSigners.envelopeId })
    .from(proposalSigners)
    .where(
      and(
        eq(proposalSigners.status, 'PENDING'),
        lt(proposalSigners.mailedAt, before),
        sql`exists (select 1 from ${proposalEnvelopes}
          where ${proposalEnvelopes.id} = ${proposalSigners.envelopeId} and ${proposalEnvelopes.status} = 'IN_PROGRESS')`,
      ),
    )
    .groupBy(proposalSigners.envelopeId)
    .orderBy(sql`min(${proposalSigners.mailedAt})`, proposalSigners.envelopeId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Envelopes of a proposal that have a sealed paper. */
export const listSealed = (db: Db, proposalId: string): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(proposalEnvelopes)
    .where(and(eq(proposalEnvelopes.proposalId, proposalId), eq(proposalEnvelopes.status, 'COMPLETED')))
    .limit(mostEnvelopes);

/** An envelope with its sealed paper; null: there is none. */
export async function findSealed(db: Db, id: string): Promise<EnvelopeRow | null> {
  const [row] = await db
    .select()
    .from(proposalEnvelopes)
    .where(and(eq(proposalEnvelopes.id, id), eq(proposalEnvelopes.status, 'COMPLETED')));
  return row ?? null;
}
