import { type DocumentKind, intakeActs } from '@estrada/domain/documents/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import type { endpoints, ProposalDocuments } from '@estrada/endpoints/index';
import { callerOf, type FlowContext, type ReadContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../kernel/route.ts';
import { editFactsOf, type ProposalRecord, proposalInReach } from '../proposals/index.ts';
import { ensureInSet } from './change-document.ts';
import { describeDocuments } from './describe-documents.ts';
import { type IncomingPage, type IntakeParts, savePage } from './save-page.ts';

/** Enough for every page of several proposals; each costs a thread. */
const perPerson = { name: 'document-pages', hits: 300, windowSeconds: 3_600 };

/** Refuses a caller who may not send to this proposal now. @throws DomainError SEC004, PRS002, PRS006 */
export function ensureMaySend(proposal: ProposalRecord, context: ReadContext): void {
  intakeActs.assert('send', editFactsOf(proposal), proposalActor(callerOf(context).viewer));
}

/** Receives a file from the dealer's staff, as the last page of this document. */
async function receive(
  parts: IntakeParts,
  { proposalId, kind, file, sendId }: Pick<IncomingPage, 'proposalId' | 'kind' | 'file' | 'sendId'>,
  context: FlowContext,
): Promise<ProposalDocuments> {
  const { viewer, name: sentByName } = callerOf(context);
  const ensureTaken = (proposal: ProposalRecord, now: ReadContext) => {
    ensureMaySend(proposal, now);
    ensureInSet(proposal, kind);
  };
  // an unacceptable document is refused before its file is read
  ensureTaken(await proposalInReach(proposalId, context), context);
  await limitRate(context.db, perPerson, viewer.userId, context.now);
  await savePage(parts, { proposalId, kind, file, sendId, sentByName }, context, async (tx) =>
    ensureTaken(await proposalInReach(proposalId, tx, { lock: true }), tx),
  );
  return describeDocuments(await proposalInReach(proposalId, context), context);
}

/** A page of the document that the call names. */
export const makeReceivePage =
  (parts: IntakeParts): UseCase<typeof endpoints.sendProposalDocument, FlowContext> =>
  ({ query: { proposalId, kind, sendId }, files }, context) =>
    receive(parts, { proposalId, kind, sendId, file: files.file[0]! }, context);

/** A page of the endpoint's own document. */
export const makeReceivePageOf =
  (
    kind: DocumentKind,
    parts: IntakeParts,
  ): UseCase<typeof endpoints.sendFinanceKit | typeof endpoints.sendLifeInsurance, FlowContext> =>
  ({ query: { proposalId, sendId }, files }, context) =>
    receive(parts, { proposalId, kind, sendId, file: files.file[0]! }, context);
