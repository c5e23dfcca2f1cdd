import type { ProposalSelfies } from '@estrada/endpoints/index';

/** The selfie of one signer. */
export type PersonOfSelfie = ProposalSelfies['signers'][number];
