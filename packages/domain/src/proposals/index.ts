export {
  type Authority,
  authorityFor,
  bindingDecision,
  type DecisionPart,
  type EnteredDecision,
  evaluateDecision,
} from './authority.ts';
export { assertBlockable, blockSideOf } from './block.ts';
export {
  actsForClient,
  type ClientPageState,
  type ClientStep,
  clientPageCodeMinutes,
  clientPageCodeTries,
  clientPageDays,
  clientPageMinutes,
  clientPageState,
  maskedMailbox,
  maySeePaper,
} from './client-page/client-page.ts';
export {
  countedInView,
  expiringDays,
  mostSavedViews,
  ownBy,
  type ProposalView,
  proposalViews,
  viewsOf,
} from './cockpit.ts';
export { type ConsentKind, type ConsentText, consentTexts } from './consent.ts';
export {
  approvedStatuses,
  decidedStatuses,
  decisionRequests,
  isCreditDecision,
  isDecisionInForce,
  waitingStatuses,
} from './credit-decisions.ts';
export {
  type CreditOffer,
  type DecidedOffer,
  offerDifferences,
  offerProblems,
  offerState,
  offerTerms,
} from './credit-offer.ts';
export { type CreditTerms, goesBeyond } from './credit-terms.ts';
export {
  type ExemptionActor,
  type ExemptionFacts,
  exemptionStatusOf,
  mayMoveExemption,
  moveExemption,
} from './exemption/exemption-machine.ts';
export {
  type ExemptionEvent,
  type ExemptionStatus,
  exemptionStatuses,
  exemptStatuses,
  type StoredExemptionStatus,
  storedExemptionStatuses,
} from './exemption/exemption-table.ts';
export {
  type AnnouncedBefore,
  announcedBefore,
  announcementDue,
  decisionBoundStatuses,
  type Ending,
  expirableStatuses,
  expiresOnOf,
  firstEnding,
  tableBoundStatuses,
} from './expiry.ts';
export { manualTargets, requiresReason, transitionTo } from './manual-change.ts';
export { cancellationForm, creditDecisionForm, type MoveForm, manualChangeForm, reanalysisForm } from './move-form.ts';
export { type NextActFacts, nextActorOf, type WaitingPart, waitingPartOf, waitingParts } from './next-act.ts';
export { productMessages, translateMessage } from './product-messages.ts';
export {
  availableEvents,
  isBuilt,
  type ProposalTransition,
  problemsOf,
  transition,
} from './proposal.machine.ts';
export {
  type CreditDecision,
  type ProposalEvent,
  type ProposalMove,
  proposalTable,
} from './proposal.table.ts';
export { assertEditable, assertRectifiable, editableStatuses, isEditable, mayEdit } from './proposal-changes.ts';
export type { ProposalEffect } from './proposal-effects.ts';
export {
  type ActorKind,
  type BlockSide,
  type EditFacts,
  type ProgressStatus,
  type ProposalActor,
  type ProposalFacts,
  proposalActor,
  type WorkStop,
} from './proposal-facts.ts';
export { financeStatuses, type ProposalScope, proposalScope } from './proposal-scope.ts';
export {
  missing,
  type ProposalAction,
  type ProposalCan,
  proposalCan,
  waitsFor,
} from './proposal-view.ts';
export {
  decideRectification,
  planRectification,
  type RectificationKind,
  type RectificationPlan,
  rectificationProblems,
  type UndoneByRectification,
} from './rectification.ts';
export {
  assertRepurchase,
  mayUpdateRepurchase,
  type RepurchaseForm,
  repurchaseForm,
  repurchasePlan,
} from './repurchase.ts';
export { evaluateSelfie, type PictureMeasures, type SelfieEvaluation } from './selfie/evaluate-selfie.ts';
export { selfieConsent } from './selfie/selfie-consent.ts';
export { type SelfieStrings, selfieMessage } from './selfie/selfie-message.ts';
export {
  assertMayEraseSelfie,
  assertMayRequestSelfie,
  assertMayReviewSelfie,
  mayWithSelfie,
  type SelfieFacts,
} from './selfie/selfie-rules.ts';
export {
  discardedSelfieDays,
  isRecentSelfie,
  latestCameraTime,
  recentSelfieSeconds,
  type SelfieOutcome,
  type SelfieStatus,
  selfieLimits,
  selfieLinkHours,
  selfieOutcome,
  selfieProgress,
  selfieStatuses,
  selfiesProgress,
} from './selfie/selfie-status.ts';
export { sellerProblems } from './seller-problems.ts';
export {
  type AnnouncedClock,
  announcedClocks,
  type Clock,
  clockAnnouncementDue,
  countdown,
  lienAnnouncementDue,
  lienWatchedStatuses,
} from './settlement/clocks.ts';
export { assertMaySwitchEsign, maySwitchEsign } from './settlement/esign-switch.ts';
export {
  assertLienRequired,
  isLienRegistered,
  isLienRequired,
  type LienStatus,
  lienLapsesOn,
  lienStatuses,
  lienStatusOn,
  lienValidityDays,
} from './settlement/lien.ts';
export {
  assertMayConfirmRefund,
  type ManualRefundForm,
  manualRefundForm,
  mayConfirmRefund,
} from './settlement/manual-refund.ts';
export {
  exportedPayments,
  type PaymentKind,
  type PaymentStatus,
  payableCents,
  paymentHistorySize,
  paymentKindIds,
  paymentKinds,
  paymentStatuses,
  paymentStatusIds,
  underWayPayments,
} from './settlement/payment.ts';
export {
  type RefundChoice,
  type RefundFigures,
  type RefundTerms,
  refundFigures,
  refundParties,
} from './settlement/refund.ts';
export { type ManualLienForm, manualLienForm } from './settlement/settlement-forms.ts';
export { assertMayWelcome, isWelcome, mayWelcome } from './settlement/welcome-letter.ts';
export {
  contractSignedOn,
  latestWithdrawalDay,
  type WithdrawalChannel,
  type WithdrawalForm,
  type WithdrawalPeriod,
  withdrawalChannelIds,
  withdrawalChannels,
  withdrawalDays,
  withdrawalForm,
  withdrawalPeriod,
  withdrawalProblems,
} from './settlement/withdrawal.ts';
export {
  applyCallback,
  type Envelope,
  type EnvelopeEvent,
  type EnvelopeStatus,
  envelopeStatuses,
  openEnvelopeStatuses,
  type SignerState,
  type SignerStatus,
  signatureProgress,
  signerStatuses,
} from './signature/envelope.ts';
export {
  assertMayCancelSignature,
  assertMayRemindSigner,
  assertMayRequestSignature,
  maySign,
  type SignatureFacts,
} from './signature/signature-rules.ts';
export {
  type PlannedSigner,
  planSigners,
  type SignatureRole,
  signatureRoles,
  signerMailboxProblem,
  signerProblems,
} from './signature/signers.ts';
export {
  contractedStatuses,
  documentedStatuses,
  finalStatuses,
  initialStatus,
  type ProposalStatus,
  proposalStatuses,
  proposalStatusIds,
  type StatusColour,
} from './statuses.ts';
export { vapExemptionMessage } from './vap-exemption/vap-exemption-message.ts';
export {
  assertMayRequestVapExemption,
  isSameSale,
  mayRequestVapExemption,
  type SoldProduct,
  type VapExemptionState,
} from './vap-exemption/vap-exemption-rules.ts';
export { vapExemptionLinkHours, vapExemptionText } from './vap-exemption/vap-exemption-text.ts';
export { normaliseVehicleInfo, vehicleProblems } from './vehicle-data.ts';
