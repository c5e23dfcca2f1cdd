import { isSameSale } from '@estrada/domain/contracts/index';
import type { SimulationItem, SimulationRequest } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { saveLoan } from '../contracts/contracts.repository.ts';
import { type ProposalRecord, updateProposal } from '../proposals.repository.ts';
import { soldProducts } from './vap-exemption-facts.ts';

/**
 * Keeps the term that the redone figures of a proposal come from. Products or premiums that are others than before were confirmed by
 * nobody: the exemption goes back with them.
 *
 * @param options.isExemptionSaid who redoes them has said whether it is exempt, and that stands
 * @returns what has changed of the proposal
 */
export async function saveRecalculatedLoan(
  proposal: ProposalRecord,
  { item, request }: { item: SimulationItem; request: SimulationRequest },
  context: WriteContext,
  { isExemptionSaid = false }: { isExemptionSaid?: boolean } = {},
): Promise<Partial<ProposalRecord>> {
  const before = await soldProducts(context.db, proposal.id);
  await saveLoan(context.db, proposal.id, item, request);
  if (!proposal.vapExemptionApplied || isExemptionSaid) return {};
  const after = await soldProducts(context.db, proposal.id);
  if (isSameSale(before, after)) return {};
  await updateProposal(context.db, proposal.id, { vapExemptionApplied: false });
  context.audit({
    action: 'proposal.vapExemption.lapse',
    entity: 'proposal',
    entityId: proposal.id,
    before: { vapExemptionApplied: true, productCount: before.length },
    after: { vapExemptionApplied: false, productCount: after.length },
  });
  return { vapExemptionApplied: false };
}
