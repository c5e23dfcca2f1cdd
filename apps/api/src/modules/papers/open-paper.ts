import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import type { PaperKind } from '@estrada/domain/papers/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { findPaper, findSealed, paperKey, sealedKey } from '../proposals/index.ts';
import { proposalInReach } from './ask-for-papers.ts';

const validMs = 120_000;
const sealedText = (paperId: string, expires: number) => `proposal-paper:${expires}:${paperId}`;

/** The address of a paper in reach, void ones too. Who asks for it opens it: that is what the trail keeps. */
export const makeReadPaperAddress =
  (seal: Seal): UseCase<typeof endpoints.readPaperAddress, WriteContext> =>
  async ({ params: { id, paperId } }, context) => {
    await proposalInReach(id, context);
    const found = await findFile(context.db, paperId);
    const { paperKind } = inReach(found?.proposalId === id ? found : null);
    context.audit({
      ...{ action: `proposal.${paperKind ? 'paper' : 'signature'}.view`, entity: 'proposal', entityId: id },
      after: { ...(paperKind ? { paperKind } : {}), paperId },
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
    const { key, fileName } = inReach(await findFile(context.db, paperId));
    const { content } = inReach(await files.openRead(key));
    return { fileName, contentType: 'application/pdf', content };
  };

type PaperFile = { proposalId: string; key: string; fileName: string; paperKind: PaperKind | null };

/** A paper, or the sealed one that holds all of an envelope, which is of no kind. */
async function findFile(db: Db, id: string): Promise<PaperFile | null> {
  const paper = await findPaper(db, id);
  if (paper) {
    const copy = paper.isNonNegotiable ? '-via-nao-negociavel' : '';
    const fileName = `${paper.kind.toLowerCase().replaceAll('_', '-')}${copy}.pdf`;
    return { proposalId: paper.proposalId, key: paperKey(paper), fileName, paperKind: paper.kind };
  }
  const sealed = await findSealed(db, id);
  return (
    sealed && {
      ...{ proposalId: sealed.proposalId, key: sealedKey(sealed) },
      fileName: 'contrato-assinado.pdf',
      paperKind: null,
    }
  );
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
