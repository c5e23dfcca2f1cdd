import { capturingProfiles } from '@estrada/domain/documents/index';
import { DomainError } from '@estrada/domain/errors/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import { and, eq } from 'drizzle-orm';
import { callerOf, type FlowContext, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import { handleJobs } from '../../kernel/jobs/define-job.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { flow, flowAfter, type Route, read, type UseCase, write } from '../../kernel/route.ts';
import { ensureSigned, signAddress } from '../../kernel/signed-address.ts';
import type { Partners } from '../../partners/index.ts';
import { proposalInReach } from '../proposals/index.ts';
import {
  makeBeginCapture,
  makeMakeCaptureLink,
  makeReadCaptureLink,
  makeReceiveCapturedPage,
  openCaptureSession,
} from './capture.ts';
import { ensureInSet, lockForPages, pageKey, pagesChanged } from './change-document.ts';
import { describeDocuments } from './describe-documents.ts';
import { documentJobs } from './documents.jobs.ts';
import { type PageRow, updateDocument } from './documents.repository.ts';
import { documentPages } from './documents.tables.ts';
import { mailClientDocuments } from './mail-client-documents.ts';
import { accessOf, readAccesses, saveAccesses } from './readings/accesses.ts';
import { beginReading, followReading } from './readings/begin-reading.ts';
import { beginProposalReading, listReadings, makeBeginCaptureReading, readStatus } from './readings/readings.ts';
import { ensureMaySend, makeReceivePage, makeReceivePageOf } from './receive-page.ts';
import { reviewDocuments } from './review-documents.ts';
import type { IntakeParts } from './save-page.ts';
import { submitDocuments } from './submit-documents.ts';

/**
 * Reorders and rotates the pages of a document: the list must contain each of them once, so leaving one out removes
 * nothing.
 */
const arrangePages: UseCase<typeof endpoints.arrangeProposalDocument, WriteContext> = async (
  { params: { id, kind }, body },
  context,
) => {
  const proposal = await proposalInReach(id, context, { lock: true });
  ensureMaySend(proposal, context);
  ensureInSet(proposal, kind);
  const { document, pages } = await lockForPages(id, kind, context, callerOf(context).name);
  atVersion(body.version, document);
  const known = pages.map((page) => page.id).sort();
  const given = body.pages.map((page) => page.id).sort();
  if (known.length !== given.length || known.some((page, index) => page !== given[index]))
    throw new DomainError('SET001');
  for (const [index, page] of body.pages.entries())
    await updatePage(context.db, page.id, { position: index + 1, turn: page.turn });
  // the findings stay: the pages are the same
  await updateDocument(context.db, document, { version: document.version + 1 });
  context.audit({
    action: 'proposal.document.arrange',
    entity: 'proposal',
    entityId: id,
    before: { pageOrder: pages.map((page) => `${page.id}:${page.turn}`).join(' ') },
    after: { documentKind: kind, pageOrder: body.pages.map((page) => `${page.id}:${page.turn}`).join(' ') },
  });
  return describeDocuments(proposal, context);
};

/** Removes a page and its file. A document without pages is required again. */
const makeRemovePage =
  (files: FileStore): UseCase<typeof endpoints.removeDocumentPage, FlowContext> =>
  async ({ params: { id, pageId } }, context) => {
    const answer = await context.transaction(async (tx) => {
      const proposal = await proposalInReach(id, tx, { lock: true });
      ensureMaySend(proposal, tx);
      const page = inReach(await findPage(tx.db, id, pageId));
      const { document, pages } = await lockForPages(id, page.kind, tx, callerOf(tx).name);
      await removePage(tx.db, page.id);
      await pagesChanged(document, pages.length > 1 ? 'RECEIVED' : 'REQUIRED', tx, callerOf(tx).name);
      tx.audit({
        action: 'proposal.document.remove',
        entity: 'proposal',
        entityId: id,
        before: { documentKind: page.kind, pageId, fileName: page.fileName, sha256: page.sha256 },
      });
      return describeDocuments(proposal, tx);
    });
    await files.remove(pageKey({ proposalId: id, id: pageId }));
    return answer;
  };

const pages = { name: 'document-page', validMs: 120_000 };

/** The address of a page within reach. Requesting it counts as opening it: the trail records that. */
const makeReadPageAddress =
  (seal: Seal): UseCase<typeof endpoints.readDocumentAddress, WriteContext> =>
  async ({ params: { id, pageId } }, context) => {
    await proposalInReach(id, context);
    const page = inReach(await findPage(context.db, id, pageId));
    context.audit({
      action: 'proposal.document.view',
      entity: 'proposal',
      entityId: id,
      after: { documentKind: page.kind, pageId },
    });
    const query = signAddress(seal, pages, pageId, context.now);
    return { url: buildPath(endpoints.fetchDocumentPage, 'public', { pageId }, query) };
  };

/** The page of a signed address: never as a page of our origin, whatever its content. */
const makeFetchPage =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchDocumentPage, ReadContext> =>
  async ({ params: { pageId }, query }, context) => {
    ensureSigned(seal, pages, pageId, query, context.now);
    const page = inReach(await findPageById(context.db, pageId));
    const { content } = inReach(await files.openRead(pageKey(page)));
    // named by its kind, not by the uploaded name, which the sender controls
    const fileName = `${page.kind.toLowerCase()}-${page.position}.${page.contentType === 'image/jpeg' ? 'jpg' : 'pdf'}`;
    return { fileName, contentType: page.contentType, content, isForeign: true };
  };

/** The area's routes: endpoint → use case. */
export const documentRoutes = (seal: Seal, parts: IntakeParts): Route[] => [
  read(endpoints.readProposalDocuments, async ({ params }, context) =>
    describeDocuments(await proposalInReach(params.id, context), context),
  ),
  flow(endpoints.sendProposalDocument, makeReceivePage(parts)),
  flow(endpoints.sendFinanceKit, makeReceivePageOf('FINANCE_KIT', parts)),
  flow(endpoints.sendLifeInsurance, makeReceivePageOf('LIFE_INSURANCE', parts)),
  write(endpoints.submitProposalDocuments, submitDocuments),
  write(endpoints.arrangeProposalDocument, arrangePages),
  flow(endpoints.removeDocumentPage, makeRemovePage(parts.files)),
  write(endpoints.reviewProposalDocuments, reviewDocuments),
  write(endpoints.readDocumentAddress, makeReadPageAddress(seal)),
  read(endpoints.fetchDocumentPage, makeFetchPage(seal, parts.files)),
  flow(endpoints.makeCaptureLink, makeMakeCaptureLink(seal)),
  flow(endpoints.readCaptureLink, makeReadCaptureLink(seal)),
  flow(endpoints.beginCapture, makeBeginCapture(seal)),
  read(endpoints.readCaptureAccesses, readAccesses),
  write(endpoints.saveCaptureAccesses, saveAccesses),
  read(endpoints.listCaptureProfiles, async () => ({ items: capturingProfiles.map((id) => ({ id })) })),
  read(endpoints.readCaptureAccess, async (_input, context) => ({ access: await accessOf(context) })),
  read(endpoints.readOcrStatus, readStatus),
  read(endpoints.listProposalReadings, listReadings),
  flow(endpoints.beginReading, beginProposalReading),
  flow(endpoints.beginCaptureReading, makeBeginCaptureReading(seal)),
  flowAfter(endpoints.sendCapturedPage, openCaptureSession(seal), makeReceiveCapturedPage(parts)),
];

interface JobParts {
  documentReader: Partners['documentReader'];
  files: FileStore;
  mailer: Mailer;
  seal: Seal;
  publicUrl: string;
}

/** The area's job handlers with their dependencies. */
export const handleDocumentJobs = ({ documentReader, files, mailer, seal, publicUrl }: JobParts) =>
  handleJobs(documentJobs, {
    beginReading: { run: beginReading(documentReader, files), follow: followReading },
    mailClientDocuments: mailClientDocuments(mailer, { seal, publicUrl }),
  });

const updatePage = (db: Db, id: string, changes: Pick<PageRow, 'position' | 'turn'>) =>
  db.update(documentPages).set(changes).where(eq(documentPages.id, id));

const removePage = (db: Db, id: string) => db.delete(documentPages).where(eq(documentPages.id, id));

async function findPage(db: Db, proposalId: string, id: string): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(documentPages)
    .where(and(eq(documentPages.id, id), eq(documentPages.proposalId, proposalId)));
  return row ?? null;
}

async function findPageById(db: Db, id: string): Promise<PageRow | null> {
  const [row] = await db.select().from(documentPages).where(eq(documentPages.id, id));
  return row ?? null;
}
