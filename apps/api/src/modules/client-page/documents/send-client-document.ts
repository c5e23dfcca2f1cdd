import { actsForClient } from '@estrada/domain/contracts/index';
import { assertClientMaySend, type DocumentKind, documentsOfClient } from '@estrada/domain/documents/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { FlowContext, ReadContext, WriteContext } from '../../../kernel/context.ts';
import { limitRate } from '../../../kernel/http/rate-limit.ts';
import type { Seal } from '../../../kernel/link-token.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import type { Input } from '../../../kernel/route.ts';
import { countPages, type IntakeParts, refusalOf, savePage } from '../../documents/index.ts';
import { documentFactsOf, editFactsOf, everywhere, findProposal, type ProposalRecord } from '../../proposals/index.ts';
import { openVisit, type Visit } from '../client-visit.ts';

/** Every page of a client's documents, some of them retaken; each costs a thread. */
const perLink = { name: 'client-page-files', hits: 100, windowSeconds: 3_600 };

/** A visit of a person who uploads documents, which guarantors do not. @throws DomainError SEC004, USE029 */
export async function visitWithDocuments(seal: Seal, context: ReadContext): Promise<Visit> {
  const visit = await openVisit(seal, context);
  if (!actsForClient(visit.role)) throw new DomainError('SEC004');
  return visit;
}

type Sending = Input<typeof endpoints.sendClientDocument>;

/** The visit of an upload, checked before its file is read: so is whether the document is accepted. */
export const visitToSend =
  (seal: Seal) =>
  async ({ params: { kind } }: Pick<Sending, 'params'>, context: ReadContext): Promise<Visit> => {
    const visit = await visitWithDocuments(seal, context);
    ensureAccepted(visit.proposal, kind);
    await limitRate(context.db, perLink, visit.linkId, context.now);
    return visit;
  };

/**
 * A page of an own document, by the same intake as the dealer's; the trail records that it was sent through the page's
 * link.
 */
export const makeSendClientDocument =
  (parts: IntakeParts) =>
  async (
    { params: { kind }, query: { sendId }, files }: Sending,
    context: FlowContext,
    visit: Visit,
  ): Promise<ResponseOf<typeof endpoints.sendClientDocument>> => {
    const page = { kind, sendId, file: files.file[0]!, sentByName: visit.name, linkId: visit.linkId };
    await savePage(parts, { proposalId: visit.proposal.id, ...page }, context, (tx) =>
      ensureStillAccepted(visit, kind, tx),
    );
    return { pages: await countPages(context.db, visit.proposal.id, kind) };
  };

async function ensureStillAccepted(
  { proposal: { id } }: Visit,
  kind: DocumentKind,
  { db }: WriteContext | ReadContext,
) {
  ensureAccepted(inReach(await findProposal(db, everywhere, id, { lock: true })), kind);
}

function ensureAccepted(proposal: ProposalRecord, kind: DocumentKind): void {
  assertClientMaySend(editFactsOf(proposal));
  const isOwn = documentsOfClient(documentFactsOf(proposal)).some((document) => document.kind === kind);
  if (!isOwn) throw refusalOf('document.notInSet');
}
