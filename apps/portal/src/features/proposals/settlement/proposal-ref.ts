import type { ProposalDetail } from '@estrada/endpoints/index';

/** A proposal as its acts after the contract name it. */
export type ProposalRef = Pick<ProposalDetail, 'id' | 'number' | 'version'>;
