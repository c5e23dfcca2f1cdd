import { type DocumentKind, documentSet } from '@estrada/domain/documents/index';
import type { WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { documentFactsOf, type ProposalRecord } from '../proposals/index.ts';
import { type DocumentRow, listPagesOf, ofDocument, type PageRow, updateDocument } from './documents.repository.ts';
import { proposalDocuments } from './documents.tables.ts';
import { refusalOf } from './intake/accept-file.ts';

export const documentsFolder = 'documents';
/** The key of a document's page in the store. */
export const pageKey = ({ proposalId, id }: Pick<PageRow, 'proposalId' | 'id'>) =>
  `${documentsFolder}/${proposalId}/${id}`;

/** Refuses a document that the proposal does not need now. @throws DomainError UPF003 */
export function ensureInSet(proposal: ProposalRecord, kind: DocumentKind): void {
  if (!documentSet(documentFactsOf(proposal)).some((document) => document.kind === kind))
    throw refusalOf('document.notInSet');
}

/** A document with its pages, locked for a change by its sender. @throws DomainError UPF003 once it was accepted */
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

/** Records that pages were changed: earlier findings are about other pages. */
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

/** A document locked for this write; created where none of it has arrived yet. */
async function lockDocument(db: Db, empty: DocumentRow): Promise<DocumentRow> {
  await db.insert(proposalDocuments).values(empty).onConflictDoNothing();
  const [row] = await db.select().from(proposalDocuments).where(ofDocument(empty.proposalId, empty.kind)).for('update');
  return row!;
}
