import type { ProposalSelfies } from '@estrada/endpoints/index';

/** The selfie of one who signs. */
export type PersonOfSelfie = ProposalSelfies['signers'][number];
