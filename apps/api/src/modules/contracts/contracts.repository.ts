import { contractRetentionDays, type DocumentKind } from '@estrada/domain/documents/index';
import { and, asc, desc, eq, exists, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { isThere } from '../documents/index.ts';
import { proposals } from '../proposals/index.ts';
import { proposalContracts, proposalPapers } from './contracts.tables.ts';

export type ContractRow = typeof proposalContracts.$inferSelect;
export type PaperRow = typeof proposalPapers.$inferSelect;

/** How many contracts of one proposal are shown, the newest first. */
const shownContracts = 20;
const papersOfContract = 20;

/** Contracts of a proposal, the newest first. */
export const listContracts = (db: Db, proposalId: string): Promise<ContractRow[]> =>
  db
    .select()
    .from(proposalContracts)
    .where(eq(proposalContracts.proposalId, proposalId))
    .orderBy(desc(proposalContracts.edition))
    .limit(shownContracts);

export const insertContract = (db: Db, row: ContractRow) => db.insert(proposalContracts).values(row);

export async function findContract(db: Db, id: string, options: { lock?: true } = {}): Promise<ContractRow | null> {
  const query = db.select().from(proposalContracts).where(eq(proposalContracts.id, id));
  const [row] = await (options.lock ? query.for('update') : query);
  return row ?? null;
}

export const updateContract = (db: Db, id: string, changes: Partial<ContractRow>) =>
  db.update(proposalContracts).set(changes).where(eq(proposalContracts.id, id));

/** Makes void what holds of a proposal. */
export const voidContracts = (
  db: Db,
  proposalId: string,
  voided: Pick<ContractRow, 'voidedAt' | 'voidedByName' | 'voidReason'>,
) =>
  db
    .update(proposalContracts)
    .set(voided)
    .where(and(eq(proposalContracts.proposalId, proposalId), isNull(proposalContracts.voidedAt)));

export async function nextEdition(db: Db, proposalId: string): Promise<number> {
  const [row] = await db
    .select({ last: sql<number>`coalesce(max(${proposalContracts.edition}), 0)` })
    .from(proposalContracts)
    .where(eq(proposalContracts.proposalId, proposalId));
  return Number(row!.last) + 1;
}

export const insertPapers = (db: Db, rows: PaperRow[]) => db.insert(proposalPapers).values(rows);

/** The papers of the contracts that are shown. */
export const listPapers = (db: Db, proposalId: string): Promise<PaperRow[]> =>
  db
    .select()
    .from(proposalPapers)
    .where(eq(proposalPapers.proposalId, proposalId))
    .orderBy(desc(proposalPapers.id))
    .limit(shownContracts * papersOfContract);

/** Those of the ids that are papers. */
export async function listKnownPapers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: proposalPapers.id })
    .from(proposalPapers)
    .where(inArray(proposalPapers.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export async function findPaper(db: Db, id: string): Promise<PaperRow | null> {
  const [row] = await db.select().from(proposalPapers).where(eq(proposalPapers.id, id));
  return row ?? null;
}

/** Proposals that have not changed for as long as contracts are kept, and still have papers; some at a time. */
export async function listDuePapers(
  db: Db,
  now: Date,
  { limit, proposalId }: { limit: number; proposalId?: string },
): Promise<string[]> {
  const before = new Date(now.getTime() - contractRetentionDays * 86_400_000);
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        proposalId === undefined ? undefined : eq(proposals.id, proposalId),
        lt(proposals.updatedAt, before),
        exists(db.select().from(proposalPapers).where(eq(proposalPapers.proposalId, proposals.id))),
      ),
    )
    .orderBy(asc(proposals.updatedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function forgetPapers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(proposalPapers).where(inArray(proposalPapers.id, [...ids]));
}

/** The documents that the signed contract comes as: by itself, or in the kit with all that was signed. */
export const signedPapers: readonly DocumentKind[] = ['CONTRACT', 'FINANCE_KIT'];

/** Whether a document is a signed contract, and was not refused. */
export const isSignedPaper = (state: { kind: DocumentKind; status: string }): boolean =>
  signedPapers.includes(state.kind) && isThere(state);
