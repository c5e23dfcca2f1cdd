/** The table of every API call. Only these calls exist; each is mounted, typed and documented. */
import { historyEndpoints } from './audit/history.endpoints.ts';
import { trailEndpoints } from './audit/trail.endpoints.ts';
import { clientPageEndpoints } from './client-page/client-page.endpoints.ts';
import { fraudSignalEndpoints } from './contracts/fraud-signals.endpoints.ts';
import { papersEndpoints } from './contracts/papers.endpoints.ts';
import { selfieEndpoints } from './contracts/selfie.endpoints.ts';
import { signatureEndpoints } from './contracts/signature.endpoints.ts';
import { vapExemptionEndpoints } from './contracts/vap-exemption.endpoints.ts';
import { customerSimulatorEndpoints } from './customer-simulator/customer-simulator.endpoints.ts';
import { captureEndpoints } from './documents/capture.endpoints.ts';
import { documentsEndpoints } from './documents/documents.endpoints.ts';
import { readingsEndpoints } from './documents/readings.endpoints.ts';
import { identityEndpoints } from './identity/identity.endpoints.ts';
import { insuranceEndpoints } from './insurance/insurance.endpoints.ts';
import { insuranceCommissionsEndpoints } from './insurance/insurance-commissions.endpoints.ts';
import { insurancePricesEndpoints } from './insurance/insurance-prices.endpoints.ts';
import { insuranceProposalsEndpoints } from './insurance/insurance-proposals.endpoints.ts';
import { jobsEndpoints } from './jobs/jobs.endpoints.ts';
import { consortiumLeadsEndpoints } from './leads/consortium-leads.endpoints.ts';
import { leadsEndpoints } from './leads/leads.endpoints.ts';
import { lookupsEndpoints } from './lookups/lookups.endpoints.ts';
import { messagesEndpoints } from './messages/messages.endpoints.ts';
import { notificationsEndpoints } from './notifications/notifications.endpoints.ts';
import { coloursEndpoints } from './offers/colours.endpoints.ts';
import { offerCampaignsEndpoints } from './offers/offer-campaigns.endpoints.ts';
import { offersEndpoints } from './offers/offers.endpoints.ts';
import { branchesEndpoints } from './organization/branches.endpoints.ts';
import { dealerSettingsEndpoints } from './organization/dealer-settings.endpoints.ts';
import { dgiEndpoints } from './organization/dgi.endpoints.ts';
import { groupsEndpoints } from './organization/groups.endpoints.ts';
import { organizationEndpoints } from './organization/organization.endpoints.ts';
import { emailTemplatesEndpoints } from './parameters/email-templates.endpoints.ts';
import { finalClientProductCalls } from './parameters/final-client-products.endpoints.ts';
import { holidaysEndpoints } from './parameters/holidays.endpoints.ts';
import { insuranceLawEndpoints } from './parameters/insurance-law.endpoints.ts';
import { iofCalls } from './parameters/iof.endpoints.ts';
import { legalTextsEndpoints } from './parameters/legal-texts.endpoints.ts';
import { lenderCalls } from './parameters/lender.endpoints.ts';
import { parametersEndpoints } from './parameters/parameters.endpoints.ts';
import { planRulesEndpoints } from './parameters/plan-rules.endpoints.ts';
import { profileParametersEndpoints } from './parameters/profile-parameters.endpoints.ts';
import { riskPriceEndpoints } from './parameters/risk-price.endpoints.ts';
import { settingsEndpoints } from './parameters/settings.endpoints.ts';
import { pcdEndpoints } from './pcd/pcd.endpoints.ts';
import { privacyEndpoints } from './privacy/privacy.endpoints.ts';
import { combosEndpoints } from './products/combos.endpoints.ts';
import { fipeEndpoints } from './products/fipe.endpoints.ts';
import { protectedInstalmentsEndpoints } from './products/protected-instalments.endpoints.ts';
import { vapsEndpoints } from './products/vaps.endpoints.ts';
import { autoCampaignsEndpoints } from './promotions/auto-campaigns.endpoints.ts';
import { promotionsEndpoints } from './promotions/promotions.endpoints.ts';
import { blockEndpoints } from './proposals/block.endpoints.ts';
import { creditReviewEndpoints } from './proposals/credit-review.endpoints.ts';
import { decisionQueueEndpoints } from './proposals/decision-queue.endpoints.ts';
import { exemptionEndpoints } from './proposals/exemption.endpoints.ts';
import { offerEndpoints } from './proposals/offer.endpoints.ts';
import { productSalesEndpoints } from './proposals/product-sales.endpoints.ts';
import { proposalRecordsEndpoints } from './proposals/proposal-records.endpoints.ts';
import { proposalsEndpoints } from './proposals/proposals.endpoints.ts';
import { rectificationEndpoints } from './proposals/rectification.endpoints.ts';
import { relationEndpoints } from './proposals/relation.endpoints.ts';
import { repurchaseEndpoints } from './proposals/repurchase.endpoints.ts';
import { savedViewsEndpoints } from './proposals/saved-views.endpoints.ts';
import { signersEndpoints } from './proposals/signers.endpoints.ts';
import { reportsEndpoints } from './reports/reports.endpoints.ts';
import { paymentHistoryEndpoints } from './settlement/payment-history.endpoints.ts';
import { settlementEndpoints } from './settlement/settlement.endpoints.ts';
import { withdrawalEndpoints } from './settlement/withdrawal.endpoints.ts';
import { aggregateValuesEndpoints } from './simulation/aggregate-values.endpoints.ts';
import { comparePlansEndpoints } from './simulation/compare-plans.endpoints.ts';
import { customerLinksEndpoints } from './simulation/customer-links.endpoints.ts';
import { financeStructuresEndpoints } from './simulation/finance-structures.endpoints.ts';
import { fittingVehiclesEndpoints } from './simulation/fitting-vehicles.endpoints.ts';
import { offerSimulationEndpoints } from './simulation/offer-simulation.endpoints.ts';
import { preApprovalEndpoints } from './simulation/pre-approval.endpoints.ts';
import { productMenuEndpoints } from './simulation/product-menu.endpoints.ts';
import { recalculationEndpoints } from './simulation/recalculation.endpoints.ts';
import { savedSimulationsEndpoints } from './simulation/saved-simulations.endpoints.ts';
import { simulationEndpoints } from './simulation/simulation.endpoints.ts';
import { taxesEndpoints } from './simulation/taxes.endpoints.ts';
import { termsEndpoints } from './simulation/terms.endpoints.ts';
import { usedVehiclesEndpoints } from './simulation/used-vehicles.endpoints.ts';
import { zeroRateEndpoints } from './simulation/zero-rate.endpoints.ts';
import { threadsEndpoints } from './threads/threads.endpoints.ts';
import { uploadsEndpoints } from './uploads/uploads.endpoints.ts';
import { usersEndpoints } from './users/users.endpoints.ts';
import { campaignsEndpoints } from './vehicles/campaigns.endpoints.ts';
import { vehicleListEndpoints } from './vehicles/vehicle-list.endpoints.ts';
import { vehiclesEndpoints } from './vehicles/vehicles.endpoints.ts';
import { versionOptionsEndpoints } from './vehicles/version-options.endpoints.ts';
import { webFormEndpoints } from './web-form/web-form.endpoints.ts';

export const endpoints = {
  ...historyEndpoints,
  ...trailEndpoints,
  ...clientPageEndpoints,
  ...papersEndpoints,
  ...fraudSignalEndpoints,
  ...selfieEndpoints,
  ...signatureEndpoints,
  ...vapExemptionEndpoints,
  ...captureEndpoints,
  ...documentsEndpoints,
  ...readingsEndpoints,
  ...identityEndpoints,
  ...combosEndpoints,
  ...fipeEndpoints,
  ...protectedInstalmentsEndpoints,
  ...vapsEndpoints,
  ...insuranceEndpoints,
  ...insurancePricesEndpoints,
  ...insuranceProposalsEndpoints,
  ...insuranceCommissionsEndpoints,
  ...jobsEndpoints,
  ...leadsEndpoints,
  ...consortiumLeadsEndpoints,
  ...lookupsEndpoints,
  ...notificationsEndpoints,
  ...coloursEndpoints,
  ...offerCampaignsEndpoints,
  ...offersEndpoints,
  ...branchesEndpoints,
  ...dealerSettingsEndpoints,
  ...dgiEndpoints,
  ...groupsEndpoints,
  ...organizationEndpoints,
  ...emailTemplatesEndpoints,
  ...insuranceLawEndpoints,
  ...iofCalls,
  ...legalTextsEndpoints,
  ...finalClientProductCalls,
  ...lenderCalls,
  ...parametersEndpoints,
  ...planRulesEndpoints,
  ...profileParametersEndpoints,
  ...holidaysEndpoints,
  ...riskPriceEndpoints,
  ...settingsEndpoints,
  ...autoCampaignsEndpoints,
  ...promotionsEndpoints,
  ...pcdEndpoints,
  ...blockEndpoints,
  ...creditReviewEndpoints,
  ...privacyEndpoints,
  ...decisionQueueEndpoints,
  ...exemptionEndpoints,
  ...productSalesEndpoints,
  ...offerEndpoints,
  ...proposalRecordsEndpoints,
  ...proposalsEndpoints,
  ...rectificationEndpoints,
  ...relationEndpoints,
  ...repurchaseEndpoints,
  ...savedViewsEndpoints,
  ...signersEndpoints,
  ...reportsEndpoints,
  ...paymentHistoryEndpoints,
  ...settlementEndpoints,
  ...withdrawalEndpoints,
  ...aggregateValuesEndpoints,
  ...comparePlansEndpoints,
  ...fittingVehiclesEndpoints,
  ...customerLinksEndpoints,
  ...customerSimulatorEndpoints,
  ...webFormEndpoints,
  ...productMenuEndpoints,
  ...financeStructuresEndpoints,
  ...offerSimulationEndpoints,
  ...preApprovalEndpoints,
  ...recalculationEndpoints,
  ...savedSimulationsEndpoints,
  ...simulationEndpoints,
  ...taxesEndpoints,
  ...termsEndpoints,
  ...usedVehiclesEndpoints,
  ...zeroRateEndpoints,
  ...threadsEndpoints,
  ...messagesEndpoints,
  ...uploadsEndpoints,
  ...usersEndpoints,
  ...campaignsEndpoints,
  ...vehicleListEndpoints,
  ...vehiclesEndpoints,
  ...versionOptionsEndpoints,
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
