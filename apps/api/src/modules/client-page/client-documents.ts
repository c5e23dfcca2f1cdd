import { actsForClient } from '@estrada/domain/contracts/index';
import { clientMaySend, documentsOfClient, missingOfClient } from '@estrada/domain/documents/index';
import { type ClientPage, maxDocumentBytes } from '@estrada/endpoints/index';
import { readLastEntry } from '../../kernel/audit/read-last-actor.ts';
import type { Db } from '../../kernel/database/database.ts';
import { type DocumentRow, listDocuments } from '../documents/index.ts';
import { documentFactsOf, editFactsOf } from '../proposals/index.ts';
import type { Visit } from './client-visit.ts';

export const documentsSubmittedAct = 'proposal.clientPage.documents';

/** The progress of the documents required of the client. */
interface OfClient {
  missing: ReturnType<typeof missingOfClient>;
  /** `IDENTITY:2`, of those that wait for a review: with their versions, so that submitted ones are recognized */
  received: string[];
  /** the client has uploaded documents without a notice yet */
  isNews: boolean;
}

/** The progress of the visitor's own documents. */
export const readOwnDocuments = async (db: Db, visit: Visit): Promise<OfClient> =>
  evaluateOwnDocuments(db, visit, await listDocuments(db, visit.proposal.id));

async function evaluateOwnDocuments(db: Db, { proposal, name }: Visit, rows: DocumentRow[]): Promise<OfClient> {
  const own = documentsOfClient(documentFactsOf(proposal)).map(({ kind }) => kind);
  const come = rows.filter(({ kind, status }) => own.includes(kind) && status === 'RECEIVED');
  const last = await readLastEntry(db, { action: documentsSubmittedAct, entity: 'proposal', entityId: proposal.id });
  const known = (last?.after as { handedIn?: string } | undefined)?.handedIn?.split(' ') ?? [];
  const nameOf = ({ kind, version }: (typeof come)[number]) => `${kind}:${version}`;
  return {
    missing: missingOfClient(documentFactsOf(proposal), rows),
    received: come.map(nameOf),
    // documents uploaded by the dealer are submitted by the dealer
    isNews: come.some((row) => row.changedByName === name && !known.includes(nameOf(row))),
  };
}

/** The documents required of the visitor, with the reason where one was returned. Guarantors upload none. */
export async function describeClientDocuments(db: Db, visit: Visit): Promise<ClientPage['documents']> {
  const { proposal, role } = visit;
  const nothing = { items: [], maySend: false, mayHandIn: false, maxBytes: maxDocumentBytes };
  if (!actsForClient(role)) return nothing;
  const maySend = clientMaySend(editFactsOf(proposal));
  const rows = await listDocuments(db, proposal.id);
  const { missing, isNews } = await evaluateOwnDocuments(db, visit, rows);
  const items = documentsOfClient(documentFactsOf(proposal)).map(({ kind }) => {
    const row = rows.find((one) => one.kind === kind);
    return { kind, status: row?.status ?? ('REQUIRED' as const), defects: row?.defects ?? [], note: row?.note ?? null };
  });
  return {
    ...nothing,
    // a document that can no longer be sent is no longer required
    items: items.filter(({ status }) => maySend || status === 'RECEIVED' || status === 'ACCEPTED'),
    maySend,
    mayHandIn: maySend && isNews && missing.length === 0,
  };
}
