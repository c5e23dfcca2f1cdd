import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { findPaper } from '../proposals/index.ts';
import { proposalInReach } from './ask-for-papers.ts';
import { paperKey } from './paper-key.ts';

const validMs = 120_000;
const sealedText = (paperId: string, expires: number) => `proposal-paper:${expires}:${paperId}`;

/** The address of a paper in reach, void ones too. Who asks for it opens it: that is what the trail keeps. */
export const makeReadPaperAddress =
  (seal: Seal): UseCase<typeof endpoints.readPaperAddress, WriteContext> =>
  async ({ params: { id, paperId } }, context) => {
    await proposalInReach(id, context);
    const found = await findPaper(context.db, paperId);
    const paper = inReach(found?.proposalId === id ? found : null);
    context.audit({
      ...{ action: 'proposal.paper.view', entity: 'proposal', entityId: id },
      after: { paperKind: paper.kind, paperId },
    });
    const expires = context.now.getTime() + validMs;
    const query = { expires, signature: seal(sealedText(paperId, expires)) };
    return { url: buildPath(endpoints.fetchPaper, 'public', { paperId }, query) };
  };

/** The paper of a signed address, under a name that says which it is. */
export const makeFetchPaper =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchPaper, ReadContext> =>
  async ({ params: { paperId }, query: { expires, signature } }, context) => {
    if (!isSame(signature, seal(sealedText(paperId, expires)))) throw new DomainError('SEC004');
    if (expires < context.now.getTime()) throw new DomainError('SIS002');
    const paper = inReach(await findPaper(context.db, paperId));
    const { content } = inReach(await files.openRead(paperKey(paper)));
    const copy = paper.isNonNegotiable ? '-via-nao-negociavel' : '';
    const fileName = `${paper.kind.toLowerCase().replaceAll('_', '-')}${copy}.pdf`;
    return { fileName, contentType: 'application/pdf', content };
  };

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
