import { intakeActs } from '@estrada/domain/documents/index';
import { DomainError } from '@estrada/domain/errors/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { readLastActor } from '../../kernel/audit/read-last-actor.ts';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { notifyInLanguages } from '../notifications/index.ts';
import { editFactsOf, listReviewers, type ProposalRecord, proposalInReach } from '../proposals/index.ts';
import { describeDocuments } from './describe-documents.ts';
import { listPages, type PageRow } from './documents.repository.ts';
import { pageSetOf } from './submission.ts';

/**
 * The dealer submits the documents as complete: finance is notified, once for the same pages.
 *
 * @throws DomainError UPF003 at each missing document
 */
export const submitDocuments: UseCase<typeof endpoints.submitProposalDocuments, WriteContext> = async (
  { query: { proposalId } },
  context,
) => {
  const proposal = await proposalInReach(proposalId, context, { lock: true });
  intakeActs.assert('submit', editFactsOf(proposal), proposalActor(callerOf(context).viewer));
  const found = await describeDocuments(proposal, context);
  const { state, missing } = found.submission;
  if (state === 'MISSING')
    throw new DomainError('UPF003', {
      fields: missing.map(({ kind }) => ({ path: `documents.${kind}`, key: 'document.isMissing' })),
    });
  if (state === 'DONE') return found;
  await submitPages(proposal, await listPages(context.db, proposalId), context);
  return { ...found, submission: { state: 'DONE', missing, at: context.now.toISOString() } };
};

/** Records in the trail which pages were submitted, and notifies finance. */
export async function submitPages(
  proposal: ProposalRecord,
  pages: readonly PageRow[],
  context: WriteContext,
): Promise<void> {
  context.audit({
    action: 'proposal.document.submit',
    entity: 'proposal',
    entityId: proposal.id,
    after: { pageSet: pageSetOf(pages), pageCount: pages.length },
  });
  await notifyFinance(proposal, context);
}

/**
 * Notifies the users who have reviewed this proposal's documents or decided on its credit; where there is none, all of
 * finance.
 */
async function notifyFinance(
  { id, number, creditDecidedBy }: ProposalRecord,
  { db, now }: WriteContext,
): Promise<void> {
  const action = 'proposal.document.review';
  const known = [await readLastActor(db, { action, entity: 'proposal', entityId: id }), creditDecidedBy];
  const words = {
    'pt-BR': `Proposta ${number}: os documentos foram enviados para conferência.`,
    en: `Proposal ${number}: the documents were sent for review.`,
  };
  await notifyInLanguages(words, await listReviewers(db, known), noticeLinks.proposal(id), { db, now });
}
