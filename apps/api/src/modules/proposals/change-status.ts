import { DomainError } from '@estrada/domain/errors/index';
import type { ProposalEvent } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, lockAtVersion, moveProposal } from './move-proposal.ts';

/** A move by hand, named by the status it wants to reach; where the proposal stands tells which event that is. */
export const changeStatus: UseCase<typeof endpoints.changeProposalStatus, WriteContext> = async (
  { params, body },
  context,
) => {
  const proposal = await lockAtVersion(params.id, body.version, context);
  const event = eventFor(proposal.status, params.status);
  if (event === 'answerPendency' && !body.reason?.trim())
    throw new DomainError('DOM002', { fields: [{ path: 'reason', key: 'required' }] });
  const moved = await moveProposal(
    {
      proposal,
      event,
      actor: actorOf(context),
      actorName: callerOf(context).name,
      reason: body.reason ?? null,
      changes: {
        ...(event === 'answerPendency' ? { pendencyAnswer: body.reason!.trim() } : {}),
        ...(event === 'decide.APC' ? { conditions: body.conditions ?? [] } : {}),
      },
    },
    context,
  );
  return describeProposal(moved, context);
};

function eventFor(from: string, to: string): ProposalEvent {
  if (to === 'NU') return from === 'WO' || from === 'RA' ? 'delete' : 'cancel';
  if (to === 'PD') return 'answerPendency';
  return `decide.${to as 'AP' | 'APC' | 'DC' | 'RA' | 'HLD'}`;
}
