import { actsForClient } from '@estrada/domain/contracts/index';
import { pickText } from '@estrada/domain/errors/index';
import { answerDueOn } from '@estrada/domain/privacy/index';
import {
  assertMayRequestReview,
  mayRequestReview,
  refusalReasons,
  reviewRequestForm,
  shownReasons,
} from '@estrada/domain/proposals/index';
import { clientDeadlines } from '@estrada/domain/settings/index';
import type { ClientPage, endpoints } from '@estrada/endpoints/index';
import type { FlowContext, ReadContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { readSettings } from '../parameters/index.ts';
import {
  everywhere,
  findLastReview,
  findProposal,
  findRefusalSeq,
  insertReview,
  type ProposalRecord,
} from '../proposals/index.ts';
import { openVisit, type Visit, visitTrail } from './client-visit.ts';

/** A refusal has one review: more attempts are mistakes. */
const perLink = { name: 'client-page-review', hits: 20, windowSeconds: 3_600 };

/** The days within which a review is answered. */
const readReviewDays = async ({ db }: ReadContext): Promise<number> =>
  (await readSettings(db, clientDeadlines)).values.daysForCreditReviews;

async function refusalOf(proposal: ProposalRecord, { db }: ReadContext) {
  const last = await findLastReview(db, proposal.id);
  const refusalSeq = proposal.status === 'DC' ? await findRefusalSeq(db, proposal.id) : null;
  const hasReview = last !== null && last.refusalSeq === refusalSeq;
  return { last, refusalSeq, facts: { isRefused: refusalSeq !== null, blocked: proposal.blocked, hasReview } };
}

/** Why the visitor's proposal was refused, in plain sentences, and the review; null: it was not, and none was requested. */
export async function describeRefusal({ proposal, role }: Visit, context: ReadContext): Promise<ClientPage['refusal']> {
  if (!actsForClient(role)) return null;
  const { last, facts } = await refusalOf(proposal, context);
  if (!facts.isRefused && last === null) return null;
  const reasons = facts.isRefused ? shownReasons(proposal.refusalReasons) : [];
  return {
    reasons: reasons.map((reason) => pickText(refusalReasons[reason], context.language)),
    mayRequestReview: mayRequestReview(facts),
    reviewDays: await readReviewDays(context),
    review: last && {
      requestedAt: last.requestedAt.toISOString(),
      dueOn: last.dueOn,
      outcome: last.outcome,
      answer: last.answer,
      answeredAt: last.answeredAt?.toISOString() ?? null,
    },
  };
}

/**
 * The visitor requests the review of the refusal, by a person who has not decided before (LGPD art. 20).
 *
 * @throws DomainError PRS007 where it is not refused, or has a review already
 */
export const makeRequestCreditReview =
  (seal: Seal): UseCase<typeof endpoints.requestCreditReview, FlowContext> =>
  async ({ body }, context) => {
    const visit = await openVisit(seal, context);
    inReach(await describeRefusal(visit, context));
    await limitRate(context.db, perLink, visit.linkId, context.now);
    const { message } = reviewRequestForm.normalise(body);
    const dueOn = answerDueOn(context.today, await readReviewDays(context));
    await context.transaction(async (tx) => {
      const proposal = inReach(await findProposal(tx.db, everywhere, visit.proposal.id, { lock: true }));
      const { facts, refusalSeq } = await refusalOf(proposal, tx);
      assertMayRequestReview(facts);
      await insertReview(tx.db, {
        id: makeId(tx.now),
        proposalId: proposal.id,
        refusalSeq: refusalSeq!,
        reasons: [...shownReasons(proposal.refusalReasons)],
        message: message ?? '',
        requestedAt: tx.now,
        requestedByName: visit.name,
        dueOn,
      });
      tx.audit({
        action: 'proposal.clientPage.review',
        entity: 'proposal',
        entityId: proposal.id,
        after: { ...visitTrail(visit), reviewDueOn: dueOn },
      });
    });
    return { dueOn };
  };
