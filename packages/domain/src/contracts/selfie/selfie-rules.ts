import { byActors, inStatuses, notBlocked } from '../../proposals/checks.ts';
import type { EditFacts, ProposalActor } from '../../proposals/proposal-facts.ts';
import { actsOf } from '../../state-machines/acts.ts';
import type { SelfieStatus } from './selfie-status.ts';

/** The facts for the acts on a selfie. */
export type SelfieFacts = EditFacts & {
  readonly isEsignOn: boolean;
  /** papers of the contract in force are sent for signature, or signed */
  readonly isOut: boolean;
  /** of this person; null: none was requested */
  readonly selfie: SelfieStatus | null;
};

/** The states in which no other selfie is taken: it is done, or waits for a review. */
const submittedStatuses: readonly (SelfieStatus | null)[] = ['ACCEPTED', 'DOUBTFUL'];

/** Finance and the administration review selfies; sellers do not. */
const byReviewers = byActors('finance', 'admin-internal');

/** Requesting a selfie, reviewing a doubtful one, erasing one on request. */
export const selfieActs = actsOf<SelfieFacts, ProposalActor>()({
  request: [
    notBlocked,
    // a signatory starts it at their own page, without waiting for a request
    byActors('dealer', 'representante', 'client'),
    inStatuses('PU'),
    ['PRS015', ({ isEsignOn }) => isEsignOn],
    ['PRS017', ({ isOut }) => isOut],
    ['PRS018', ({ selfie }) => !submittedStatuses.includes(selfie)],
  ],
  review: [notBlocked, byReviewers, inStatuses('PU'), ['PRS019', ({ selfie }) => selfie === 'DOUBTFUL']],
  // a right of the person shown, in any state of the proposal
  erase: [byReviewers, ['PRS019', ({ selfie }) => selfie !== null && selfie !== 'REQUESTED' && selfie !== 'ERASED']],
});
