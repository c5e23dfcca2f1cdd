import { DomainError } from '@estrada/domain/errors/index';
import {
  type CreditOffer,
  offerProblems,
  type ProposalStatus,
  type ProposalTransition,
  transitionTo,
} from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { partOf, type ReportedMove, recordFirstDecision } from './decision/decide.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, lockProposal, moveProposal } from './move-proposal.ts';
import { quoteOffer } from './offer/quote-offer.ts';
import { factsOf, readStoredFacts } from './proposal-facts.ts';
import type { ProposalRecord } from './proposals.repository.ts';
import { termsOf } from './terms-of.ts';

/** What a manual decision stores on the proposal: it replaces an earlier one and has no expiry of its own. */
const decisionOf = (
  { from, to, effects }: ProposalTransition,
  { conditions, offer }: Pick<ReportedMove, 'conditions' | 'offer'>,
) => {
  if (!effects.includes('recordCreditDecision') || from === 'APC') return {};
  const isQualified = to === 'APC';
  return { conditions: isQualified ? [...conditions] : [], offer: isQualified ? offer : null, srsValidUntil: null };
};

/**
 * An offer belongs to an approval with conditions, differs from the request, and can be computed with today's tables.
 */
async function ensureOffer(
  offer: CreditOffer,
  { to }: ProposalTransition,
  proposal: ProposalRecord,
  context: WriteContext,
): Promise<void> {
  const fields =
    to === 'APC'
      ? offerProblems(offer, { ...proposal, ...termsOf(proposal) })
      : [{ path: 'offer', key: 'value.notAllowed' as const }];
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
  await quoteOffer(proposal, offer, context);
}

/**
 * A manual move, named by its target status; the domain maps it to the event for this user. A credit decision that
 * requires two people is recorded without changing the status until another user confirms it.
 */
export const changeStatus: UseCase<typeof endpoints.changeProposalStatus, WriteContext> = async (
  { params, body },
  context,
) => {
  const target: ProposalStatus = params.status;
  const conditions = (body.conditions ?? []).filter(Boolean);
  const offer = body.offer ?? null;
  const reason = body.reason ?? null;
  const exceptions = body.exceptions ?? {};
  const proposal = await lockProposal(params.id, body.version, context);
  const actor = actorOf(context);
  const known = await readStoredFacts(context.db, proposal, context.today);
  const decided = transitionTo(target, factsOf(proposal, known, context.today, { reason, exceptions }), actor);
  if (decided.to === 'APC' && conditions.length === 0 && !offer)
    throw new DomainError('DOM002', { fields: [{ path: 'conditions', key: 'required' }] });
  if (offer) await ensureOffer(offer, decided, proposal, context);
  const said = { proposal, known, decided, actor, conditions, offer, reason };
  const part = await partOf(said, context);
  if (part === 'first') return describeProposal(await recordFirstDecision(said, context), context);
  const moved = await moveProposal(
    {
      proposal,
      known,
      actor,
      reason,
      exceptions,
      confirms: part === 'second',
      event: () => decided,
      actorName: callerOf(context).name,
      changes: {
        ...(decided.event === 'answerPendency' ? { pendencyAnswer: reason } : {}),
        ...decisionOf(decided, said),
      },
    },
    context,
  );
  return describeProposal(moved, context);
};
