import {
  captureLinkMinutes,
  captureSessionMinutes,
  type DocumentKind,
  documentName,
  intakeActs,
  mostPages,
} from '@estrada/domain/documents/index';
import { DomainError, pickText } from '@estrada/domain/errors/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type FlowContext, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { hashLinkToken, isOwnToken, makeLinkToken, type Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { consumeLink, findLink, issueLink, linkKind } from '../../kernel/personal-links.ts';
import type { Input, UseCase } from '../../kernel/route.ts';
import { editFactsOf, everywhere, findProposal, proposalInReach } from '../proposals/index.ts';
import { ensureInSet } from './change-document.ts';
import { countPages } from './documents.repository.ts';
import { captureLinks } from './documents.tables.ts';
import { receivePicture } from './readings/receive-picture.ts';
import { ensureMaySend } from './receive-page.ts';
import { type IntakeParts, savePage } from './save-page.ts';

/** A document that a phone photographs: the link is a code on its creator's screen. */
export const captureLink = linkKind({
  purpose: 'capture-link',
  table: captureLinks,
  receivers: ['maker'],
  perAddress: { name: 'capture-address', hits: 300, windowSeconds: 300 },
  removal: { task: 'documents.remove-links', every: 'night', afterDays: 1 },
});
type CaptureLinkRow = typeof captureLinks.$inferSelect;

/** A document has twenty pages at most; some are retaken. */
const perLink = { name: 'capture-link', hits: 60, windowSeconds: 3_600 };
const perMaker = { name: 'capture-links', hits: 60, windowSeconds: 3_600 };
const minutes = 60_000;

/** Creates a link for a phone. Its token is returned this once. */
export const makeMakeCaptureLink =
  (seal: Seal): UseCase<typeof endpoints.makeCaptureLink, FlowContext> =>
  async ({ params: { id, kind } }, context) => {
    const { viewer, name } = callerOf(context);
    const proposal = await proposalInReach(id, context);
    ensureMaySend(proposal, context);
    ensureInSet(proposal, kind);
    await limitRate(context.db, perMaker, viewer.userId, context.now);
    const expiresAt = new Date(context.now.getTime() + captureLinkMinutes * minutes);
    const made = { proposalId: id, kind, madeBy: viewer.userId, madeByName: name };
    return context.transaction(async (tx) => {
      const { id: linkId, token } = await issueLink(captureLink, made, { seal, to: 'maker', expiresAt }, tx);
      tx.audit({
        action: 'proposal.document.link',
        entity: 'proposal',
        entityId: id,
        after: { documentKind: kind, linkId, expiresAt: expiresAt.toISOString() },
      });
      return { token, expiresAt: expiresAt.toISOString() };
    });
  };

const nameOf = (kind: DocumentKind, { language }: ReadContext) => pickText(documentName(kind), language);

/** What the page of a link shows. It changes nothing: fetching the page does not use up the link. */
export const makeReadCaptureLink =
  (seal: Seal): UseCase<typeof endpoints.readCaptureLink, FlowContext> =>
  async ({ body: { token } }, context) => {
    const { kind, madeByName, readingId } = await findLink(captureLink, token, seal, context);
    return { documentName: nameOf(kind, context), madeByName, maxPages: readingId ? 1 : mostPages };
  };

/** The first act: it uses up the link, and only this phone continues. Of two concurrent ones one wins. */
export const makeBeginCapture =
  (seal: Seal): UseCase<typeof endpoints.beginCapture, FlowContext> =>
  async ({ body: { token } }, context) => {
    const link = await findLink(captureLink, token, seal, context);
    const session = makeLinkToken('capture-session', seal);
    await context.transaction(async (tx) => {
      const sessionExpiresAt = new Date(tx.now.getTime() + captureSessionMinutes * minutes);
      const begun = { sessionHash: hashLinkToken(session), sessionExpiresAt };
      const hasBegun = await consumeLink(captureLink, link.id, begun, tx);
      if (!hasBegun) throw new DomainError('SEC004');
      const after = { documentKind: link.kind, linkId: link.id };
      if (link.proposalId)
        tx.audit({ action: 'proposal.document.link-open', entity: 'proposal', entityId: link.proposalId, after });
      else
        tx.audit({
          action: 'document-reading.link-open',
          entity: 'document-reading',
          entityId: link.readingId!,
          after,
        });
    });
    return { session };
  };

/** The link of a phone's session, checked before the picture is read: so is whether the proposal still accepts it. */
export const openCaptureSession =
  (seal: Seal) =>
  async (_input: unknown, context: ReadContext): Promise<CaptureLinkRow> => {
    const session = context.http.linkToken ?? '';
    await limitRate(context.db, captureLink.perAddress, context.http.clientAddress, context.now);
    if (!isOwnToken(session, 'capture-session', seal)) throw new DomainError('SEC004');
    const [row] = await context.db
      .select()
      .from(captureLinks)
      .where(eq(captureLinks.sessionHash, hashLinkToken(session)));
    const link = inReach(row);
    if (link.sessionExpiresAt === null || link.sessionExpiresAt <= context.now) throw new DomainError('SEC004');
    await limitRate(context.db, perLink, link.id, context.now);
    if (!link.readingId) await ensureStillOpen(link, context);
    return link;
  };

/** A page from the phone, under the name of the link's creator. */
export const makeReceiveCapturedPage =
  (parts: IntakeParts) =>
  async (
    { query: { sendId }, files: { file: sent } }: Input<typeof endpoints.sendCapturedPage>,
    context: FlowContext,
    link: CaptureLinkRow,
  ): Promise<ResponseOf<typeof endpoints.sendCapturedPage>> => {
    const { readingId, kind } = link;
    if (readingId) {
      await receivePicture(parts, { readingId, linkId: link.id, file: sent[0]! }, context);
      return { pages: 1 };
    }
    const proposalId = inReach(link.proposalId);
    const page = { proposalId, kind, sendId, file: sent[0]!, sentByName: link.madeByName, linkId: link.id };
    await savePage(parts, page, context, (tx) => ensureStillOpen(link, tx, { lock: true }));
    return { pages: await countPages(context.db, proposalId, kind) };
  };

/** The proposal still accepts pages, and still needs this document. */
async function ensureStillOpen(
  { proposalId, kind, madeBy }: CaptureLinkRow,
  { db }: ReadContext | WriteContext,
  options: { lock?: true } = {},
): Promise<void> {
  const proposal = inReach(await findProposal(db, everywhere, inReach(proposalId), options));
  // the link's creator was allowed to send; the link is short-lived, and the proposal decides
  intakeActs.assert('send', editFactsOf(proposal), { kind: 'dealer', userId: madeBy });
  ensureInSet(proposal, kind);
}
