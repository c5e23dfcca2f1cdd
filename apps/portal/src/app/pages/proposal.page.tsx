import type { ProposalStatus } from '@estrada/domain/proposals/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { ContractParts } from '../../features/contracts/contract-parts.tsx';
import { PapersPanel } from '../../features/contracts/papers/papers-panel.tsx';
import { DocumentsPanel } from '../../features/documents/panel/documents-panel.tsx';
import { SaleInsurances } from '../../features/insurance/sale-panel.tsx';
import { Page as ProposalPage } from '../../features/proposals/detail/proposal-detail.page.tsx';
import { hasEnded } from '../../features/proposals/state-sentences.ts';
import { isWithdrawn } from '../../features/proposals/status-badge.tsx';
import { NextStep } from '../../features/settlement/funding/next-step.tsx';
import { useCurrentStages } from '../../features/settlement/funding/use-current-stages.ts';
import { SettlementPanel } from '../../features/settlement/settlement-panel.tsx';
import { ProductChoicesPanel } from '../../features/simulation/menu/recorded-choices.tsx';

/** The page of one proposal, with the panels of the other features in the order in which a proposal reaches them. */
export function Page() {
  return (
    <ProposalPage
      progress={(proposal, now) => <NextStep proposal={proposal}>{now}</NextStep>}
      panels={(proposal) => <Panels proposal={proposal} />}
    />
  );
}

/** The sections of the other features: those of the current stage are open, the others one line each. */
function Panels({ proposal }: { proposal: ProposalDetail }) {
  const current = useCurrentStages(proposal);
  return (
    <>
      <DocumentsPanel
        proposalId={proposal.id}
        isCurrent={current.includes('documents')}
        proposalStatus={proposal.status as ProposalStatus}
      />
      <PapersPanel proposal={proposal} isCurrent={current.includes('contract')} isWithdrawn={isWithdrawn(proposal)} />
      <SettlementPanel
        proposal={proposal}
        contract={(part) => <ContractParts {...part} />}
        isCurrent={current.includes('signature')}
      />
      <SaleInsurances saleProposalId={proposal.id} isCurrent={false} hasEnded={hasEnded(proposal)} />
      <ProductChoicesPanel simulationId={proposal.simulationId} />
    </>
  );
}
