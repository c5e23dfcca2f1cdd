import { type ProposalStatus, repurchaseActs } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeProposal } from './describe-proposal.ts';
import { actorOf, lockProposal } from './move-proposal.ts';
import { appendAct, updateProposal } from './proposals.repository.ts';

/**
 * Stores the conditions of a proposal's guaranteed repurchase. The amount is that of the final instalment, and not
 * entered.
 */
export const updateRepurchase: UseCase<typeof endpoints.updateRepurchase, WriteContext> = async (
  { params, body: { version, notes, ...terms } },
  context,
) => {
  const { name } = callerOf(context);
  const actor = actorOf(context);
  const proposal = await lockProposal(params.id, version, context);
  const { status, blocked, financeTypeId } = proposal;
  const hasTerms = proposal.repurchase !== null;
  repurchaseActs.assert('update', { status: status as ProposalStatus, blocked, financeTypeId, hasTerms }, actor);
  const repurchase = { ...terms, notes: notes || null };
  const changes = { repurchase, version: version + 1, changedByName: name, updatedAt: context.now };
  await updateProposal(context.db, proposal.id, changes);
  await appendAct(proposal, { event: 'repurchase' }, context);
  context.audit({
    action: 'proposal.repurchase',
    entity: 'proposal',
    entityId: proposal.id,
    before: { ...proposal.repurchase, version },
    after: { ...repurchase, version: changes.version },
  });
  return describeProposal({ ...proposal, ...changes }, context);
};
