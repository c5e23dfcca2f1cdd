import {
  contractRetentionDays,
  type DocumentKind,
  documentKinds,
  documentsOfContract,
  endedRetentionDays,
  mostPages,
} from '@estrada/domain/documents/index';
import { and, asc, eq, exists, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { proposals } from '../proposals/index.ts';
import { documentPages, proposalDocuments } from './documents.tables.ts';

export type DocumentRow = typeof proposalDocuments.$inferSelect;
export type PageRow = typeof documentPages.$inferSelect;

const ofDocument = (proposalId: string, kind: DocumentKind) =>
  and(eq(proposalDocuments.proposalId, proposalId), eq(proposalDocuments.kind, kind));

export const listDocuments = (db: Db, proposalId: string): Promise<DocumentRow[]> =>
  db.select().from(proposalDocuments).where(eq(proposalDocuments.proposalId, proposalId)).limit(documentKinds.length);

/** The pages of a proposal, each document's in their order. */
export const listPages = (db: Db, proposalId: string): Promise<PageRow[]> =>
  db
    .select()
    .from(documentPages)
    .where(eq(documentPages.proposalId, proposalId))
    .orderBy(asc(documentPages.kind), asc(documentPages.position))
    .limit(documentKinds.length * mostPages);

export const listPagesOf = (db: Db, proposalId: string, kind: DocumentKind): Promise<PageRow[]> =>
  db
    .select()
    .from(documentPages)
    .where(and(eq(documentPages.proposalId, proposalId), eq(documentPages.kind, kind)))
    .orderBy(asc(documentPages.position))
    .limit(mostPages);

/** A document held for this write; it is made where nothing of it had come yet. */
export async function lockDocument(db: Db, empty: DocumentRow): Promise<DocumentRow> {
  await db.insert(proposalDocuments).values(empty).onConflictDoNothing();
  const [row] = await db.select().from(proposalDocuments).where(ofDocument(empty.proposalId, empty.kind)).for('update');
  return row!;
}

/** A document that something has come of, held for this write. */
export async function lockKnownDocument(db: Db, proposalId: string, kind: DocumentKind): Promise<DocumentRow | null> {
  const [row] = await db.select().from(proposalDocuments).where(ofDocument(proposalId, kind)).for('update');
  return row ?? null;
}

export const updateDocument = (db: Db, { proposalId, kind }: DocumentRow, changes: Partial<DocumentRow>) =>
  db.update(proposalDocuments).set(changes).where(ofDocument(proposalId, kind));

export const countPages = (db: Db, proposalId: string, kind: DocumentKind): Promise<number> =>
  db.$count(documentPages, and(eq(documentPages.proposalId, proposalId), eq(documentPages.kind, kind)));

export const insertPage = (db: Db, row: PageRow) => db.insert(documentPages).values(row);

export const updatePage = (db: Db, id: string, changes: Pick<PageRow, 'position' | 'turn'>) =>
  db.update(documentPages).set(changes).where(eq(documentPages.id, id));

export const removePage = (db: Db, id: string) => db.delete(documentPages).where(eq(documentPages.id, id));

export async function findPage(db: Db, proposalId: string, id: string): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(documentPages)
    .where(and(eq(documentPages.id, id), eq(documentPages.proposalId, proposalId)));
  return row ?? null;
}

/** Those of the ids that are pages. */
export async function listKnownPages(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: documentPages.id })
    .from(documentPages)
    .where(inArray(documentPages.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a sending has come before: what its sender repeats is not kept twice. */
export const wasSent = async (db: Db, proposalId: string, sendId: string): Promise<boolean> =>
  (await db.$count(documentPages, and(eq(documentPages.proposalId, proposalId), eq(documentPages.sendId, sendId)))) > 0;

export async function findPageById(db: Db, id: string): Promise<PageRow | null> {
  const [row] = await db.select().from(documentPages).where(eq(documentPages.id, id));
  return row ?? null;
}

/** Proposals whose pages have been kept for as long as they may be, some at a time. */
export async function listDueProposals(
  db: Db,
  now: Date,
  { limit, proposalId }: { limit: number; proposalId?: string },
): Promise<string[]> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const rows = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        proposalId === undefined ? undefined : eq(proposals.id, proposalId),
        exists(db.select().from(documentPages).where(eq(documentPages.proposalId, proposals.id))),
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

/** Forgets the pages of a proposal and what was said of them. */
export async function forgetDocuments(db: Db, proposalId: string): Promise<void> {
  await db.delete(documentPages).where(eq(documentPages.proposalId, proposalId));
  await db.delete(proposalDocuments).where(eq(proposalDocuments.proposalId, proposalId));
}

/** What has come of the documents of a proposal, as a select: `kind` and `status`. */
export const selectDocumentStates = (proposalId: string) =>
  sql`select kind, status from ${proposalDocuments} where proposal_id = ${proposalId}`;

/** Whether a document has come and was not refused. */
export const isThere = ({ status }: { status: string }): boolean => status === 'RECEIVED' || status === 'ACCEPTED';

/** Grows with every change of a document of the proposal; 0 before the first. */
export async function documentsVersionOf(db: Db, proposalId: string): Promise<number> {
  const [row] = await db
    .select({ version: sql<number>`coalesce(sum(${proposalDocuments.version}), 0)::int` })
    .from(proposalDocuments)
    .where(eq(proposalDocuments.proposalId, proposalId));
  return row!.version;
}

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
