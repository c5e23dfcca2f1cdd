import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, freshAnalysis, lockProposal, moveProposal } from './move-proposal.ts';

/** Restarts the analysis of a decided proposal from the beginning: nothing of the earlier analysis remains. */
export const reanalyse: UseCase<typeof endpoints.reanalyseProposal, WriteContext> = async (
  { params, body },
  context,
) => {
  const moved = await moveProposal(
    {
      proposal: await lockProposal(params.id, body.version, context),
      event: 'reanalyse',
      actor: actorOf(context),
      actorName: callerOf(context).name,
      reason: body.reason ?? null,
      changes: freshAnalysis,
    },
    context,
  );
  return describeProposal(moved, context);
};
