import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type FlowContext, type WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { ensureInSet, lockForPages, pageKey, pagesChanged } from './change-document.ts';
import { describeDocuments, proposalInReach } from './describe-documents.ts';
import { findPage, removePage, updateDocument, updatePage } from './documents.repository.ts';
import { ensureMaySend } from './receive-page.ts';

/** Orders and turns the pages of a document: all of them, each once. Nothing is left out by leaving it out here. */
export const arrangePages: UseCase<typeof endpoints.arrangeProposalDocument, WriteContext> = async (
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
  // what was found stays: the pages are the same
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
export const makeRemovePage =
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
