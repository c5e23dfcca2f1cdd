import { contractRetentionDays, endedRetentionDays } from '@estrada/domain/documents/index';
import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lt, min, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { proposals } from '../../proposals/index.ts';
import { proposalSelfies, selfieShots } from './selfie.tables.ts';

export type SelfieRow = typeof proposalSelfies.$inferSelect;
export type ShotRow = typeof selfieShots.$inferSelect;

/** Fifty people sign a contract at most, and no proposal has a hundred contracts. */
const mostSelfies = 500;
const dayMs = 86_400_000;

/** The selfie of a person for a contract, held for this write; made where there is none. */
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

/** @param options `lock` holds it for this write */
export async function findSelfie(db: Db, id: string, options: { lock?: true } = {}): Promise<SelfieRow | null> {
  const query = db.select().from(proposalSelfies).where(eq(proposalSelfies.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

/** The selfies of a contract. */
export const listSelfiesOf = (db: Db, contractId: string): Promise<SelfieRow[]> =>
  db.select().from(proposalSelfies).where(eq(proposalSelfies.contractId, contractId)).limit(mostSelfies);

/** Those of all contracts of a proposal that are not void, held for this write. */
export const lockCurrentSelfies = (db: Db, proposalId: string): Promise<SelfieRow[]> =>
  db
    .select()
    .from(proposalSelfies)
    .where(and(eq(proposalSelfies.proposalId, proposalId), ne(proposalSelfies.status, 'VOID')))
    .orderBy(asc(proposalSelfies.id))
    .limit(mostSelfies)
    .for('update');

/** The last selfie of a person that was accepted for another contract of the proposal and still has its pictures. */
export async function findAcceptedBefore(
  db: Db,
  { proposalId, contractId, document }: Pick<SelfieRow, 'proposalId' | 'contractId' | 'document'>,
): Promise<SelfieRow | null> {
  const [row] = await db
    .select()
    .from(proposalSelfies)
    .where(
      and(
        eq(proposalSelfies.proposalId, proposalId),
        ne(proposalSelfies.contractId, contractId),
        eq(proposalSelfies.document, document),
        isNotNull(proposalSelfies.acceptedAt),
        isNotNull(proposalSelfies.shotId),
        isNull(proposalSelfies.erasedAt),
      ),
    )
    .orderBy(desc(proposalSelfies.id))
    .limit(1);
  return row ?? null;
}

export const updateSelfie = (db: Db, id: string, changes: Partial<SelfieRow>) =>
  db.update(proposalSelfies).set(changes).where(eq(proposalSelfies.id, id));

export const insertShot = (db: Db, row: ShotRow) => db.insert(selfieShots).values(row);

export async function findShot(db: Db, id: string): Promise<ShotRow | null> {
  const [row] = await db.select().from(selfieShots).where(eq(selfieShots.id, id));
  return row ?? null;
}

export const listShots = (db: Db, ids: readonly string[]): Promise<ShotRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(selfieShots)
        .where(inArray(selfieShots.id, [...ids]));

/** @param discardedAt null: a selfie wants them again */
export const discardShot = (db: Db, id: string, discardedAt: Date | null) =>
  db.update(selfieShots).set({ discardedAt }).where(eq(selfieShots.id, id));

/** Forgets pictures; the selfies that had them stay. @param changes what those keep of it */
export async function forgetShots(db: Db, ids: readonly string[], changes: Partial<SelfieRow>): Promise<void> {
  await db
    .update(proposalSelfies)
    .set({ ...changes, shotId: null })
    .where(inArray(proposalSelfies.shotId, [...ids]));
  await db.delete(selfieShots).where(inArray(selfieShots.id, [...ids]));
}

export async function listKnownShots(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: selfieShots.id })
    .from(selfieShots)
    .where(inArray(selfieShots.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Proposals with pictures that nobody wants any more since before then, the longest waiting first. */
export async function listProposalsWithDiscarded(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: selfieShots.proposalId })
    .from(selfieShots)
    .where(lt(selfieShots.discardedAt, before))
    .groupBy(selfieShots.proposalId)
    .orderBy(min(selfieShots.discardedAt), selfieShots.proposalId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export const listDiscardedShots = (db: Db, proposalId: string, before: Date): Promise<ShotRow[]> =>
  db
    .select()
    .from(selfieShots)
    .where(and(eq(selfieShots.proposalId, proposalId), lt(selfieShots.discardedAt, before)))
    .limit(mostSelfies);

export const listShotsOf = (db: Db, proposalId: string): Promise<ShotRow[]> =>
  db.select().from(selfieShots).where(eq(selfieShots.proposalId, proposalId)).limit(mostSelfies);

/** Proposals whose selfies have been kept for as long as they may be, some at a time. */
export async function listDueForSelfies(
  db: Db,
  now: Date,
  { limit, proposalId }: { limit: number; proposalId?: string },
): Promise<string[]> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        proposalId === undefined ? undefined : eq(proposals.id, proposalId),
        exists(db.select().from(selfieShots).where(eq(selfieShots.proposalId, proposals.id))),
        or(
          and(eq(proposals.status, 'NU'), lt(proposals.updatedAt, before(endedRetentionDays))),
          lt(proposals.updatedAt, before(contractRetentionDays)),
        ),
      ),
    )
    .orderBy(asc(proposals.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** A selfie that somebody may decide on now: of a contract that stands, and not while its proposal is blocked. */
export const hasDoubtfulSelfie = sql`${proposals.status} = 'PU' and not ${proposals.blocked} and ${proposals.id} in (
  select ${proposalSelfies.proposalId} from ${proposalSelfies} where ${proposalSelfies.status} = 'DOUBTFUL')`;
