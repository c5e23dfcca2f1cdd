import { type EnvelopeStatus, envelopeStatuses, signatureProgress } from '@estrada/domain/contracts/index';
import type { ProgressStatus } from '@estrada/domain/proposals/index';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { bindingRequestId } from '../../../partners/index.ts';
import { proposals } from '../../proposals/index.ts';
import { proposalContracts } from '../contracts.tables.ts';
import { proposalEnvelopes, proposalSigners } from './signature.tables.ts';

export type EnvelopeRow = typeof proposalEnvelopes.$inferSelect;
export type NewEnvelope = Omit<EnvelopeRow, 'requestId'>;
export type SignerRow = typeof proposalSigners.$inferSelect;

/** No contract has more signatories. */
const mostSigners = 50;

/** Stores an envelope; its request has the same id again where a restored database has lost the row. */
export async function insertEnvelope(db: Db, row: NewEnvelope, signers: SignerRow[]): Promise<void> {
  const { contractId } = row;
  const earlier = await db.$count(proposalEnvelopes, eq(proposalEnvelopes.contractId, contractId));
  await db
    .insert(proposalEnvelopes)
    .values({ ...row, requestId: bindingRequestId(contractId, 'signature', earlier + 1) });
  await db.insert(proposalSigners).values(signers);
}

/** An envelope, locked after its proposal, in the order of the acts of users. */
export async function findEnvelope(db: Db, id: string): Promise<EnvelopeRow | null> {
  await db.execute(sql`select 1 from ${proposals}
    where id = (select proposal_id from ${proposalEnvelopes} where id = ${id}) for update`);
  const [row] = await db.select().from(proposalEnvelopes).where(eq(proposalEnvelopes.id, id)).for('update');
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

/** The last envelope of the contract in force: signatures of another one do not count. */
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

const progressCases = sql.join(
  (Object.keys(envelopeStatuses) as EnvelopeStatus[]).map(
    (status) => sql`when envelope.status = ${sql.raw(`'${status}'`)} then ${sql.raw(`'${signatureProgress(status)}'`)}`,
  ),
  sql` `,
);

/** Proposals for whose contract signatures were ever requested. */
export const hasEnvelope = sql`proposals.id in (select proposal_id from proposal_envelopes)`;

/** The progress of the signatures of each proposal of a list: of its last envelope, while that one's contract stands. */
export const signatureInList = sql<ProgressStatus>`coalesce((
  select case when contract.voided_at is not null then 'NONE' ${progressCases} end
  from proposal_envelopes as envelope join proposal_contracts as contract on contract.id = envelope.contract_id
  where envelope.proposal_id = proposals.id
  order by envelope.id desc limit 1), 'NONE')`;
