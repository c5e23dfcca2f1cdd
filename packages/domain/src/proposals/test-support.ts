import { DomainError } from '../errors/domain-error.ts';
import type { ActorKind, FactsWith, StoredFactName } from './proposal-facts.ts';
import type { ProposalStatus } from './statuses.ts';

export const actor = (kind: ActorKind, userId: string | null = 'u1') => ({ kind, userId });
/** Facts under which every guard of every move can hold, except for the expiry ones. */
export function facts(
  status: ProposalStatus,
  changes: Partial<FactsWith<StoredFactName>> = {},
): FactsWith<StoredFactName> {
  return {
    status,
    blocked: false,
    blockedBy: null,
    sendProblems: [],
    consentRecorded: true,
    samePersonProblems: [],
    registrationFeeChanged: false,
    exemptionWaiting: false,
    certifiedSenders: null,
    contractProblems: [],
    tableExpired: false,
    goesBeyondApproval: false,
    srsExpired: false,
    isElectronicSignature: true,
    signature: 'COMPLETED',
    signatureRefusal: null,
    signedPaperUploaded: false,
    selfie: 'COMPLETED',
    openFraudSignals: 0,
    openFundingItems: [],
    lienRegistered: true,
    paymentUnderWay: false,
    creditDecidedBy: null,
    creditFirstDecidedBy: null,
    hasFirstDecision: false,
    isDecidedByEngine: false,
    conditionsPresented: false,
    offer: 'none',
    hasConditions: true,
    stop: null,
    daysSinceContract: 3,
    withdrawn: false,
    reason: 'Pedido do cliente',
    ...changes,
  };
}
/** The refusal thrown by a decision. */
export function refusal(decide: () => unknown): DomainError {
  try {
    decide();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

/** The refusal of an act that its actor may not perform. */
export const isNotAllowed = { code: 'SEC004', reason: 'not-allowed' };
