import type { Viewer } from '../access/viewer.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import type { OfferState } from './credit-offer.ts';
import type { ProposalStatus } from './statuses.ts';

/** Days within which the client may withdraw from a contract made remotely (Consumer Code, article 49). */
export const withdrawalDays = 7;

/** The progress of a signature or a selfie; NONE before it was requested. */
export const progressStatuses = ['NONE', 'IN_PROGRESS', 'COMPLETED'] as const;
export type ProgressStatus = (typeof progressStatuses)[number];

/** Work behind a status has failed and needs the support; or an operator has given it up. */
export type WorkStop = 'failed' | 'given-up';

/** The side that has blocked a proposal: the dealer's, or the provider's. */
export type BlockSide = 'dealer' | 'provider';

/** Facts of the proposal itself and of the current request. */
type OwnFacts = {
  readonly status: ProposalStatus;
  /** A blocked proposal accepts no event but unblock. */
  readonly blocked: boolean;
  /** The side that has blocked it; null while it is not blocked. */
  readonly blockedBy: BlockSide | null;
  /** The missing or invalid data for sending: client, vehicle, seller. Paths as in the form. */
  readonly sendProblems: readonly FieldProblem[];
  /** Persons with two incompatible roles in the proposal (SEL004). Paths as in the form. */
  readonly samePersonProblems: readonly FieldProblem[];
  /** The terms exceed the approved ones. */
  readonly goesBeyondApproval: boolean;
  /** The credit decision (SRS) has expired. */
  readonly srsExpired: boolean;
  /** Who took the credit decision; null for the engine or when there is none. */
  readonly creditDecidedBy: string | null;
  /** A manual decision waits for a second user. */
  readonly hasFirstDecision: boolean;
  /** The credit engine knows the analysis behind the decision, and can check its conditions. */
  readonly isDecidedByEngine: boolean;
  /** The dealer has presented the conditions as met, and it is undecided. */
  readonly conditionsPresented: boolean;
  /** The state of the approval's offer in place of the request. */
  readonly offer: OfferState;
  /** The approval has textual conditions. */
  readonly hasConditions: boolean;
  /** How the work behind the status has stopped, if it has. */
  readonly stop: WorkStop | null;
  /** Reason given with the current request. */
  readonly reason?: string | null;
  /** Reasons given with the current request for open items of the funding checklist, by their ids. */
  readonly exceptions?: Readonly<Record<string, string>>;
};

/** Facts from other tables than the proposal's own. Guards name those that they use; no others are read. */
export type StoredFacts = {
  /** The client's authorisation to consult the credit registry and the privacy notice are recorded. */
  readonly consentRecorded: boolean;
  /** The price table behind the figures has expired. */
  readonly tableExpired: boolean;
  /** The figures charge a registration fee that the client does not owe, or omit one that is owed. */
  readonly registrationFeeChanged: boolean;
  /** A request to exempt the client from the registration fee waits for its decision. */
  readonly exemptionWaiting: boolean;
  /**
   * The dealer's users who may send it: those with a certification valid today; null where the lender does not require
   * one.
   */
  readonly certifiedSenders: readonly string[] | null;
  /** What a contract still requires (chassis, preceding documents), where one can be requested. */
  readonly contractProblems: readonly FieldProblem[];
  /** The first of two deciding users; null where there was none. */
  readonly creditFirstDecidedBy: string | null;
  readonly isElectronicSignature: boolean;
  readonly signature: ProgressStatus;
  /** Who refused to sign the contract in force, while no new signature is requested. */
  readonly signatureRefusal: { readonly name: string; readonly reason: string | null } | null;
  readonly signedPaperUploaded: boolean;
  readonly selfie: ProgressStatus;
  /** How many signals of fraud wait for a review. */
  readonly openFraudSignals: number;
  /** Items of the funding checklist that are not done, and that no other guard requires (`openFundingItems`). */
  readonly openFundingItems: readonly string[];
  /** A lien is registered on the vehicle, and has not lapsed. */
  readonly lienRegistered: boolean;
  /** The dealer's payment is in transit, or its outcome is unknown. */
  readonly paymentUnderWay: boolean;
  /** Days from the remote signature of the contract to today; null: it was not signed remotely. */
  readonly daysSinceContract: number | null;
  /** The client has withdrawn from the contract in force. */
  readonly withdrawn: boolean;
};

/** Name of a fact from another table. */
export type StoredFactName = keyof StoredFacts;

/** The facts that the machine knows of a proposal: of those from other tables, the ones that were read. */
export type ProposalFacts = OwnFacts & Partial<StoredFacts>;

/** The facts for a guard that names those it uses. */
export type FactsWith<Name extends StoredFactName> = OwnFacts & Pick<StoredFacts, Name>;

/** The facts for a change of the data (not of the status). */
export type EditFacts = Pick<ProposalFacts, 'status' | 'blocked'>;

/** The role in which an actor moves a proposal. */
export type ActorKind =
  | 'dealer'
  | 'representante'
  | 'finance'
  | 'admin-internal'
  | 'credit-engine'
  | 'system'
  /** without an account, at their own page */
  | 'client';

/** Who moves a proposal. */
export type ProposalActor = { readonly kind: ActorKind; readonly userId: string | null };

/** A client, or another signatory, at their own page. */
export const clientActor = { kind: 'client', userId: null } as const satisfies ProposalActor;

/** A viewer's role in proposals; null for read-only viewers. Dealer staff need the permission `createPropose`. */
export function proposalActor(viewer: Viewer): ProposalActor | null {
  const { role, userId } = viewer;
  if (role === 'fi-manager' || role === 'sales-manager' || role === 'seller') {
    return viewer.permissions.createPropose ? { kind: 'dealer', userId } : null;
  }
  if (role === 'representante' || role === 'finance' || role === 'admin-internal') return { kind: role, userId };
  return null;
}
