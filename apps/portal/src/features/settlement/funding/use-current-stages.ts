import { contractStatuses, waitingPartOf } from '@estrada/domain/proposals/index';
import type { FundingStage } from '@estrada/domain/settlement/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { useSession } from '@estrada/web/session/use-session.ts';
import { useSettlement } from '../settlement-panel.tsx';

/** The stage whose section is open while a proposal is in a status. */
const stageOf: Readonly<Record<string, FundingStage>> = { AF: 'contract', PU: 'signature' };

/**
 * The stages whose sections are open on the page: the one that the proposal is in, and the documents while they wait for
 * the reader. None before they are known. From the activation on, the next step has all that is left to do, and the
 * section from the contract to the payment is folded.
 */
export function useCurrentStages(proposal: ProposalRef & Pick<ProposalDetail, 'status'>): readonly FundingStage[] {
  const { viewer } = useSession();
  const { data } = useSettlement(proposal.id, proposal.version);
  if (!data) return [];
  const stage = stageOf[proposal.status];
  const own = viewer && waitingPartOf(viewer);
  const hasContract = contractStatuses.some((status) => status === proposal.status);
  // a counter-offer is answered first
  const areDocumentsLater = proposal.status === 'APC' || (hasContract && own === 'dealer');
  const areDocumentsDue =
    own !== null &&
    !areDocumentsLater &&
    data.checklist.some(({ stage: of, owner }) => of === 'documents' && owner === own);
  return [...(stage ? [stage] : []), ...(areDocumentsDue ? (['documents'] as const) : [])];
}
