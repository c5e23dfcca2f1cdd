import { DomainError, notAllowed } from '../../errors/domain-error.ts';
import type { EditFacts, ProposalActor } from '../../proposals/proposal-facts.ts';
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

/**
 * Refuses to ask somebody for a selfie.
 *
 * @throws DomainError PRS002 blocked; not allowed (SEC004) beyond the dealer’s side; PRS006 outside PU; PRS015 where the contract is
 *   signed on paper; PRS017 while nothing is out to be signed; PRS018 where there is one
 */
export function assertMayRequestSelfie(facts: SelfieFacts, { kind }: ProposalActor): void {
  if (facts.blocked) throw new DomainError('PRS002');
  if (kind !== 'dealer' && kind !== 'representante') throw notAllowed();
  if (facts.status !== 'PU') throw new DomainError('PRS006');
  if (!facts.isEsignOn) throw new DomainError('PRS015');
  if (!facts.isOut) throw new DomainError('PRS017');
  if (submittedStatuses.includes(facts.selfie)) throw new DomainError('PRS018');
}

/**
 * Refuses to say of a doubtful selfie whether it is accepted.
 *
 * @throws DomainError PRS002 blocked; not allowed (SEC004) for who sells; PRS006 outside PU; PRS019 where none is doubtful
 */
export function assertMayReviewSelfie(facts: SelfieFacts, { kind }: ProposalActor): void {
  if (facts.blocked) throw new DomainError('PRS002');
  if (kind !== 'finance' && kind !== 'admin-internal') throw notAllowed();
  if (facts.status !== 'PU') throw new DomainError('PRS006');
  if (facts.selfie !== 'DOUBTFUL') throw new DomainError('PRS019');
}

/**
 * Refuses to erase a selfie on request. A right of whom it shows: no state of the proposal stands against it.
 *
 * @throws DomainError not allowed (SEC004) for who sells; PRS019 where there is none
 */
export function assertMayEraseSelfie({ selfie }: SelfieFacts, { kind }: ProposalActor): void {
  if (kind !== 'finance' && kind !== 'admin-internal') throw notAllowed();
  if (selfie === null || selfie === 'REQUESTED' || selfie === 'ERASED') throw new DomainError('PRS019');
}

/** Whether somebody may do it now. @param assert one of the above */
export function mayWithSelfie(
  assert: (facts: SelfieFacts, actor: ProposalActor) => void,
  facts: SelfieFacts,
  actor: ProposalActor | null,
): boolean {
  if (actor === null) return false;
  try {
    assert(facts, actor);
    return true;
  } catch {
    return false;
  }
}
