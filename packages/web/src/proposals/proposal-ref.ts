import type { ProposalDetail } from '@estrada/endpoints/index';

/** A proposal for its acts after the contract. */
export type ProposalRef = Pick<ProposalDetail, 'id' | 'number' | 'version'>;

/** The reads that an act after the contract makes stale. */
export const staleReads = ['readSettlement', 'readProposal', 'listProposals', 'readProposalDesk'] as const;

/** The acts on a proposal whose dialog an address of its page opens, such as `#block`: the palette links to them. */
export const addressedActs = [
  'decide',
  'decideConditions',
  'changeStatus',
  'reanalyse',
  'block',
  'unblock',
  'cancel',
  'delete',
] as const satisfies readonly (keyof ProposalDetail['can'])[];
