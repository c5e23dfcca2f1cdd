import { DomainError } from '@estrada/domain/errors/index';
import { blockActs, blockSideOf, type ProposalStatus } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, lockProposal } from './move-proposal.ts';
import { appendAct, updateProposal } from './proposals.repository.ts';
import { resumeWork } from './resume-work.ts';

/** Blocks or unblocks a proposal: unblocking restarts the work behind its status, which the block had paused. */
export const blockProposal: UseCase<typeof endpoints.blockProposal, WriteContext> = async (
  { params, query, body },
  context,
) => {
  const { name } = callerOf(context);
  const actor = actorOf(context);
  const blocks = requestedBlock(query.blocked, body.blocked);
  const proposal = await lockProposal(params.id, body.version, context);
  const { status, blocked, blockedBy } = proposal;
  blockActs.assert(blocks ? 'block' : 'unblock', { status: status as ProposalStatus, blocked, blockedBy }, actor);
  const reason = body.reason || null;
  if (blocks && !reason) throw new DomainError('DOM002', { fields: [{ path: 'reason', key: 'reason.required' }] });
  const changes = {
    blocked: blocks,
    blockedBy: blocks ? blockSideOf(actor) : null,
    version: proposal.version + 1,
    waitingSince: context.now,
    changedByName: name,
    updatedAt: context.now,
  };
  const event = blocks ? 'block' : 'unblock';
  await updateProposal(context.db, proposal.id, changes);
  await appendAct(proposal, { event, reason }, context);
  context.audit({
    action: `proposal.${event}`,
    entity: 'proposal',
    entityId: proposal.id,
    before: { blocked, version: proposal.version },
    after: { blocked: blocks, version: changes.version, reason },
  });
  if (!blocks) await resumeWork(proposal, context);
  return describeProposal({ ...proposal, ...changes }, context);
};

/** @throws DomainError DOM002 at `blocked`: stated nowhere, or differently in query and body */
function requestedBlock(inQuery: 'true' | 'false' | undefined, inBody: boolean | undefined): boolean {
  const fromQuery = inQuery === undefined ? undefined : inQuery === 'true';
  const blocked = inBody ?? fromQuery;
  if (blocked === undefined) throw new DomainError('DOM002', { fields: [{ path: 'blocked', key: 'required' }] });
  if (fromQuery !== undefined && fromQuery !== blocked)
    throw new DomainError('DOM002', { fields: [{ path: 'blocked', key: 'value.notAllowed' }] });
  return blocked;
}
