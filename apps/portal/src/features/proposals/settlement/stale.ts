/** What an act after the contract makes stale. */
export const stale = ['readSettlement', 'readProposal', 'listProposals', 'readProposalDesk'] as const;
