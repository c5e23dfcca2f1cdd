import { contractRetentionDays, type DocumentKind, documentsOfContract } from '@estrada/domain/documents/index';
import type { SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import { and, asc, desc, eq, exists, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { proposals } from '../proposals.tables.ts';
import { proposalContracts, proposalDocuments, proposalLoans, proposalPapers } from './contracts.tables.ts';

export type ContractRow = typeof proposalContracts.$inferSelect;
export type PaperRow = typeof proposalPapers.$inferSelect;
export type LoanRow = typeof proposalLoans.$inferSelect;

/** How many contracts of one proposal are shown, the newest first. */
const shownContracts = 20;
const papersOfContract = 20;

/** Keeps the term that the figures of a proposal were copied from, in place of the one before. */
export async function saveLoan(
  db: Db,
  proposalId: string,
  item: SimulationItem,
  { manufacturerYear, modelYear }: Pick<SimulationRequest, 'manufacturerYear' | 'modelYear'>,
): Promise<void> {
  const kept = { item, manufacturerYear, modelYear };
  await db
    .insert(proposalLoans)
    .values({ proposalId, ...kept })
    .onConflictDoUpdate({ target: proposalLoans.proposalId, set: kept });
}

/** A copy is made of the same figures. */
export async function copyLoan(db: Db, fromId: string, toId: string): Promise<void> {
  const loan = await findLoan(db, fromId);
  if (loan) await saveLoan(db, toId, loan.item, loan);
}

export async function findLoan(db: Db, proposalId: string): Promise<LoanRow | null> {
  const [row] = await db.select().from(proposalLoans).where(eq(proposalLoans.proposalId, proposalId));
  return row ?? null;
}

export const hasLoan = async (db: Db, proposalId: string): Promise<boolean> =>
  (await db.$count(proposalLoans, eq(proposalLoans.proposalId, proposalId))) > 0;

/** What has come of the documents of a proposal. */
export const listDocumentStates = (db: Db, proposalId: string) =>
  db
    .select({ kind: proposalDocuments.kind, status: proposalDocuments.status })
    .from(proposalDocuments)
    .where(eq(proposalDocuments.proposalId, proposalId))
    .limit(50);

/** Grows with every change of a document of the proposal; 0 before the first. */
export async function documentsVersionOf(db: Db, proposalId: string): Promise<number> {
  const [row] = await db
    .select({ version: sql<number>`coalesce(sum(${proposalDocuments.version}), 0)::int` })
    .from(proposalDocuments)
    .where(eq(proposalDocuments.proposalId, proposalId));
  return row!.version;
}

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

/** What was signed of the contract that is void is asked for anew, and says why; its pages stay. @returns the documents */
export async function refuseSigned(db: Db, proposalId: string, changedByName: string): Promise<DocumentKind[]> {
  const rows = await db
    .update(proposalDocuments)
    .set({
      status: 'REFUSED',
      defects: ['VOID_CONTRACT'],
      note: null,
      reviewedByName: null,
      reviewedAt: null,
      version: sql`${proposalDocuments.version} + 1`,
      changedByName,
    })
    .where(
      and(
        eq(proposalDocuments.proposalId, proposalId),
        inArray(proposalDocuments.kind, [...documentsOfContract]),
        inArray(proposalDocuments.status, ['RECEIVED', 'ACCEPTED']),
      ),
    )
    .returning({ kind: proposalDocuments.kind });
  return rows.map(({ kind }) => kind);
}

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
