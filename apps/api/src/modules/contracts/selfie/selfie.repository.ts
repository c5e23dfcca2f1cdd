import type { ProgressStatus } from '@estrada/domain/proposals/index';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { proposals } from '../../proposals/index.ts';
import { proposalSelfies, selfieShots } from './selfie.tables.ts';

export type SelfieRow = typeof proposalSelfies.$inferSelect;
export type ShotRow = typeof selfieShots.$inferSelect;

/** Fifty people sign a contract at most, and real proposals have few contracts. */
export const mostSelfies = 500;
/** The selfie of a person for a contract, locked for this write; created where there is none. */
export async function lockSelfie(db: Db, fresh: SelfieRow): Promise<SelfieRow> {
  await db.insert(proposalSelfies).values(fresh).onConflictDoNothing();
  const { contractId, document } = fresh;
  const [row] = await db
    .select()
    .from(proposalSelfies)
    .where(and(eq(proposalSelfies.contractId, contractId), eq(proposalSelfies.document, document)))
    .for('update');
  return row!;
}

/** @param options `lock` locks it for this write */
export async function findSelfie(db: Db, id: string, options: { lock?: true } = {}): Promise<SelfieRow | null> {
  const query = db.select().from(proposalSelfies).where(eq(proposalSelfies.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

export const updateSelfie = (db: Db, id: string, changes: Partial<SelfieRow>) =>
  db.update(proposalSelfies).set(changes).where(eq(proposalSelfies.id, id));

export async function findShot(db: Db, id: string): Promise<ShotRow | null> {
  const [row] = await db.select().from(selfieShots).where(eq(selfieShots.id, id));
  return row ?? null;
}

/** The pictures of a proposal that were replaced or refused: no selfie uses them any more. */
export const listReplacedShots = (db: Db, proposalId: string): Promise<ShotRow[]> =>
  db
    .select()
    .from(selfieShots)
    .where(and(eq(selfieShots.proposalId, proposalId), isNotNull(selfieShots.discardedAt)))
    .limit(mostSelfies);

/** @param discardedAt null: a selfie uses them again */
export const discardShot = (db: Db, id: string, discardedAt: Date | null) =>
  db.update(selfieShots).set({ discardedAt }).where(eq(selfieShots.id, id));

/** Deletes the rows of pictures; the selfies that had them remain. @param changes what those selfies retain */
export async function forgetShots(db: Db, ids: readonly string[], changes: Partial<SelfieRow>): Promise<void> {
  await db
    .update(proposalSelfies)
    .set({ ...changes, shotId: null })
    .where(inArray(proposalSelfies.shotId, [...ids]));
  await db.delete(selfieShots).where(inArray(selfieShots.id, [...ids]));
}

/** A selfie that awaits a decision now: its contract is in force, and its proposal is not blocked. */
export const hasDoubtfulSelfie = sql`${proposals.status} = 'PU' and not ${proposals.blocked} and ${proposals.id} in (
  select ${proposalSelfies.proposalId} from ${proposalSelfies} where ${proposalSelfies.status} = 'DOUBTFUL')`;

/** The progress of the selfies of each proposal of a list, as `selfiesProgress` of those who sign its contract in force. */
export const selfieInList = sql<ProgressStatus>`coalesce((
  select (
    select case
      when bool_and(coalesce(selfie.status = 'ACCEPTED', false)) then 'COMPLETED'
      when bool_or(selfie.status not in ('VOID', 'ERASED')) then 'IN_PROGRESS'
    end
    from proposal_signers as signer
    left join proposal_selfies as selfie
      on selfie.contract_id = envelope.contract_id and selfie.document = signer.document
    where signer.envelope_id = envelope.id and contract.voided_at is null
  )
  from proposal_envelopes as envelope join proposal_contracts as contract on contract.id = envelope.contract_id
  where envelope.proposal_id = proposals.id
  order by envelope.id desc limit 1), 'NONE')`;
