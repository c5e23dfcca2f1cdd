import { daysBetween } from '@estrada/domain/calendar/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import { maskDocument } from '@estrada/domain/people/index';
import {
  assertMayAnswerReview,
  mayAnswerReview,
  proposalActor,
  type ReviewOutcome,
  reviewAnswerForm,
} from '@estrada/domain/proposals/index';
import { endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { callerOf, type ReadContext, type WriteContext } from '../../../kernel/context.ts';
import { claimedByOther, claimOf, claimRow, describeClaim, releaseRow } from '../../../kernel/database/claims.ts';
import { inReach } from '../../../kernel/lock-at.ts';
import { type Route, read, type UseCase, write } from '../../../kernel/route.ts';
import { everywhere } from '../job-actors.ts';
import { freshAnalysis, moveProposal } from '../move-proposal.ts';
import { proposalJobs } from '../proposals.jobs.ts';
import { findProposal } from '../proposals.repository.ts';
import {
  type CreditReviewRow,
  findReview,
  listDeciders,
  listReviews,
  updateReview,
} from './credit-reviews.repository.ts';
import { creditReviews } from './credit-reviews.tables.ts';

type Row = ResponseOf<typeof endpoints.listCreditReviews>['items'][number];

/** The queue of reviews; whether the caller may answer one depends on who has decided before. */
const listQueue: UseCase<typeof endpoints.listCreditReviews, ReadContext> = async ({ query }, context) => {
  const { rows, ...page } = await listReviews(context.db, query.state ?? 'waiting', query);
  const items: Row[] = [];
  for (const row of rows) items.push(await describe(row, context));
  return { ...page, items };
};

async function describe(
  row: Awaited<ReturnType<typeof listReviews>>['rows'][number],
  context: ReadContext,
): Promise<Row> {
  const { viewer } = callerOf(context);
  const isWaiting = row.answeredAt === null && row.status === 'DC';
  const claim = claimOf(row, context.now);
  const isFree = claim === null || claim.userId === viewer.userId;
  const mayAnswer = isWaiting && mayAnswerReview(await listDeciders(context.db, row.proposalId), viewer.userId);
  return {
    id: row.id,
    proposalId: row.proposalId,
    number: row.number,
    clientName: row.clientName,
    clientDocumentMasked: maskDocument(row.clientDocument),
    dealerName: row.dealerName,
    reasons: row.reasons,
    message: row.message,
    requestedAt: row.requestedAt.toISOString(),
    dueOn: row.dueOn,
    daysLeft: daysBetween(context.today, row.dueOn),
    claim: isWaiting ? describeClaim(row, context) : null,
    outcome: row.outcome,
    answer: row.answer,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredByName: row.answeredByName,
    can: {
      claim: mayAnswer && claim === null,
      release: isWaiting && claim?.userId === viewer.userId,
      answer: mayAnswer && isFree,
    },
  };
}

/** A review that waits, with its proposal, both locked: the proposal first, as every move does. @throws SEC004, PRS007 */
async function lockWaiting(id: string, context: WriteContext) {
  const { proposalId } = inReach(await findReview(context.db, id));
  const proposal = inReach(await findProposal(context.db, everywhere, proposalId, { lock: true }));
  const review = inReach(await findReview(context.db, id, { lock: true }));
  if (review.answeredAt !== null || proposal.status !== 'DC') throw new DomainError('PRS007');
  return { review, proposal };
}

function record(review: CreditReviewRow, act: 'claim' | 'release', context: WriteContext): void {
  context.audit({
    action: `proposal.review.${act}`,
    entity: 'proposal',
    entityId: review.proposalId,
    after: { reviewDueOn: review.dueOn },
  });
}

/** @throws DomainError PRS001 where another user has it, DOM002 where the caller has decided before */
const claimReview: UseCase<typeof endpoints.claimCreditReview, WriteContext> = async ({ params }, context) => {
  const { viewer, name } = callerOf(context);
  const { review } = await lockWaiting(params.id, context);
  assertMayAnswerReview(await listDeciders(context.db, review.proposalId), viewer.userId);
  if (!(await claimRow(context.db, creditReviews, review.id, { userId: viewer.userId, name }, context.now)))
    throw claimedByOther(review.claimedByName ?? '');
  record(review, 'claim', context);
  return { claimed: true as const };
};

const releaseReview: UseCase<typeof endpoints.releaseCreditReview, WriteContext> = async ({ params }, context) => {
  const { review } = await lockWaiting(params.id, context);
  if (!(await releaseRow(context.db, creditReviews, review.id, callerOf(context).viewer))) throw notAllowed();
  record(review, 'release', context);
  return { released: true as const };
};

/**
 * Answers a review: the refusal stays, or people analyse the proposal again. The client reads the answer and gets it by e-mail.
 *
 * @throws DomainError DOM002 for a user who has decided before; PRS001 while another user has claimed it; PRS002, PRS007
 */
const answerReview: UseCase<typeof endpoints.answerCreditReview, WriteContext> = async ({ params, body }, context) => {
  const { db, now } = context;
  const { viewer, name } = callerOf(context);
  const { review, proposal } = await lockWaiting(params.id, context);
  assertMayAnswerReview(await listDeciders(db, proposal.id), viewer.userId);
  const claim = claimOf(review, now);
  if (claim && claim.userId !== viewer.userId) throw claimedByOther(claim.byName);
  const said = reviewAnswerForm.normalise(body);
  const outcome = said.outcome as ReviewOutcome;
  const { answer } = said;
  if (outcome === 'REANALYSED') {
    const actor = proposalActor(viewer);
    if (!actor) throw notAllowed();
    await moveProposal(
      { proposal, event: 'reopenByReview', actor, actorName: name, reason: answer, changes: freshAnalysis },
      context,
    );
  }
  await updateReview(db, review.id, {
    outcome,
    answer,
    answeredAt: now,
    answeredBy: viewer.userId,
    answeredByName: name,
    claimedBy: null,
    claimedByName: null,
    claimedAt: null,
  });
  context.audit({
    action: 'proposal.review.answer',
    entity: 'proposal',
    entityId: proposal.id,
    after: { reviewOutcome: outcome, reviewAnswer: answer, reviewDueOn: review.dueOn },
  });
  context.enqueue(proposalJobs.mailReviewAnswer, { reviewId: review.id });
  return { answered: true as const };
};

/** The reviews of refusals: a queue that the lender's users share. */
export const creditReviewRoutes: Route[] = [
  read(endpoints.listCreditReviews, listQueue),
  write(endpoints.claimCreditReview, claimReview),
  write(endpoints.releaseCreditReview, releaseReview),
  write(endpoints.answerCreditReview, answerReview),
];
