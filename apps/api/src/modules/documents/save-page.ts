import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type DocumentKind, mostPages } from '@estrada/domain/documents/index';
import { DomainError } from '@estrada/domain/errors/index';
import { hasHiddenCharacters } from '@estrada/domain/validation/index';
import { and, eq } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import { makeId } from '../../kernel/ids.ts';
import type { ReceivedFile } from '../../kernel/route.ts';
import { lockForPages, pageKey, pagesChanged } from './change-document.ts';
import type { PageRow } from './documents.repository.ts';
import { documentPages } from './documents.tables.ts';
import { type AcceptedFile, acceptFile, refusalOf } from './intake/accept-file.ts';
import type { ScanFile } from './intake/scan-file.ts';

/** A file on its way to a document, and its sender. */
export interface IncomingPage {
  proposalId: string;
  kind: DocumentKind;
  file: ReceivedFile;
  sentByName: string;
  /** the sender's id of this upload, if any: a repeated upload is one page */
  sendId?: string | undefined;
  /** the link of the phone that sent it */
  linkId?: string;
}

/** The store for pages, and the scanner. */
export interface IntakeParts {
  files: FileStore;
  scan: ScanFile;
}

/**
 * Receives a file as the last page of a document: validates its content, stores it, and records it only then. A
 * repeated upload changes nothing.
 *
 * @param ensureOpen checks again, with the proposal locked, what may have changed while the file was read
 */
export async function savePage(
  { files, scan }: IntakeParts,
  page: IncomingPage,
  context: FlowContext,
  ensureOpen: (tx: WriteContext) => Promise<void>,
): Promise<void> {
  const { file, proposalId, sendId } = page;
  const isThere = async (db: FlowContext['db']) => sendId !== undefined && (await wasSent(db, proposalId, sendId));
  if (await isThere(context.db)) return;
  // the name is shown in lists and in the trail: it must be fully visible
  if (hasHiddenCharacters(file.fileName))
    throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'file.hiddenCharacters' }] });
  const sentBytes = await buffer(file.open());
  // the original bytes: re-encoding may lose what the scanner detects
  await scan(sentBytes);
  const taken = await acceptFile(sentBytes);
  const place = { proposalId, id: makeId(context.now) };
  await files.write(pageKey(place), taken.bytes);
  try {
    const isKept = await context.transaction(async (tx) => {
      await ensureOpen(tx);
      // of two concurrent repetitions, the second has waited here for the first
      if (await isThere(tx.db)) return false;
      await addPage(place.id, page, taken, tx);
      return true;
    });
    if (!isKept) await files.remove(pageKey(place));
  } catch (error) {
    await files.remove(pageKey(place));
    throw error;
  }
}

async function addPage(id: string, page: IncomingPage, taken: AcceptedFile, tx: WriteContext): Promise<void> {
  const { proposalId, kind, file, sendId = null, sentByName, linkId } = page;
  const { document, pages } = await lockForPages(proposalId, kind, tx, sentByName);
  if (pages.length >= mostPages) throw refusalOf('document.tooManyPages', { max: mostPages });
  const { contentType, pageCount, bytes } = taken;
  const described = {
    fileName: file.fileName,
    contentType,
    pageCount,
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  const position = (pages.at(-1)?.position ?? 0) + 1;
  await insertPage(tx.db, {
    id,
    proposalId,
    kind,
    position,
    turn: 0,
    ...described,
    sendId,
    sentByName,
    sentAt: tx.now,
  });
  await pagesChanged(document, 'RECEIVED', tx, sentByName);
  tx.audit({
    action: 'proposal.document.receive',
    entity: 'proposal',
    entityId: proposalId,
    after: { documentKind: kind, pageId: id, ...described, ...(linkId ? { linkId } : {}) },
  });
}

const insertPage = (db: Db, row: PageRow) => db.insert(documentPages).values(row);

/** Whether an upload has arrived before: a repeated one is not stored twice. */
const wasSent = async (db: Db, proposalId: string, sendId: string): Promise<boolean> =>
  (await db.$count(documentPages, and(eq(documentPages.proposalId, proposalId), eq(documentPages.sendId, sendId)))) > 0;
