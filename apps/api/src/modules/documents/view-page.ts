import { buildPath, endpoints } from '@estrada/endpoints/index';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { ensureSigned, signAddress } from '../../kernel/signed-address.ts';
import { pageKey } from './change-document.ts';
import { proposalInReach } from './describe-documents.ts';
import { findPage, findPageById } from './documents.repository.ts';

const pages = { name: 'document-page', validMs: 120_000 };

/** The address of a page in reach. Who asks for it opens it: that is what the trail keeps. */
export const makeReadPageAddress =
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

/** The page of a signed address: never as a page of ours, whatever is in it. */
export const makeFetchPage =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchDocumentPage, ReadContext> =>
  async ({ params: { pageId }, query }, context) => {
    ensureSigned(seal, pages, pageId, query, context.now);
    const page = inReach(await findPageById(context.db, pageId));
    const { content } = inReach(await files.openRead(pageKey(page)));
    // by its kind and not by the name that it came with, which says what the sender likes
    const fileName = `${page.kind.toLowerCase()}-${page.position}.${page.contentType === 'image/jpeg' ? 'jpg' : 'pdf'}`;
    return { fileName, contentType: page.contentType, content, isForeign: true };
  };
