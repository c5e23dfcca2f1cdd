import { type ProposalStatus, transitionTo } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeMoved } from './describe-proposal.ts';
import { actorOf, lockProposal, moveProposal } from './move-proposal.ts';

/** A move by hand, named by the status it wants to reach; the domain knows which event that is for this person. */
export const changeStatus: UseCase<typeof endpoints.changeProposalStatus, WriteContext> = async (
  { params, body },
  context,
) => {
  const target: ProposalStatus = params.status;
  const moved = await moveProposal(
    {
      proposal: await lockProposal(params.id, body.version, context),
      event: (facts, actor) => transitionTo(target, facts, actor),
      actor: actorOf(context),
      actorName: callerOf(context).name,
      reason: body.reason ?? null,
      changes: ({ event, to }) => ({
        ...(event === 'answerPendency' ? { pendencyAnswer: body.reason ?? null } : {}),
        ...(to === 'APC' ? { conditions: body.conditions ?? [] } : {}),
      }),
    },
    context,
  );
  return describeMoved(moved, context);
};
