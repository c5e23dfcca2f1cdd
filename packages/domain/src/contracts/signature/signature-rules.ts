import { byDealerSide, inStatuses, notBlocked } from '../../proposals/checks.ts';
import type { EditFacts, ProposalActor } from '../../proposals/proposal-facts.ts';
import { actsOf } from '../../state-machines/acts.ts';
import { type EnvelopeStatus, openEnvelopeStatuses, signatureProgress } from './envelope.ts';

/** The facts for the acts on signatures. */
export type SignatureFacts = EditFacts & {
  /** of the last envelope of the contract in force; null: none was requested */
  readonly envelope: EnvelopeStatus | null;
  readonly isEsignOn: boolean;
  /** the papers of the contract in force are generated */
  readonly isContractReady: boolean;
};

const isOut = ({ envelope }: SignatureFacts): boolean => envelope !== null && openEnvelopeStatuses.includes(envelope);

/** Sending the papers of a contract for signature, cancelling them, reminding signatories, or opening their page at the desk. */
export const signatureActs = actsOf<SignatureFacts, ProposalActor>()({
  request: [
    notBlocked,
    byDealerSide,
    inStatuses('PU'),
    ['PRS015', ({ isEsignOn }) => isEsignOn],
    ['PRS016', ({ isContractReady }) => isContractReady],
    // one is pending, or all is signed
    ['PRS014', (facts) => facts.envelope !== 'COMPLETED' && !isOut(facts)],
  ],
  cancel: [notBlocked, byDealerSide, ['PRS017', isOut]],
  // the partner must have returned the links, and a signature must be pending
  // whoever has signed may still owe the selfie
  desk: [
    notBlocked,
    byDealerSide,
    inStatuses('PU'),
    ['PRS017', ({ envelope }) => signatureProgress(envelope) !== 'NONE'],
  ],
  remind: [notBlocked, byDealerSide, ['PRS017', ({ envelope }) => envelope === 'IN_PROGRESS']],
});
