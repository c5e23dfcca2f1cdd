import type { ProposalLookup } from '../simulation/index.ts';
import { findIdsBySimulations, isFreeOfRegistrationFee } from './proposals.repository.ts';

export { documentsSubmittedAct, readOwnDocuments } from './client-page/client-documents.ts';
export { clientPageJobs } from './client-page/client-page.jobs.ts';
export { listClientPapers } from './client-page/client-papers.ts';
export { openVisit, type Visit, visitTrail } from './client-page/client-visit.ts';
export { contractJobs } from './contracts/contract.jobs.ts';
export {
  type ContractRow,
  documentsVersionOf,
  findContract,
  findLoan,
  findPaper,
  forgetPapers,
  insertPapers,
  listContracts,
  listDuePapers,
  listKnownPapers,
  listPapers,
  type PaperRow,
  updateContract,
} from './contracts/contracts.repository.ts';
export { proposalDocuments } from './contracts/contracts.tables.ts';
export { paperKey, papersFolder, sealedKey } from './contracts/paper-key.ts';
export { tccExemptions } from './exemptions/exemptions.tables.ts';
export { expireDue } from './expiry/expire-due.ts';
export { handleProposalJobs } from './jobs/index.ts';
export { everywhere } from './jobs/job-actors.ts';
export { listReviewers } from './list-reviewers.ts';
export { actorOf, lockProposal, moveProposal } from './move-proposal.ts';
export { factsOf, readStoredFacts } from './proposal-facts.ts';
export {
  documentFactsOf,
  editFactsOf,
  findProposal,
  listHistory,
  type ProposalRecord,
} from './proposals.repository.ts';
export { proposalSchedule } from './proposals.schedule.ts';
export { proposalReach, proposals } from './proposals.tables.ts';
export { proposalRoutes } from './routes.ts';
export { findShot } from './selfie/selfie.repository.ts';
export { readSelfies } from './selfie/selfie-facts.ts';
export { readSettlement, signedPapers } from './settlement/settlement-facts.ts';
export { proposalCallbacks } from './signature/signature.callbacks.ts';
export {
  type EnvelopeRow,
  findSealed,
  listSealed,
  listSigners,
} from './signature/signature.repository.ts';
export { proposalEnvelopes, proposalSigners } from './signature/signature.tables.ts';
export { readSignature } from './signature/signature-facts.ts';
export { proposalWelcomeLetters } from './welcome/welcome.tables.ts';

/** What the simulation area asks of this one. */
export const proposalLookup: ProposalLookup = { findIdsBySimulations, isFreeOfRegistrationFee };
