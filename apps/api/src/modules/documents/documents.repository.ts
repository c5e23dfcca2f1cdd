import { type DocumentKind, documentKinds, documentsOfContract, mostPages } from '@estrada/domain/documents/index';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { documentPages, proposalDocuments } from './documents.tables.ts';

export type DocumentRow = typeof proposalDocuments.$inferSelect;
export type PageRow = typeof documentPages.$inferSelect;

export const ofDocument = (proposalId: string, kind: DocumentKind) =>
  and(eq(proposalDocuments.proposalId, proposalId), eq(proposalDocuments.kind, kind));

export const listDocuments = (db: Db, proposalId: string): Promise<DocumentRow[]> =>
  db.select().from(proposalDocuments).where(eq(proposalDocuments.proposalId, proposalId)).limit(documentKinds.length);

/** The pages of a proposal, in order for each document. */
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

export const updateDocument = (db: Db, { proposalId, kind }: DocumentRow, changes: Partial<DocumentRow>) =>
  db.update(proposalDocuments).set(changes).where(ofDocument(proposalId, kind));

export const countPages = (db: Db, proposalId: string, kind: DocumentKind): Promise<number> =>
  db.$count(documentPages, and(eq(documentPages.proposalId, proposalId), eq(documentPages.kind, kind)));

/** The state of the documents of a proposal, as a select: `kind` and `status`. */
export const selectDocumentStates = (proposalId: string) =>
  sql`select kind, status from ${proposalDocuments} where proposal_id = ${proposalId}`;

/** Whether a document has arrived and was not refused. */
export const isThere = ({ status }: { status: string }): boolean => status === 'RECEIVED' || status === 'ACCEPTED';

/** Increases with every change of a document of the proposal; 0 before the first. */
export async function documentsVersionOf(db: Db, proposalId: string): Promise<number> {
  const [row] = await db
    .select({ version: sql<number>`coalesce(sum(${proposalDocuments.version}), 0)::int` })
    .from(proposalDocuments)
    .where(eq(proposalDocuments.proposalId, proposalId));
  return row!.version;
}

/** Requests the signed documents of a void contract again, with the reason; their pages stay. @returns the documents */
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
