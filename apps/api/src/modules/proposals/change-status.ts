import { DomainError } from '@estrada/domain/errors/index';
import { type ProposalStatus, type ProposalTransition, transitionTo } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { partOf, recordFirstDecision } from './decisions/decide.ts';
import { describeMoved } from './describe-proposal.ts';
import { actorOf, lockProposal, moveProposal } from './move-proposal.ts';
import { factsOf, readStoredFacts } from './proposal-facts.ts';

/** What a decision by hand leaves on the proposal: nothing of an earlier one, and no end of its own. */
const decisionOf = ({ from, to, effects }: ProposalTransition, conditions: readonly string[]) => {
  if (!effects.includes('recordCreditDecision') || from === 'APC') return {};
  return { conditions: to === 'APC' ? [...conditions] : [], srsValidUntil: null };
};

/**
 * A move by hand, named by the status it wants to reach; the domain knows which event that is for this person. A decision on the
 * credit that wants two people is written down beside the status until another one says the same.
 */
export const changeStatus: UseCase<typeof endpoints.changeProposalStatus, WriteContext> = async (
  { params, body },
  context,
) => {
  const target: ProposalStatus = params.status;
  const conditions = (body.conditions ?? []).filter(Boolean);
  const reason = body.reason ?? null;
  const proposal = await lockProposal(params.id, body.version, context);
  const actor = actorOf(context);
  const stored = await readStoredFacts(context.db, proposal, context.today);
  const decided = transitionTo(target, factsOf(proposal, stored, context.today, reason), actor);
  if (decided.to === 'APC' && conditions.length === 0)
    throw new DomainError('DOM002', { fields: [{ path: 'conditions', key: 'required' }] });
  const said = { proposal, stored, decided, actor, conditions, offer: null, reason };
  const part = await partOf(said, context);
  if (part === 'first') return describeMoved(await recordFirstDecision(said, context), context);
  const moved = await moveProposal(
    {
      ...{ proposal, stored, actor, reason, confirms: part === 'second' },
      event: () => decided,
      actorName: callerOf(context).name,
      changes: {
        ...(decided.event === 'answerPendency' ? { pendencyAnswer: reason } : {}),
        ...decisionOf(decided, conditions),
      },
    },
    context,
  );
  return describeMoved(moved, context);
};
