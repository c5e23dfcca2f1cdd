/** The table of every API call. What is not here does not exist; what is here is mounted, typed and documented. */
import { readHistory } from './audit/history.endpoints.ts';
import { listAuditEntries, registerAudit } from './audit/trail.endpoints.ts';
import * as clientPage from './client-page/client-page.endpoints.ts';
import * as papers from './contracts/papers.endpoints.ts';
import * as selfie from './contracts/selfie.endpoints.ts';
import * as signature from './contracts/signature.endpoints.ts';
import * as vapExemption from './contracts/vap-exemption.endpoints.ts';
import * as capture from './documents/capture.endpoints.ts';
import * as documents from './documents/documents.endpoints.ts';
import * as readings from './documents/readings.endpoints.ts';
import * as identity from './identity/identity.endpoints.ts';
import * as vaps from './insurance/vaps.endpoints.ts';
import * as jobs from './jobs/jobs.endpoints.ts';
import * as lookups from './lookups/lookups.endpoints.ts';
import * as notifications from './notifications/notifications.endpoints.ts';
import * as colours from './offers/colours.endpoints.ts';
import * as offers from './offers/offers.endpoints.ts';
import * as branches from './organization/branches.endpoints.ts';
import {
  disableDealerChannel,
  enableDealerChannel,
  findNearestDealers,
  listDealerChannels,
  readDealerSettings,
  saveDealerProducts,
  switchDealerEsign,
} from './organization/dealer-settings.endpoints.ts';
import { listClientNames, registerClient } from './organization/dgi.endpoints.ts';
import * as groups from './organization/groups.endpoints.ts';
import * as organization from './organization/organization.endpoints.ts';
import * as emailTemplates from './parameters/email-templates.endpoints.ts';
import { iofCalls } from './parameters/iof.endpoints.ts';
import { legalTextCalls, previewLegalText } from './parameters/legal-texts.endpoints.ts';
import { lenderCalls } from './parameters/lender.endpoints.ts';
import * as parameters from './parameters/parameters.endpoints.ts';
import { planRuleCalls, readPlanRuleEffect } from './parameters/plan-rules.endpoints.ts';
import { readProfileParameters, saveProfileParameters } from './parameters/profile-parameters.endpoints.ts';
import * as riskPriceCalls from './parameters/risk-price.endpoints.ts';
import { settings } from './parameters/settings.endpoints.ts';
import { blockProposal } from './proposals/block.endpoints.ts';
import * as decisionQueue from './proposals/decision-queue.endpoints.ts';
import * as exemptions from './proposals/exemption.endpoints.ts';
import { applyProposalOffer, previewProposalOffer } from './proposals/offer.endpoints.ts';
import { readContractNumber, readLastRegistration, readProposalSrs } from './proposals/proposal-records.endpoints.ts';
import * as proposals from './proposals/proposals.endpoints.ts';
import { rectifyProposal, rectifyProposalValues } from './proposals/rectification.endpoints.ts';
import * as relation from './proposals/relation.endpoints.ts';
import { updateRepurchase } from './proposals/repurchase.endpoints.ts';
import * as savedViews from './proposals/saved-views.endpoints.ts';
import * as signers from './proposals/signers.endpoints.ts';
import {
  extractionCalls,
  fetchDownload,
  listExtractionFiles,
  readDownloadAddress,
} from './reports/reports.endpoints.ts';
import * as paymentHistory from './settlement/payment-history.endpoints.ts';
import * as settlement from './settlement/settlement.endpoints.ts';
import * as withdrawal from './settlement/withdrawal.endpoints.ts';
import { readAggregateValues } from './simulation/aggregate-values.endpoints.ts';
import * as comparedPlans from './simulation/compare-plans.endpoints.ts';
import * as customerLinks from './simulation/customer-links.endpoints.ts';
import { listDealerFinanceStructures, listFinanceStructures } from './simulation/finance-structures.endpoints.ts';
import * as offerSimulation from './simulation/offer-simulation.endpoints.ts';
import * as preApproval from './simulation/pre-approval.endpoints.ts';
import * as recalculation from './simulation/recalculation.endpoints.ts';
import * as savedSimulations from './simulation/saved-simulations.endpoints.ts';
import * as simulation from './simulation/simulation.endpoints.ts';
import * as taxes from './simulation/taxes.endpoints.ts';
import { listSimulationTerms } from './simulation/terms.endpoints.ts';
import * as zeroRate from './simulation/zero-rate.endpoints.ts';
import * as threads from './threads/threads.endpoints.ts';
import { uploads } from './uploads/uploads.endpoints.ts';
import * as users from './users/users.endpoints.ts';
import * as campaigns from './vehicles/campaigns.endpoints.ts';
import * as vehicleList from './vehicles/vehicle-list.endpoints.ts';
import * as vehicles from './vehicles/vehicles.endpoints.ts';
import { listVersionOptions } from './vehicles/version-options.endpoints.ts';

export const endpoints = {
  ...identity,
  ...lookups,
  ...organization,
  ...branches,
  ...groups,
  listDealerChannels,
  enableDealerChannel,
  disableDealerChannel,
  readDealerSettings,
  saveDealerProducts,
  switchDealerEsign,
  findNearestDealers,
  listClientNames,
  registerClient,
  ...vehicles,
  listVersionOptions,
  ...vehicleList,
  ...campaigns,
  ...colours,
  ...offers,
  ...parameters,
  ...iofCalls,
  ...legalTextCalls,
  ...papers,
  ...lenderCalls,
  previewLegalText,
  ...riskPriceCalls,
  ...planRuleCalls,
  readPlanRuleEffect,
  ...vaps,
  ...settings,
  ...emailTemplates,
  readProfileParameters,
  saveProfileParameters,
  ...simulation,
  readAggregateValues,
  listFinanceStructures,
  listDealerFinanceStructures,
  listSimulationTerms,
  ...savedSimulations,
  ...preApproval,
  ...comparedPlans,
  ...recalculation,
  ...taxes,
  ...zeroRate,
  ...offerSimulation,
  ...customerLinks,
  ...decisionQueue,
  ...exemptions,
  ...proposals,
  ...relation,
  ...savedViews,
  ...threads,
  blockProposal,
  updateRepurchase,
  readLastRegistration,
  readProposalSrs,
  readContractNumber,
  ...paymentHistory,
  ...settlement,
  ...withdrawal,
  ...signature,
  ...clientPage,
  ...selfie,
  ...vapExemption,
  rectifyProposal,
  rectifyProposalValues,
  applyProposalOffer,
  previewProposalOffer,
  ...signers,
  ...documents,
  ...readings,
  ...capture,
  ...uploads,
  ...extractionCalls,
  listExtractionFiles,
  readDownloadAddress,
  fetchDownload,
  ...jobs,
  ...notifications,
  readHistory,
  listAuditEntries,
  registerAudit,
  ...users,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

export { buildPath } from './build-path.ts';
export * from './define-endpoint.ts';
export { maxDocumentBytes } from './documents/documents.schemas.ts';
export type { SessionUser } from './identity/session-user.ts';
export { extractionCalls } from './reports/reports.endpoints.ts';
export { maxSpreadsheetBytes } from './uploads/upload-shapes.ts';
export type * from './wire-types.ts';
