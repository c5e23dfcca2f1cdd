import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { pageKey } from './change-document.ts';
import { proposalInReach } from './describe-documents.ts';
import { findPage, findPageById } from './documents.repository.ts';

const validMs = 120_000;
const sealedText = (pageId: string, expires: number) => `document-page:${expires}:${pageId}`;

/** The address of a page in reach. Who asks for it opens it: that is what the trail keeps. */
export const makeReadPageAddress =
  (seal: Seal): UseCase<typeof endpoints.readDocumentAddress, WriteContext> =>
  async ({ params: { id, pageId } }, context) => {
    await proposalInReach(id, context);
    const page = inReach(await findPage(context.db, id, pageId));
    context.audit({
      ...{ action: 'proposal.document.view', entity: 'proposal', entityId: id },
      after: { documentKind: page.kind, pageId },
    });
    const expires = context.now.getTime() + validMs;
    const signature = seal(sealedText(pageId, expires));
    return { url: buildPath(endpoints.fetchDocumentPage, 'public', { pageId }, { expires, signature }) };
  };

/** The page of a signed address: never as a page of ours, whatever is in it. */
export const makeFetchPage =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchDocumentPage, ReadContext> =>
  async ({ params: { pageId }, query: { expires, signature } }, context) => {
    if (!isSame(signature, seal(sealedText(pageId, expires)))) throw new DomainError('SEC004');
    if (expires < context.now.getTime()) throw new DomainError('SIS002');
    const page = inReach(await findPageById(context.db, pageId));
    const { content } = inReach(await files.openRead(pageKey(page)));
    // by its kind and not by the name that it came with, which says what the sender likes
    const fileName = `${page.kind.toLowerCase()}-${page.position}.${page.contentType === 'image/jpeg' ? 'jpg' : 'pdf'}`;
    return { fileName, contentType: page.contentType, content, isForeign: true };
  };

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
