import { assertMaySend } from '@estrada/domain/documents/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type FlowContext, type ReadContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../kernel/route.ts';
import { editFactsOf, type ProposalRecord } from '../proposals/index.ts';
import { ensureInSet } from './change-document.ts';
import { describeDocuments, proposalInReach } from './describe-documents.ts';
import { type IntakeParts, keepPage } from './keep-page.ts';

/** Enough for every page of several proposals; each costs a thread. */
const perPerson = { name: 'document-pages', hits: 300, windowSeconds: 3_600 };

/** Refuses who may not send to this proposal now. @throws DomainError SEC004, PRS002, PRS006 */
export function ensureMaySend(proposal: ProposalRecord, context: ReadContext): void {
  assertMaySend(editFactsOf(proposal), proposalActor(callerOf(context).viewer));
}

/** Takes a file in from who sells. */
export const makeReceivePage =
  (parts: IntakeParts): UseCase<typeof endpoints.sendProposalDocument, FlowContext> =>
  async ({ query: { proposalId, kind }, files: { file: sent } }, context) => {
    const { viewer, name: sentByName } = callerOf(context);
    // what cannot be taken is refused before anything is read
    const proposal = await proposalInReach(proposalId, context);
    ensureMaySend(proposal, context);
    ensureInSet(proposal, kind);
    await limitRate(context.db, perPerson, viewer.userId, context.now);
    await keepPage(parts, { proposalId, kind, file: sent[0]!, sentByName }, context, async (tx) =>
      ensureMaySend(await proposalInReach(proposalId, tx, { lock: true }), tx),
    );
    return describeDocuments(await proposalInReach(proposalId, context), context);
  };
