import { type DocumentKind, documentSet } from '@estrada/domain/documents/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { documentFactsOf, type ProposalRecord } from '../proposals/index.ts';
import { type DocumentRow, listPagesOf, ofDocument, type PageRow, updateDocument } from './documents.repository.ts';
import { proposalDocuments } from './documents.tables.ts';
import { refusalOf } from './intake/accept-file.ts';

export const documentsFolder = 'documents';
/** Where the pages of documents lie. */
export const pageKey = ({ proposalId, id }: Pick<PageRow, 'proposalId' | 'id'>) =>
  `${documentsFolder}/${proposalId}/${id}`;

/** Refuses a document that the proposal does not need now. @throws DomainError UPF003 */
export function ensureInSet(proposal: ProposalRecord, kind: DocumentKind): void {
  if (!documentSet(documentFactsOf(proposal)).some((document) => document.kind === kind))
    throw refusalOf('document.notInSet');
}

/** A document with its pages, held for a change by who sends it. @throws DomainError UPF003 once it was accepted */
export async function lockForPages(
  proposalId: string,
  kind: DocumentKind,
  { db }: WriteContext,
  changedByName: string,
): Promise<{ document: DocumentRow; pages: PageRow[] }> {
  const document = await lockDocument(db, {
    proposalId,
    kind,
    status: 'REQUIRED',
    version: 0,
    defects: [],
    note: null,
    reviewedByName: null,
    reviewedAt: null,
    changedByName,
  });
  if (document.status === 'ACCEPTED') throw refusalOf('document.isAccepted');
  return { document, pages: await listPagesOf(db, proposalId, kind) };
}

/** Keeps that pages were changed: what was found before is about pages that are no longer the same. */
export async function pagesChanged(
  document: DocumentRow,
  status: 'RECEIVED' | 'REQUIRED',
  { db }: WriteContext,
  changedByName: string,
): Promise<void> {
  await updateDocument(db, document, {
    status,
    version: document.version + 1,
    defects: [],
    note: null,
    reviewedByName: null,
    reviewedAt: null,
    changedByName,
  });
}

/** A document held for this write; it is made where nothing of it had come yet. */
async function lockDocument(db: Db, empty: DocumentRow): Promise<DocumentRow> {
  await db.insert(proposalDocuments).values(empty).onConflictDoNothing();
  const [row] = await db.select().from(proposalDocuments).where(ofDocument(empty.proposalId, empty.kind)).for('update');
  return row!;
}
