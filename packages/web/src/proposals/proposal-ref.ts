import type { ProposalDetail } from '@estrada/endpoints/index';

/** A proposal as its acts after the contract name it. */
export type ProposalRef = Pick<ProposalDetail, 'id' | 'number' | 'version'>;

/** The calls whose answers an act after the contract makes stale. */
export const staleReads = ['readSettlement', 'readProposal', 'listProposals', 'readProposalDesk'] as const;
