import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type DocumentKind, documentName, documentSet } from '@estrada/domain/documents/index';
import { asc, eq, inArray } from 'drizzle-orm';
import PdfWriter from 'pdfkit';
import type { Db } from '../kernel/database/database.ts';
import type { FileStore } from '../kernel/files.ts';
import { makeId } from '../kernel/ids.ts';
import { documentPages, proposalDocuments } from '../modules/documents/documents.tables.ts';
import { users } from '../modules/identity/identity.tables.ts';
import { documentFactsOf } from '../modules/proposals/proposals.repository.ts';
import { proposals } from '../modules/proposals/proposals.tables.ts';

/** The progress of a demo proposal's documents, from the first of its set on; the rest are still required. */
const stories = [
  ['RECEIVED', 'RECEIVED'],
  ['REFUSED', 'ACCEPTED', 'RECEIVED'],
  ['ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'RECEIVED'],
] as const;
const mostProposals = 9;
const reviewer = 'Renata Falcão';

/** A sheet with its own description: the demo contains no one's documents. */
async function sampleSheet(title: string): Promise<Buffer> {
  const writer = new PdfWriter({ size: 'A4' });
  writer.fontSize(28).text(title).moveDown().fontSize(14).text('Documento de demonstração, sem valor');
  writer.end();
  return buffer(writer);
}

/** Documents of proposals that wait for finance: some received, some refused with reasons, some accepted. */
export async function insertDocuments(db: Db, files: FileStore, now: Date): Promise<void> {
  const rows = await db
    .select({ proposal: proposals, sellerName: users.name })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.sellerId))
    .where(inArray(proposals.status, ['PD', 'HLD', 'AP']))
    .orderBy(asc(proposals.id))
    .limit(mostProposals);
  for (const [index, { proposal, sellerName }] of rows.entries()) {
    const set = documentSet(documentFactsOf(proposal));
    for (const [place, status] of stories[index % stories.length]!.entries()) {
      const { kind } = set[place]!;
      const isReviewed = status !== 'RECEIVED';
      await db.insert(proposalDocuments).values({
        proposalId: proposal.id,
        kind,
        status,
        version: isReviewed ? 2 : 1,
        defects: status === 'REFUSED' ? ['ILLEGIBLE', 'INCOMPLETE'] : [],
        note: null,
        reviewedByName: isReviewed ? reviewer : null,
        reviewedAt: isReviewed ? now : null,
        changedByName: isReviewed ? reviewer : sellerName,
      });
      await insertPage(db, files, { proposalId: proposal.id, kind, sentByName: sellerName, sentAt: now });
    }
  }
}

/** A document that has arrived and is not reviewed yet. */
export async function insertReceived(db: Db, files: FileStore, page: Parameters<typeof insertPage>[2]): Promise<void> {
  const { proposalId, kind, sentByName } = page;
  await db.insert(proposalDocuments).values({
    proposalId,
    kind,
    status: 'RECEIVED',
    version: 1,
    defects: [],
    note: null,
    reviewedByName: null,
    reviewedAt: null,
    changedByName: sentByName,
  });
  await insertPage(db, files, page);
}

async function insertPage(
  db: Db,
  files: FileStore,
  page: { proposalId: string; kind: DocumentKind; sentByName: string; sentAt: Date },
): Promise<void> {
  const bytes = await sampleSheet(documentName(page.kind).pt);
  const id = makeId(page.sentAt);
  await files.write(`documents/${page.proposalId}/${id}`, bytes);
  await db.insert(documentPages).values({
    ...page,
    id,
    position: 1,
    turn: 0,
    pageCount: 1,
    fileName: 'amostra.pdf',
    contentType: 'application/pdf',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
}
