import { DomainError, notAllowed } from '../../errors/domain-error.ts';
import type { EditFacts, ProposalActor } from '../../proposals/proposal-facts.ts';
import { type EnvelopeStatus, openEnvelopeStatuses } from './envelope.ts';

/** What asking for signatures looks at. */
export type SignatureFacts = EditFacts & {
  /** of the last envelope of the contract that holds; null: none was asked for */
  readonly envelope: EnvelopeStatus | null;
  readonly isEsignOn: boolean;
  /** the papers of the contract that holds are there */
  readonly isContractReady: boolean;
};

function assertDealerSide({ blocked }: EditFacts, { kind }: ProposalActor): void {
  if (blocked) throw new DomainError('PRS002');
  if (kind !== 'dealer' && kind !== 'representante') throw notAllowed();
}

/**
 * Refuses to send the papers of a contract out to be signed.
 *
 * @throws DomainError PRS002 blocked; not allowed (SEC004) beyond the dealer's side; PRS006 outside PU; PRS015 switched off; PRS016
 *   while there are no papers; PRS014 while an envelope is out, or once all is signed
 */
export function assertMayRequestSignature(facts: SignatureFacts, actor: ProposalActor): void {
  assertDealerSide(facts, actor);
  if (facts.status !== 'PU') throw new DomainError('PRS006');
  if (!facts.isEsignOn) throw new DomainError('PRS015');
  if (!facts.isContractReady) throw new DomainError('PRS016');
  const { envelope } = facts;
  if (envelope !== null && (envelope === 'COMPLETED' || openEnvelopeStatuses.includes(envelope)))
    throw new DomainError('PRS014');
}

/**
 * Refuses to call back what is out to be signed.
 *
 * @throws DomainError PRS002, SEC004 as above; PRS017 where nothing is out
 */
export function assertMayCancelSignature(facts: SignatureFacts, actor: ProposalActor): void {
  assertDealerSide(facts, actor);
  if (facts.envelope === null || !openEnvelopeStatuses.includes(facts.envelope)) throw new DomainError('PRS017');
}

/**
 * Refuses to remind signers, or to hand a link out: the partner must have given the links, and somebody must be yet to sign.
 *
 * @throws DomainError PRS002, SEC004 as above; PRS017 where nobody is waited for
 */
export function assertMayRemindSigner(facts: SignatureFacts, actor: ProposalActor): void {
  assertDealerSide(facts, actor);
  if (facts.envelope !== 'IN_PROGRESS') throw new DomainError('PRS017');
}

/** Whether somebody may do it now. @param assert one of the above */
export function maySign(
  assert: (facts: SignatureFacts, actor: ProposalActor) => void,
  facts: SignatureFacts,
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
