import type { Move } from '../state-machines/machine.ts';
import type { GuardName } from './proposal.guards.ts';
import type { ProposalEffect } from './proposal-effects.ts';
import type { ActorKind } from './proposal-facts.ts';
import type { ProposalStatus } from './statuses.ts';

/** The possible decisions of the credit engine or finance on a proposal under analysis. */
export type CreditDecision = 'AP' | 'APC' | 'DC' | 'RA' | 'HLD';

/** The events of a proposal. */
export type ProposalEvent =
  | 'send'
  | 'delete'
  | 'startAnalysis'
  | `decide.${CreditDecision}`
  | 'answerPendency'
  | 'presentConditions'
  | 'applyOffer'
  | 'conditions.met'
  | 'conditions.returned'
  | 'conditions.rejected'
  | 'reanalyse'
  | 'reopenByReview'
  | 'requestDocuments'
  | 'confirmTable'
  | 'expireTable'
  | 'generateContracts'
  | 'regenerateContracts'
  | 'rectify'
  | 'rectifyValues'
  | 'expire'
  | 'activate'
  | 'confirmActivation'
  | 'refuseActivation'
  | 'resendPayment'
  | 'sendPayment'
  | 'confirmPayment'
  | 'confirmPaymentManually'
  | 'returnPayment'
  | 'cancel'
  | 'withdraw'
  | 'recordWithdrawal';

/** One row of the table. */
export type ProposalMove = Move<ProposalStatus, ProposalEvent, ActorKind, GuardName, ProposalEffect>;

const analysts = ['credit-engine', 'finance'] as const;
/** The effects that undo a contract. */
export const undoContract = ['voidContract', 'cancelSignatures', 'cancelSelfies', 'releaseLien'] as const;
/** A contract requires a table and a decision in force, the approved terms, and complete documents. */
const contractable = ['tableInForce', 'decisionInForce', 'termsApproved', 'readyForContracts'] as const;
const underAnalysis = ['PD', 'HLD'] as const;
const decided = ['recordCreditDecision'] as const;
/** A refused or returned sale holds its coupon or voucher for thirty days, in which it may be sent again. */
export const returned = ['releaseDiscountLater'] as const;
const decidedAgainst = [...decided, ...returned] as const;
/** Paid: the use of the coupon or voucher counts. */
const paid = ['countDiscount', 'sendWelcomeLetter'] as const;
/** Every decision but an approval requires a reason, from users and from the engine. */
const because = ['reasonGiven'] as const;

/** Every move of a sales proposal. All others are refused. */
export const proposalTable: readonly ProposalMove[] = [
  {
    from: ['WO', 'RA'],
    event: 'send',
    to: 'SU',
    actors: ['dealer', 'representante'],
    guards: [
      'registrationComplete',
      'consentRecorded',
      'distinctCpfs',
      'simulationInForce',
      'registrationFeeAsShown',
      'exemptionDecided',
      'senderCertified',
    ],
    effects: ['reserveDiscount', 'requestAnalysis'],
  },
  {
    from: ['WO', 'RA'],
    event: 'delete',
    to: 'NU',
    actors: ['dealer'],
    effects: ['endExemptionRequest', 'releaseDiscount'],
  },

  { from: ['SU'], event: 'startAnalysis', to: 'PD', actors: ['credit-engine'] },
  { from: underAnalysis, event: 'decide.AP', to: 'AP', actors: analysts, effects: decided },
  { from: underAnalysis, event: 'decide.APC', to: 'APC', actors: analysts, effects: decided },
  {
    from: underAnalysis,
    event: 'decide.DC',
    to: 'DC',
    actors: analysts,
    guards: because,
    effects: decidedAgainst,
  },
  {
    from: underAnalysis,
    event: 'decide.RA',
    to: 'RA',
    actors: analysts,
    guards: because,
    effects: decidedAgainst,
  },
  {
    from: underAnalysis,
    event: 'decide.HLD',
    to: 'HLD',
    actors: analysts,
    guards: because,
    effects: decided,
  },
  {
    from: ['HLD'],
    event: 'answerPendency',
    to: 'PD',
    actors: ['dealer'],
    // the reason is the answer itself
    guards: ['reasonGiven'],
    effects: ['requestAnalysis'],
  },
  {
    // the dealer presents them as met; the party that decided on the credit checks them
    from: ['APC'],
    event: 'presentConditions',
    to: 'APC',
    actors: ['dealer'],
    guards: ['reasonGiven', 'conditionsNotPresented', 'offerSettled'],
    effects: ['requestConditionsCheck'],
  },
  {
    // exactly the offered terms: the deciding party confirms them, like any other condition
    from: ['APC'],
    event: 'applyOffer',
    to: 'APC',
    actors: ['dealer'],
    guards: ['simulationInForce', 'offerOpen', 'conditionsNotPresented', 'conditionsAnswered'],
    effects: ['requestConditionsCheck'],
  },
  {
    from: ['APC'],
    event: 'conditions.met',
    to: 'AP',
    actors: analysts,
    guards: ['offerSettled'],
    effects: decided,
  },
  {
    from: ['APC'],
    event: 'conditions.returned',
    to: 'RA',
    actors: analysts,
    guards: because,
    effects: decidedAgainst,
  },
  {
    from: ['APC'],
    event: 'conditions.rejected',
    to: 'DC',
    actors: analysts,
    guards: because,
    effects: decidedAgainst,
  },
  {
    from: ['AP', 'APC', 'DC'],
    event: 'reanalyse',
    to: 'PD',
    actors: ['dealer'],
    effects: ['reserveDiscount', 'requestAnalysis'],
  },
  // the review of a refusal: people decide, not the engine again
  {
    from: ['DC'],
    event: 'reopenByReview',
    to: 'PD',
    actors: ['finance', 'admin-internal'],
    effects: ['reserveDiscount'],
  },

  { from: ['AP'], event: 'requestDocuments', to: 'AVF', actors: ['dealer'], effects: ['validateTable'] },
  {
    from: ['AVF'],
    event: 'confirmTable',
    to: 'AF',
    actors: ['system'],
    guards: ['tableInForce'],
    // the documents that can be created from here on contain it
    effects: ['assignContractNumber', 'requestClientDocuments'],
  },
  {
    from: ['AVF'],
    event: 'expireTable',
    to: 'RA',
    actors: ['system'],
    guards: ['tableExpired'],
    effects: returned,
  },
  {
    from: ['AF'],
    event: 'generateContracts',
    to: 'PU',
    actors: ['dealer'],
    guards: contractable,
    effects: ['endExemptionRequest', 'generateContracts'],
  },
  {
    from: ['PU'],
    event: 'regenerateContracts',
    to: 'PU',
    actors: ['dealer'],
    guards: contractable,
    effects: [...undoContract, 'generateContracts'],
  },
  { from: ['PU'], event: 'rectify', to: 'AF', actors: ['dealer'], effects: undoContract },
  // Price, model year or financed amount: the decision no longer matches the sale. A contract exists only in PU.
  { from: ['AP', 'APC', 'AVF', 'AF'], event: 'rectifyValues', to: 'RA', actors: ['dealer'], effects: returned },
  { from: ['PU'], event: 'rectifyValues', to: 'RA', actors: ['dealer'], effects: [...undoContract, ...returned] },
  {
    from: ['AP', 'APC', 'AF'],
    event: 'expire',
    to: 'RA',
    actors: ['system'],
    guards: ['validityPassed'],
    effects: returned,
  },
  {
    from: ['PU'],
    event: 'expire',
    to: 'RA',
    actors: ['system'],
    guards: ['validityPassed'],
    effects: [...undoContract, ...returned],
  },

  {
    from: ['PU'],
    event: 'activate',
    to: 'WFA',
    actors: ['dealer'],
    guards: ['signatureCompleted', 'selfieCompleted', 'lienRegistered'],
  },
  {
    // the lien may have lapsed while the proposal waited
    from: ['WFA'],
    event: 'confirmActivation',
    to: 'AV',
    actors: ['finance'],
    guards: ['notCreditDecider', 'fraudSignalsReviewed', 'lienRegistered', 'openItemsExplained'],
    effects: ['requestPayment'],
  },
  { from: ['WFA'], event: 'refuseActivation', to: 'PU', actors: ['finance'], guards: ['reasonGiven'] },
  {
    // a returned payment is sent again after a review of the reason
    from: ['AV'],
    event: 'resendPayment',
    to: 'AV',
    actors: ['finance'],
    guards: ['notCreditDecider', 'noPaymentUnderWay', 'notWithdrawn'],
    effects: ['requestPayment'],
  },
  { from: ['AV'], event: 'sendPayment', to: 'PS', actors: ['system'] },
  { from: ['PS'], event: 'confirmPayment', to: 'OC', actors: ['system'], effects: paid },
  {
    from: ['PS'],
    event: 'confirmPaymentManually',
    to: 'OCM',
    actors: ['finance'],
    guards: ['notCreditDecider', 'reasonGiven'],
    effects: ['confirmPaymentByHand', ...paid],
  },
  { from: ['PS'], event: 'returnPayment', to: 'AV', actors: ['system'] },

  {
    from: ['SU', 'PD', 'HLD', 'AP', 'APC', 'AVF', 'AF', 'DC'],
    event: 'cancel',
    to: 'NU',
    actors: ['dealer'],
    guards: ['reasonGiven'],
    effects: ['endExemptionRequest', 'releaseDiscount'],
  },
  {
    from: ['PU', 'WFA', 'AV'],
    event: 'cancel',
    to: 'NU',
    actors: ['finance'],
    guards: ['noPaymentUnderWay', 'reasonGiven'],
    effects: [...undoContract, 'releaseDiscount'],
  },
  {
    from: ['PU', 'WFA', 'AV'],
    event: 'withdraw',
    to: 'NU',
    // a client within the period: the use case checks the day
    actors: ['finance', 'client'],
    guards: ['noPaymentUnderWay', 'reasonGiven'],
    effects: [...undoContract, 'releaseDiscount'],
  },
  ...(['PS', 'OC', 'OCM'] as const).map(
    (status): ProposalMove => ({
      from: [status],
      event: 'recordWithdrawal',
      to: status,
      actors: ['finance', 'client'],
      guards: ['withinWithdrawalPeriod', 'notWithdrawn'],
      effects: ['recordWithdrawal', 'refund', 'releaseLien', 'releaseDiscount'],
    }),
  ),
];
