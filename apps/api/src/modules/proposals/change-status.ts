import { DomainError } from '@estrada/domain/errors/index';
import { type ProposalStatus, type ProposalTransition, transitionTo } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeMoved } from './describe-proposal.ts';
import { actorOf, lockProposal, moveProposal } from './move-proposal.ts';

/** What a decision by hand leaves on the proposal: nothing of an earlier one, and no end of its own. */
const decisionOf = ({ from, to, effects }: ProposalTransition, conditions: readonly string[]) => {
  if (!effects.includes('recordCreditDecision') || from === 'APC') return {};
  return { conditions: to === 'APC' ? [...conditions] : [], srsValidUntil: null };
};

/** A move by hand, named by the status it wants to reach; the domain knows which event that is for this person. */
export const changeStatus: UseCase<typeof endpoints.changeProposalStatus, WriteContext> = async (
  { params, body },
  context,
) => {
  const target: ProposalStatus = params.status;
  const conditions = (body.conditions ?? []).filter(Boolean);
  const moved = await moveProposal(
    {
      proposal: await lockProposal(params.id, body.version, context),
      event: (facts, actor) => {
        const decided = transitionTo(target, facts, actor);
        if (decided.to === 'APC' && conditions.length === 0)
          throw new DomainError('DOM002', { fields: [{ path: 'conditions', key: 'required' }] });
        return decided;
      },
      actor: actorOf(context),
      actorName: callerOf(context).name,
      reason: body.reason ?? null,
      changes: (decided) => ({
        ...(decided.event === 'answerPendency' ? { pendencyAnswer: body.reason ?? null } : {}),
        ...decisionOf(decided, conditions),
      }),
    },
    context,
  );
  return describeMoved(moved, context);
};
