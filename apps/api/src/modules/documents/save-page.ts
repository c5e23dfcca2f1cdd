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

/** A file on its way to a document, and who sends it. */
export interface IncomingPage {
  proposalId: string;
  kind: DocumentKind;
  file: ReceivedFile;
  sentByName: string;
  /** what its sender calls this sending, if anything: what he repeats is one page */
  sendId?: string | undefined;
  /** the link that it came by, from a phone */
  linkId?: string;
}

/** Where pages are kept, and who looks at them before. */
export interface IntakeParts {
  files: FileStore;
  scan: ScanFile;
}

/**
 * Takes a file in as the last page of a document: looks at its content, keeps it, and only then says that it is there. A sending
 * that has come before is left as it is.
 *
 * @param ensureOpen looks again, with the proposal held, at what may have changed while the file was read
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
  // the name stands in lists and in the trail: it must be the one that people see
  if (hasHiddenCharacters(file.fileName))
    throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'file.hiddenCharacters' }] });
  const sentBytes = await buffer(file.open());
  // as it came: what is drawn anew may have lost what the scanner knows
  await scan(sentBytes);
  const taken = await acceptFile(sentBytes);
  const place = { proposalId, id: makeId(context.now) };
  await files.write(pageKey(place), taken.bytes);
  try {
    const isKept = await context.transaction(async (tx) => {
      await ensureOpen(tx);
      // of one sending that came twice at once, the second has waited here for the first
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

/** Whether a sending has come before: what its sender repeats is not kept twice. */
const wasSent = async (db: Db, proposalId: string, sendId: string): Promise<boolean> =>
  (await db.$count(documentPages, and(eq(documentPages.proposalId, proposalId), eq(documentPages.sendId, sendId)))) > 0;
