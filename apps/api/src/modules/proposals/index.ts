import type { ProposalLookup } from '../simulation/index.ts';
import { isGrantedExemption } from './exemption/exemptions.repository.ts';
import { findIdsBySimulations, isFreeOfRegistrationFee } from './proposals.repository.ts';

export { joinAreas } from './areas.ts';
export { clientPageAddress, clientPageLink, makeClientLink, makeDeskLink } from './client-link.ts';
export { countOfferUse } from './count-offer-use.ts';
export { paymentsOf } from './describe-proposal.ts';
export type { EffectHandler } from './effect-handler.ts';
export { tccExemptions } from './exemption/exemptions.tables.ts';
export { expireDue, walkEnding } from './expiry/expire-due.ts';
export type { Position } from './expiry/expiry.repository.ts';
export { everywhere, system } from './job-actors.ts';
export { handleProposalJobs } from './jobs/index.ts';
export { validateTable } from './jobs/validate-table.ts';
export { listReviewers } from './list-reviewers.ts';
export { findLoan, soldProducts } from './loans.ts';
export { actorOf, lockProposal, moveProposal, proposalInReach } from './move-proposal.ts';
export { notifySeller } from './notify-seller.ts';
export { productSalesRoutes } from './products/product-follow-ups.ts';
export {
  countedSales,
  isInsuranceCode,
  isWithdrawn,
  newestChoice,
  paidAt,
  saleProducts,
  sentAt,
} from './products/sale-products.sql.ts';
export { factsOf, readStoredFacts } from './proposal-facts.ts';
export {
  appendAct,
  documentFactsOf,
  editFactsOf,
  findProposal,
  listHistory,
  listProposalsOfClient,
  listProposalsOfGuarantor,
  nextNumber,
  type ProposalRecord,
  updateProposal,
} from './proposals.repository.ts';
export { proposalSchedule } from './proposals.schedule.ts';
export { clientPageLinks, proposalHistory, proposalLoans, proposalReach, proposals } from './proposals.tables.ts';
export { fact, rowSet } from './read-facts.ts';
export { ensureRevealed } from './reveal-registration.ts';
export { findLastReview, findRefusalSeq, insertReview } from './review/credit-reviews.repository.ts';
export { proposalRoutes } from './routes.ts';

/** The lookup that the simulation area needs from this one. */
export const proposalLookup: ProposalLookup = { findIdsBySimulations, isFreeOfRegistrationFee, isGrantedExemption };
export { listEndOfRetention } from './list-end-of-retention.ts';
