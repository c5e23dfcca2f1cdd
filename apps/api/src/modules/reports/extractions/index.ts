import type { extractionCalls } from '@estrada/endpoints/index';
import type { Extraction, ExtractionFilters } from '../extraction.ts';
import { allPlans } from './all-plans.ts';
import { campaigns } from './campaigns.ts';
import { certifications } from './certifications.ts';
import { dataRequests } from './data-requests.ts';
import { dealerParameters } from './dealer-parameters.ts';
import { dealers } from './dealers.ts';
import { insuranceCommissions } from './insurance-commissions.ts';
import { insuranceProposals } from './insurance-proposals.ts';
import {
  carInsurances,
  guaranteedNotes,
  issuedCarInsurances,
  lifeInsurances,
  mechanicalProtections,
} from './insurances.ts';
import { consortiumLeads, leads } from './leads.ts';
import { promotionalCoupons } from './promotional-coupons.ts';
import { proposalEsign } from './proposal-esign.ts';
import { creditDecisions, financingContracts } from './proposals.ts';
import { repurchases } from './repurchases.ts';
import { simulations } from './simulations.ts';
import { insuranceCombos } from './sold-combos.ts';
import { soldInsurances, soldProducts } from './sold-products.ts';
import { tccExemptions } from './tcc-exemptions.ts';
import { tierRisk, tiers } from './tiers.ts';
import { users } from './users.ts';
import { usersAudit } from './users-audit.ts';
import { vehicles } from './vehicles.ts';
import { voucherRules, voucherUses } from './vouchers.ts';
import { welcomeLetters } from './welcome-letters.ts';

/** Every extraction, by the name in its address. */
export const extractions: Record<keyof typeof extractionCalls, Extraction> = {
  downloadCampaigns: campaigns,
  downloadDealers: dealers,
  downloadDealerParameters: dealerParameters,
  downloadAllPlans: allPlans,
  downloadVehicles: vehicles,
  downloadTier: tiers,
  downloadTierRisk: tierRisk,
  downloadTCCExemption: tccExemptions,
  downloadUsers: users,
  downloadCertifications: certifications,
  downloadSimulation: simulations,
  downloadSCD: creditDecisions,
  downloadCF: financingContracts,
  downloadRepurchaseGuaranteed: repurchases,
  downloadWelcomeLetter: welcomeLetters,
  downloadProposalEsign: proposalEsign,
  downloadUsersAudit: usersAudit,
  downloadLeads: leads,
  downloadLeadsConsortium: consortiumLeads,
  downloadDataRequests: dataRequests,
  downloadVouchers: voucherRules,
  downloadUseVouchers: voucherUses,
  downloadPromotionalCoupons: promotionalCoupons,
  downloadSoldProducts: soldProducts,
  downloadSoldInsurances: soldInsurances,
  downloadInsuranceCommissions: insuranceCommissions,
  downloadPMC: mechanicalProtections,
  downloadSeguroAuto: carInsurances,
  downloadInsurancePurchaseAuto: issuedCarInsurances,
  downloadGAP: guaranteedNotes,
  downloadLIFE: lifeInsurances,
  downloadInsuranceCombo: insuranceCombos,
  downloadInsuranceProposal: insuranceProposals,
};
export type ExtractionName = keyof typeof extractions;

/** An extraction as a request filters it. */
export function extractionWith(name: ExtractionName, filters: ExtractionFilters | null): Extraction {
  const extraction = extractions[name];
  return (filters && extraction.filtered?.(filters)) || extraction;
}
