import type { clientForm } from '@estrada/domain/proposals/registration/index';
import type { z } from 'zod';
import type { historyEntry } from './audit/history.endpoints.ts';
import type { trailEntry } from './audit/trail.endpoints.ts';
import type { clientLoan, clientPage, settlementQuote } from './client-page/client-page.schemas.ts';
import type { proposalFraudSignals } from './contracts/fraud-signals.endpoints.ts';
import type { contractPapers } from './contracts/papers.schemas.ts';
import type { proposalSelfies, selfieProposal } from './contracts/selfie.schemas.ts';
import type { proposalSignature } from './contracts/signature.schemas.ts';
import type { vapExemption, vapExemptionPage } from './contracts/vap-exemption.schemas.ts';
import type { documentVerdict, proposalDocuments } from './documents/documents.schemas.ts';
import type { insuranceDetail, insuranceRefund, insuranceRow } from './insurance/insurance-proposals.schemas.ts';
import type { jobRow } from './jobs/jobs.schemas.ts';
import type { leadDetail, leadRow } from './leads/leads.endpoints.ts';
import type { clientMessage } from './messages/messages.endpoints.ts';
import type { offerCampaignRow } from './offers/offer-campaigns.endpoints.ts';
import type { clonePlan, offerOnSale, offerRow } from './offers/offers.schemas.ts';
import type { dealerService, dealerSettings } from './organization/dealer-settings.endpoints.ts';
import type { dgiClient } from './organization/dgi.endpoints.ts';
import type { dealerDetail, dealerRow } from './organization/organization.schemas.ts';
import type { branchRow, channelRow, groupRow } from './organization/units.schemas.ts';
import type { removedPart, templatePreview, templateVersionRow } from './parameters/email-templates.schemas.ts';
import type { finalClientProductCalls } from './parameters/final-client-products.endpoints.ts';
import type { insuranceLawCalls } from './parameters/insurance-law.endpoints.ts';
import type { iofCalls } from './parameters/iof.endpoints.ts';
import type { legalTextCalls } from './parameters/legal-texts.endpoints.ts';
import type { lenderCalls } from './parameters/lender.endpoints.ts';
import type { parameterOutlook, parameterRow } from './parameters/parameters.schemas.ts';
import type { planRuleCalls } from './parameters/plan-rules.endpoints.ts';
import type { proposalDetail, proposalRow } from './proposals/proposals.schemas.ts';
import type { savedView, savedViewFilters } from './proposals/saved-views.schemas.ts';
import type { extractionFile } from './reports/reports.endpoints.ts';
import type { settlement } from './settlement/settlement.schemas.ts';
import type { customerLink, customerOffer } from './simulation/customer-links.schemas.ts';
import type { menuChoice, pricedMenu, productChoice, productMenu } from './simulation/product-menu.schemas.ts';
import type {
  agreedSale,
  appliedDiscount,
  savedSimulation,
  savedSimulationRow,
  simulationClient,
  simulationClientRow,
  simulationItem,
  simulationRequest,
  simulationResult,
} from './simulation/simulation.schemas.ts';
import type { simulationBasis } from './simulation/simulation-basis.schema.ts';
import type { zeroRateModel } from './simulation/zero-rate.schemas.ts';
import type { proposalNews, threadMention, threadMessage } from './threads/threads.schemas.ts';
import type { uploadProblem, uploadRecord } from './uploads/upload-shapes.ts';
import type { sentMail, userDealer, userDetail, userRow } from './users/users.schemas.ts';
import type { campaignRow } from './vehicles/campaigns.schemas.ts';
import type { vehicleDetail, vehicleRow } from './vehicles/vehicle-list.schemas.ts';

export type JobRow = z.output<typeof jobRow>;
export type TrailEntry = z.output<typeof trailEntry>;
export type SimulationRequest = z.output<typeof simulationRequest>;
export type SimulationRequestInput = z.input<typeof simulationRequest>;
export type SimulationClient = z.output<typeof simulationClient>;
export type AgreedSale = z.output<typeof agreedSale>;
export type SimulationItem = z.output<typeof simulationItem>;
export type SimulationBasis = z.output<typeof simulationBasis>;
export type AppliedDiscount = z.output<typeof appliedDiscount>;
export type SimulationResult = z.output<typeof simulationResult>;
export type SavedSimulation = z.output<typeof savedSimulation>;
export type MenuChoice = z.output<typeof menuChoice>;
export type ProductMenu = z.output<typeof productMenu>;
export type PricedMenu = z.output<typeof pricedMenu>;
export type ProductChoice = z.output<typeof productChoice>;
export type CustomerLink = z.output<typeof customerLink>;
export type CustomerOffer = z.output<typeof customerOffer>;
export type SavedSimulationRow = z.output<typeof savedSimulationRow>;
export type SimulationClientRow = z.output<typeof simulationClientRow>;
export type ProposalClientForm = z.output<typeof clientForm>;
export type ProposalDetail = z.output<typeof proposalDetail>;
export type LeadDetail = z.output<typeof leadDetail>;
export type LeadRow = z.output<typeof leadRow>;
export type InsuranceDetail = z.output<typeof insuranceDetail>;
export type InsuranceRow = z.output<typeof insuranceRow>;
export type InsuranceRefund = z.output<typeof insuranceRefund>;
export type ProposalDocuments = z.output<typeof proposalDocuments>;
export type DocumentVerdict = z.output<typeof documentVerdict>;
export type ProposalRow = z.output<typeof proposalRow>;
export type SavedView = z.output<typeof savedView>;
export type SavedViewFilters = z.output<typeof savedViewFilters>;
export type ThreadMention = z.output<typeof threadMention>;
export type ClientMessage = z.output<typeof clientMessage>;
export type ThreadMessage = z.output<typeof threadMessage>;
export type ProposalNews = z.output<typeof proposalNews>;
export type HistoryEntry = z.output<typeof historyEntry>;
export type CampaignRow = z.output<typeof campaignRow>;
export type OfferOnSale = z.output<typeof offerOnSale>;
export type OfferCampaignRow = z.output<typeof offerCampaignRow>;
export type OfferRow = z.output<typeof offerRow>;
export type OfferClonePlan = z.output<typeof clonePlan>;
export type VehicleRow = z.output<typeof vehicleRow>;
export type VehicleDetail = z.output<typeof vehicleDetail>;
export type ZeroRateModelAnswer = z.output<typeof zeroRateModel>;
export type DealerRow = z.output<typeof dealerRow>;
export type BranchRow = z.output<typeof branchRow>;
export type GroupRow = z.output<typeof groupRow>;
export type ChannelRow = z.output<typeof channelRow>;
export type DealerService = z.output<typeof dealerService>;

export type DealerSettings = z.output<typeof dealerSettings>;
export type DgiClient = z.output<typeof dgiClient>;
export type DealerDetail = z.output<typeof dealerDetail>;
export type ParameterRowAnswer = z.output<typeof parameterRow>;
export type ParameterOutlookAnswer = z.output<typeof parameterOutlook>;
export type UploadRecord = z.output<typeof uploadRecord>;
export type UploadProblem = z.output<typeof uploadProblem>;
export type ExtractionFile = z.output<typeof extractionFile>;
export type UserRow = z.output<typeof userRow>;
export type UserDetail = z.output<typeof userDetail>;
export type UserDealer = z.output<typeof userDealer>;
export type SentMail = z.output<typeof sentMail>;
export type ContractPapers = z.output<typeof contractPapers>;
export type ClientPage = z.output<typeof clientPage>;
export type ClientLoan = z.output<typeof clientLoan>;
export type SettlementQuote = z.output<typeof settlementQuote>;
export type LegalTextAnswer = z.output<typeof legalTextCalls.saveLegalText.response>;
export type FinalClientProductAnswer = z.output<typeof finalClientProductCalls.saveFinalClientProduct.response>;
export type InsuranceLawAnswer = z.output<typeof insuranceLawCalls.saveInsuranceLaw.response>;
export type LenderRowAnswer = z.output<typeof lenderCalls.saveLenderRow.response>;
export type IofRowAnswer = z.output<typeof iofCalls.saveIofRow.response>;
/** The limits of a plan from a given day, with the state of the row. */
export type PlanRuleAnswer = z.output<typeof planRuleCalls.savePlanRule.response>;
export type EmailTemplateVersion = z.output<typeof templateVersionRow>;
export type EmailTemplatePreview = z.output<typeof templatePreview>;
export type RemovedPart = z.output<typeof removedPart>;
export type Settlement = z.output<typeof settlement>;
export type ProposalFraudSignals = z.output<typeof proposalFraudSignals>;
export type ProposalSelfies = z.output<typeof proposalSelfies>;
export type VapExemptionPage = z.output<typeof vapExemptionPage>;
export type VapExemption = z.output<typeof vapExemption>;
export type SelfieProposal = z.output<typeof selfieProposal>;
export type ProposalSignature = z.output<typeof proposalSignature>;
