import type { Capability } from '../access/index.ts';
import { type CalendarDate, daysBetween } from '../calendar/index.ts';
import type { FieldProblem, Texts } from '../errors/index.ts';

export const extractionFormats = ['xlsx', 'csv'] as const;
export type ExtractionFormat = (typeof extractionFormats)[number];
/** An extraction has the states of an upload: waiting, processing, then success or error. */
export type ExtractionStatus = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/** What each extraction holds. Users with the capability of its name may request it. */
export const extractionTypes = {
  downloadDealers: { pt: 'concessionárias', en: 'dealers' },
  downloadDealerParameters: { pt: 'parâmetros das concessionárias', en: 'dealer parameters' },
  downloadAllPlans: { pt: 'planos', en: 'plans' },
  downloadVehicles: { pt: 'veículos', en: 'vehicles' },
  downloadTier: { pt: 'faixas de risco (tiers)', en: 'risk tiers' },
  downloadTierRisk: { pt: 'faixas de risco (tiers) e preço por risco', en: 'risk tiers and risk price' },
  downloadTCCExemption: { pt: 'isenções da TCC', en: 'TCC exemptions' },
  downloadCampaigns: { pt: 'campanhas', en: 'campaigns' },
  downloadUsers: { pt: 'usuários', en: 'users' },
  downloadSimulation: { pt: 'simulações', en: 'simulations' },
  downloadSCD: { pt: 'decisões de crédito (SCD)', en: 'credit decisions (SCD)' },
  downloadCF: { pt: 'contratos de financiamento (CF)', en: 'financing contracts (CF)' },
  downloadRepurchaseGuaranteed: { pt: 'recompra garantida', en: 'guaranteed repurchases' },
  downloadWelcomeLetter: { pt: 'cartas de boas-vindas', en: 'welcome letters' },
  downloadProposalEsign: { pt: 'assinaturas eletrônicas', en: 'electronic signatures' },
  downloadVouchers: { pt: 'cupons e vouchers', en: 'coupons and vouchers' },
  downloadUseVouchers: { pt: 'usos de cupons e vouchers', en: 'uses of coupons and vouchers' },
  downloadPromotionalCoupons: { pt: 'cupons de seguro auto', en: 'car insurance coupons' },
  downloadSoldProducts: { pt: 'produtos vendidos e recusados', en: 'products sold and declined' },
  downloadSoldInsurances: { pt: 'seguros vendidos e recusados', en: 'insurance sold and declined' },
  downloadInsuranceCommissions: { pt: 'comissões de seguros', en: 'insurance commissions' },
  downloadPMC: { pt: 'proteção mecânica', en: 'mechanical protection' },
  downloadSeguroAuto: { pt: 'seguro auto', en: 'car insurance' },
  downloadInsurancePurchaseAuto: { pt: 'seguro auto emitido', en: 'issued car insurance' },
  downloadGAP: { pt: 'nota garantida', en: 'guaranteed note' },
  downloadLIFE: { pt: 'seguro de vida e parcela protegida', en: 'life insurance and protected instalment' },
  downloadInsuranceCombo: { pt: 'combos de seguros', en: 'insurance combos' },
  downloadInsuranceProposal: { pt: 'propostas de seguro', en: 'insurance proposals' },
  downloadCertifications: { pt: 'certificações de correspondentes', en: 'correspondent certifications' },
  downloadLeads: { pt: 'oportunidades', en: 'leads' },
  downloadLeadsConsortium: { pt: 'interessados em consórcio', en: 'consortium leads' },
  downloadDataRequests: { pt: 'pedidos sobre dados pessoais', en: 'requests about personal data' },
  downloadUsersAudit: { pt: 'auditoria de usuários', en: 'user audit' },
} as const satisfies Partial<Record<Capability, Texts>>;
export type ExtractionType = keyof typeof extractionTypes;

/** Maximum days of an extraction, both ends included (docs/specification/reports.md#period). */
export const maxRangeDays = 15;

/** The problems of an extraction's period; the first day must not be after the last, nor in the future. */
export function checkExtractionRange(
  { initialDate, finalDate }: { initialDate: CalendarDate; finalDate: CalendarDate },
  today: CalendarDate,
): FieldProblem[] {
  if (initialDate > today) return [{ path: 'initialDate', key: 'date.future' }];
  if (finalDate < initialDate) return [{ path: 'finalDate', key: 'date.beforeStart' }];
  if (daysBetween(initialDate, finalDate) >= maxRangeDays) return [{ path: 'finalDate', key: 'range.tooLong' }];
  return [];
}
