import type { Viewer } from '../access/viewer.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { OfferState } from './credit-offer.ts';
import type { ProposalStatus } from './statuses.ts';

/** Days within which a contract made at a distance may be withdrawn from (Consumer Code, article 49). */
export const withdrawalDays = 7;

/** How far a signature or a selfie is; NONE before it was requested. */
export type ProgressStatus = 'NONE' | 'IN_PROGRESS' | 'COMPLETED';

/** Work behind a status has failed, and somebody must look at it; or a person has given it up. */
export type WorkStop = 'failed' | 'given-up';

/** Who has blocked a proposal: the dealer's side, or the provider's people. */
export type BlockSide = 'dealer' | 'provider';

/** What a proposal says of itself and of the request at hand. */
type OwnFacts = {
  readonly status: ProposalStatus;
  /** A blocked proposal accepts no event but unblock. */
  readonly blocked: boolean;
  /** Whose side has blocked it; null while it is not blocked. */
  readonly blockedBy: BlockSide | null;
  /** What is missing or wrong in the data to be sent: client, vehicle, seller. Paths as the form knows them. */
  readonly sendProblems: readonly FieldProblem[];
  /** Who is two people in the proposal (SEL004). Paths as the form knows them. */
  readonly samePersonProblems: readonly FieldProblem[];
  /** The terms go beyond those that the credit was approved for. */
  readonly goesBeyondApproval: boolean;
  /** The credit decision (SRS) no longer stands. */
  readonly srsExpired: boolean;
  /** Who took the credit decision; null for the engine or when there is none. */
  readonly creditDecidedBy: string | null;
  /** A decision by hand waits for a second person. */
  readonly hasFirstDecision: boolean;
  /** The credit engine knows the analysis that the decision stands on, and can say whether its conditions are met. */
  readonly isDecidedByEngine: boolean;
  /** The dealer says that the conditions are met, and nobody has decided on it yet. */
  readonly conditionsPresented: boolean;
  /** What the approval offers in place of what was asked for. */
  readonly offer: OfferState;
  /** The approval has conditions in words. */
  readonly hasConditions: boolean;
  /** What became of the work behind the status, where it does not go on by itself. */
  readonly stop: WorkStop | null;
  /** Reason given with the request at hand. */
  readonly reason?: string | null;
};

/** What stands in other tables than the proposal's own. Guards name those that they look at; no others are read. */
export type StoredFacts = {
  /** The client's authorisation to consult the credit registry and the privacy notice are recorded. */
  readonly consentRecorded: boolean;
  /** The price table behind the figures no longer stands. */
  readonly tableExpired: boolean;
  /** The figures charge a registration fee that the client does not owe, or leave out one that he owes. */
  readonly registrationFeeChanged: boolean;
  /** What a contract still wants (chassis, documents that come before it), where one can be asked for. */
  readonly contractProblems: readonly FieldProblem[];
  /** Who had said first what a second person then decided; null where nobody had. */
  readonly creditFirstDecidedBy: string | null;
  readonly isElectronicSignature: boolean;
  readonly signature: ProgressStatus;
  readonly signedPaperUploaded: boolean;
  readonly selfie: ProgressStatus;
  /** A lien is noted on the vehicle, and its note has not lapsed. */
  readonly lienRegistered: boolean;
  /** The dealer is being paid, or nobody knows whether he was. */
  readonly paymentUnderWay: boolean;
  /** Days from the signature of the contract at a distance to today; null: it was not signed so. */
  readonly daysSinceContract: number | null;
  /** The client has withdrawn from the contract that stands. */
  readonly withdrawn: boolean;
};

/** Name of a fact that stands in another table. */
export type StoredFactName = keyof StoredFacts;

/** What the machine knows of a proposal: of what stands in other tables, that which was read. */
export type ProposalFacts = OwnFacts & Partial<StoredFacts>;

/** What a guard sees that names what it looks at. */
export type FactsWith<Name extends StoredFactName> = OwnFacts & Pick<StoredFacts, Name>;

/** What a change of the data (not of the status) looks at. */
export type EditFacts = Pick<ProposalFacts, 'status' | 'blocked'>;

/** In what part somebody moves a proposal. */
export type ActorKind = 'dealer' | 'representante' | 'finance' | 'admin-internal' | 'credit-engine' | 'system';

/** Who moves a proposal. */
export type ProposalActor = { readonly kind: ActorKind; readonly userId: string | null };

/**
 * The part a viewer has in proposals; null for who may only look. Dealer staff need the permission `createPropose`.
 */
export function proposalActor(viewer: Viewer): ProposalActor | null {
  const { role, userId } = viewer;
  if (role === 'fi-manager' || role === 'sales-manager' || role === 'seller') {
    return viewer.permissions.createPropose ? { kind: 'dealer', userId } : null;
  }
  if (role === 'representante' || role === 'finance' || role === 'admin-internal') return { kind: role, userId };
  return null;
}
