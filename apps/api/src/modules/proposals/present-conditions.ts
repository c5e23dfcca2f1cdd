import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, lockProposal, moveProposal } from './move-proposal.ts';

/**
 * Submits the dealer's answer to the conditions for a check: by the credit engine where it decided, else by finance.
 */
export const presentConditions: UseCase<typeof endpoints.presentProposalConditions, WriteContext> = async (
  { params, body },
  context,
) => {
  const moved = await moveProposal(
    {
      proposal: await lockProposal(params.id, body.version, context),
      event: 'presentConditions',
      actor: actorOf(context),
      actorName: callerOf(context).name,
      reason: body.reason ?? null,
      changes: { conditionsAnswer: body.reason ?? null },
    },
    context,
  );
  return describeProposal(moved, context);
};
