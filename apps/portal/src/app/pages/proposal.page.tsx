import { ContractParts } from '../../features/contracts/contract-parts.tsx';
import { PapersPanel } from '../../features/contracts/papers/papers-panel.tsx';
import { DocumentsPanel } from '../../features/documents/panel/documents-panel.tsx';
import { SaleInsurances } from '../../features/insurance/sale-panel.tsx';
import { Page as ProposalPage } from '../../features/proposals/detail/proposal-detail.page.tsx';
import { SettlementPanel } from '../../features/settlement/settlement-panel.tsx';
import { ProductChoicesPanel } from '../../features/simulation/menu/recorded-choices.tsx';

/** The page of one proposal, with the panels of the other features in the order in which a proposal reaches them. */
export function Page() {
  return (
    <ProposalPage
      panels={(proposal) => (
        <>
          <ProductChoicesPanel simulationId={proposal.simulationId} />
          <SaleInsurances saleProposalId={proposal.id} />
          <PapersPanel proposal={proposal} />
          <SettlementPanel proposal={proposal} contract={(part) => <ContractParts {...part} />} />
          <DocumentsPanel proposalId={proposal.id} />
        </>
      )}
    />
  );
}
