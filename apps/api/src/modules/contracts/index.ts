export { contractEffects } from './contract-effects.ts';
export {
  contractFacts,
  documentStates,
  envelopeInForce,
  type SignerInForce,
  signersInForce,
} from './contract-facts.ts';
export { listContracts, listPapers } from './contracts.repository.ts';
export { proposalContracts } from './contracts.tables.ts';
export { recordContactChange, recordSignatoryAct } from './fraud-signals/record-fraud-signals.ts';
export { paperAddress } from './papers/open-paper.ts';
export { contractRoutes, contractSchedule, handleContractJobs } from './routes.ts';
export { mailSelfie } from './selfie/mail-selfie.ts';
export { maySignatoryStart, startOwnSelfie } from './selfie/request-selfies.ts';
export { findSelfie, hasDoubtfulSelfie, type SelfieRow, selfieInList } from './selfie/selfie.repository.ts';
export { eraseShots } from './selfie/selfie.schedule.ts';
export { proposalSelfies, selfieLinks } from './selfie/selfie.tables.ts';
export { readSelfies, wantsSelfie } from './selfie/selfie-facts.ts';
export { addressOfLink, makeLink } from './selfie/selfie-link.ts';
export { callBackSignatures } from './signature/cancel-envelope.ts';
export { isSignersTurn, wantsSignature } from './signature/invite-signers.ts';
export { signatureCallbacks } from './signature/signature.callbacks.ts';
export {
  type EnvelopeRow,
  findEnvelope,
  findEnvelopeInForce,
  hasEnvelope,
  listSigners,
  type SignerRow,
  signatureInList,
} from './signature/signature.repository.ts';
export { proposalEnvelopes, proposalSigners } from './signature/signature.tables.ts';
