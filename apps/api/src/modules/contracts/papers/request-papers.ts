import { paperEventIn } from '@estrada/domain/contracts/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { ProposalStatus } from '@estrada/domain/proposals/index';
import type { ContractPapers, endpoints } from '@estrada/endpoints/index';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { actorOf, lockProposal, moveProposal, proposalInReach } from '../../proposals/index.ts';
import { describePapers } from './describe-papers.ts';

/**
 * @throws DomainError as `transition`; PRS007 where there is no paper to request; DOM002 for a new contract without a
 * reason
 */
async function requestPapers(
  { id, version, reason = '' }: { id: string; version: number; reason?: string | undefined },
  context: WriteContext,
): Promise<ContractPapers> {
  const actor = actorOf(context);
  const proposal = await lockProposal(id, version, context);
  const event = paperEventIn(proposal.status as ProposalStatus);
  if (!event) throw new DomainError('PRS007');
  // the previous contract, possibly printed already, becomes void: the reason must be on record
  if (event === 'regenerateContracts' && !reason.trim())
    throw new DomainError('DOM002', { fields: [{ path: 'reason', key: 'reason.required' }] });
  const moved = await moveProposal(
    { proposal, event, actor, actorName: callerOf(context).name, reason: reason || null },
    context,
  );
  return describePapers(moved, context);
}

/** The papers of a proposal; `createNew` requests them. */
export const readContractPapers: UseCase<typeof endpoints.readContractPapers, WriteContext> = async (
  { params: { id }, query: { createNew, isNonNegotiable, version } },
  context,
) => {
  if (!createNew) return describePapers(await proposalInReach(id, context), context, isNonNegotiable);
  if (version === undefined)
    throw new DomainError('DOM002', { fields: [{ path: 'version', key: 'version.required' }] });
  return requestPapers({ id, version }, context);
};

/** Requests the documents of an approved proposal, its contract, or a new one that replaces the current one. */
export const makeContractPapers: UseCase<typeof endpoints.makeContractPapers, WriteContext> = (
  { params: { id }, body },
  context,
) => requestPapers({ id, ...body }, context);
