import type { ProposalDetail } from '@estrada/endpoints/index';

/** A proposal for its acts after the contract. */
export type ProposalRef = Pick<ProposalDetail, 'id' | 'number' | 'version'>;

/** The reads that an act after the contract makes stale. */
export const staleReads = ['readSettlement', 'readProposal', 'listProposals', 'readProposalDesk'] as const;
