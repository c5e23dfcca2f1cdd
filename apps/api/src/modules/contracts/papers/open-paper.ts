import { type PaperKind, paperFileStem } from '@estrada/domain/contracts/index';
import { buildPath, endpoints } from '@estrada/endpoints/index';
import { and, eq } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { ensureSigned, signAddress } from '../../../kernel/signed-address.ts';
import { ensureRevealed, proposalInReach } from '../../proposals/index.ts';
import type { PaperRow } from '../contracts.repository.ts';
import { proposalPapers } from '../contracts.tables.ts';
import { paperKey, sealedKey } from '../paper-key.ts';
import type { EnvelopeRow } from '../signature/signature.repository.ts';
import { proposalEnvelopes } from '../signature/signature.tables.ts';

const papers = { name: 'proposal-paper', validMs: 120_000 };

/**
 * The address of a paper within reach, void ones too. Requesting it counts as opening it: the trail records that. Who
 * reads registrations masked has opened this one before.
 */
export const makeReadPaperAddress =
  (seal: Seal): UseCase<typeof endpoints.readPaperAddress, WriteContext> =>
  async ({ params: { id, paperId } }, context) => {
    await proposalInReach(id, context);
    await ensureRevealed(id, context);
    const found = await findFile(context.db, paperId);
    const { paperKind } = inReach(found?.proposalId === id ? found : null);
    context.audit({
      action: `proposal.${paperKind ? 'paper' : 'signature'}.view`,
      entity: 'proposal',
      entityId: id,
      after: { ...(paperKind ? { paperKind } : {}), paperId },
    });
    return { url: paperAddress(seal, paperId, context.now) };
  };

/** The download address of a paper, valid for two minutes. */
export const paperAddress = (seal: Seal, paperId: string, now: Date): string =>
  buildPath(endpoints.fetchPaper, 'public', { paperId }, signAddress(seal, papers, paperId, now));

/** The paper of a signed address, under a descriptive file name. */
export const makeFetchPaper =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.fetchPaper, ReadContext> =>
  async ({ params: { paperId }, query }, context) => {
    ensureSigned(seal, papers, paperId, query, context.now);
    const { key, fileName } = inReach(await findFile(context.db, paperId));
    const { content } = inReach(await files.openRead(key));
    return { fileName, contentType: 'application/pdf', content };
  };

type PaperFile = { proposalId: string; key: string; fileName: string; paperKind: PaperKind | null };

/** A paper, or the sealed one of a whole envelope, which has no kind. */
async function findFile(db: Db, id: string): Promise<PaperFile | null> {
  const paper = await findPaper(db, id);
  if (paper) {
    const copy = paper.isNonNegotiable ? '-via-nao-negociavel' : '';
    const fileName = `${paperFileStem(paper.kind)}${copy}.pdf`;
    return { proposalId: paper.proposalId, key: paperKey(paper), fileName, paperKind: paper.kind };
  }
  const sealed = await findSealed(db, id);
  return (
    sealed && {
      proposalId: sealed.proposalId,
      key: sealedKey(sealed),
      fileName: 'contrato-assinado.pdf',
      paperKind: null,
    }
  );
}

async function findPaper(db: Db, id: string): Promise<PaperRow | null> {
  const [row] = await db.select().from(proposalPapers).where(eq(proposalPapers.id, id));
  return row ?? null;
}

/** An envelope with its sealed paper; null where there is none. */
async function findSealed(db: Db, id: string): Promise<EnvelopeRow | null> {
  const [row] = await db
    .select()
    .from(proposalEnvelopes)
    .where(and(eq(proposalEnvelopes.id, id), eq(proposalEnvelopes.status, 'COMPLETED')));
  return row ?? null;
}
