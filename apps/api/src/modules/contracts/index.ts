export { contractEffects } from './contract-effects.ts';
export { contractProblems } from './contract-problems.ts';
export { isSignedPaperUploaded, listContracts, listPapers } from './contracts.repository.ts';
export { proposalContracts } from './contracts.tables.ts';
export { findEsignOff } from './esign-off.ts';
export { paperAddress } from './papers/open-paper.ts';
export { contractRoutes, contractSchedule, handleContractJobs } from './routes.ts';
export { mailSelfie } from './selfie/mail-selfie.ts';
export { findSelfie, hasDoubtfulSelfie, type SelfieRow } from './selfie/selfie.repository.ts';
export { proposalSelfies, selfieLinks } from './selfie/selfie.tables.ts';
export { readSelfieProgress, readSelfies } from './selfie/selfie-facts.ts';
export { addressOfLink, makeLink } from './selfie/selfie-link.ts';
export { callBackSignatures } from './signature/cancel-envelope.ts';
export { isSignersTurn } from './signature/invite-signers.ts';
export { signatureCallbacks } from './signature/signature.callbacks.ts';
export {
  type EnvelopeRow,
  findEnvelope,
  findEnvelopeInForce,
  listSigners,
  type SignerRow,
} from './signature/signature.repository.ts';
export { proposalEnvelopes, proposalSigners } from './signature/signature.tables.ts';
export { readSignatureProgress } from './signature/signature-facts.ts';
