import { byDealerSide, inStatuses, notBlocked } from '../../proposals/checks.ts';
import type { EditFacts, ProposalActor } from '../../proposals/proposal-facts.ts';
import { actsOf } from '../../state-machines/acts.ts';
import { type EnvelopeStatus, openEnvelopeStatuses } from './envelope.ts';

/** What asking for signatures looks at. */
export type SignatureFacts = EditFacts & {
  /** of the last envelope of the contract that holds; null: none was asked for */
  readonly envelope: EnvelopeStatus | null;
  readonly isEsignOn: boolean;
  /** the papers of the contract that holds are there */
  readonly isContractReady: boolean;
};

const isOut = ({ envelope }: SignatureFacts): boolean => envelope !== null && openEnvelopeStatuses.includes(envelope);

/** Sending the papers of a contract out to be signed, calling them back, reminding signers or handing a link out. */
export const signatureActs = actsOf<SignatureFacts, ProposalActor>()({
  request: [
    notBlocked,
    byDealerSide,
    inStatuses('PU'),
    ['PRS015', ({ isEsignOn }) => isEsignOn],
    ['PRS016', ({ isContractReady }) => isContractReady],
    // one is out, or all is signed
    ['PRS014', (facts) => facts.envelope !== 'COMPLETED' && !isOut(facts)],
  ],
  cancel: [notBlocked, byDealerSide, ['PRS017', isOut]],
  // the partner must have given the links, and somebody must be yet to sign
  remind: [notBlocked, byDealerSide, ['PRS017', ({ envelope }) => envelope === 'IN_PROGRESS']],
});
