import { byActors, byDealerSide, inStatuses, notBlocked } from '../../proposals/checks.ts';
import type { EditFacts, ProposalActor } from '../../proposals/proposal-facts.ts';
import { actsOf } from '../../state-machines/acts.ts';
import type { SelfieStatus } from './selfie-status.ts';

/** What the acts around a selfie look at. */
export type SelfieFacts = EditFacts & {
  readonly isEsignOn: boolean;
  /** papers of the contract that holds are out to be signed, or signed */
  readonly isOut: boolean;
  /** of this person; null: none was asked for */
  readonly selfie: SelfieStatus | null;
};

/** The states in which nobody takes another: it is done, or somebody has yet to look at it. */
const submittedStatuses: readonly (SelfieStatus | null)[] = ['ACCEPTED', 'DOUBTFUL'];

/** Finance and the administration look at selfies; who sells does not. */
const byReviewers = byActors('finance', 'admin-internal');

/** Asking somebody for a selfie, saying of a doubtful one whether it is accepted, erasing one on request. */
export const selfieActs = actsOf<SelfieFacts, ProposalActor>()({
  request: [
    notBlocked,
    byDealerSide,
    inStatuses('PU'),
    ['PRS015', ({ isEsignOn }) => isEsignOn],
    ['PRS017', ({ isOut }) => isOut],
    ['PRS018', ({ selfie }) => !submittedStatuses.includes(selfie)],
  ],
  review: [notBlocked, byReviewers, inStatuses('PU'), ['PRS019', ({ selfie }) => selfie === 'DOUBTFUL']],
  // a right of whom it shows: no state of the proposal stands against it
  erase: [byReviewers, ['PRS019', ({ selfie }) => selfie !== null && selfie !== 'REQUESTED' && selfie !== 'ERASED']],
});
