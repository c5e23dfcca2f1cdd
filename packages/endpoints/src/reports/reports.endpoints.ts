import type { Capability } from '@estrada/domain/access/index';
import {
  type ExtractionType,
  extractionFormats,
  extractionTypes,
  insuranceExtractionFilters,
  maxRangeDays,
} from '@estrada/domain/reports/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { instant, isoDate, recordId } from '../fields.ts';

/** One extraction of the file list. */
export const extractionFile = z.object({
  id: recordId,
  type: z.string(),
  format: z.enum(extractionFormats),
  initialDate: isoDate,
  finalDate: isoDate,
  fileName: z.string(),
  status: z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR']),
  /** in the caller's language; null unless it failed */
  message: z.string().nullable(),
  rowCount: z.int(),
  expectedRows: z.int().nullable(),
  sizeBytes: z.int().nullable(),
  requestedAt: instant,
  /** when the download expires; null before the file exists */
  availableUntil: z.string().nullable(),
});

const notAllowed = { error: 'value.notAllowed' } as const;
const period = z.object({
  initialDate: isoDate,
  finalDate: isoDate,
  format: z.enum(extractionFormats, notAllowed).default('xlsx'),
});

/** The row of one extraction: users with its capability request it, a job writes the file. */
const extraction = (type: ExtractionType, path: `/${string}`) =>
  ({
    access: { anyOf: [type] },
    route: `POST ${path}`,
    summary: [`Extração: ${extractionTypes[type].pt}`, `Extraction: ${extractionTypes[type].en}`],
    notes: `The period has at most ${maxRangeDays} days, both ends included; a longer one is refused at \`finalDate\`.`,
    query: period,
    response: extractionFile,
    errors: ['USE029'],
  }) as const;

type FilterName = keyof typeof insuranceExtractionFilters;

/** A filter with its options; by default the first one of the specification. */
const filter = <Name extends FilterName>(name: Name) => {
  const { options, initial } = insuranceExtractionFilters[name];
  type Id = (typeof insuranceExtractionFilters)[Name]['options'][number]['id'];
  return z.enum(options.map(({ id }) => id) as [Id, ...Id[]], notAllowed).default(initial as never);
};

/** Every extraction: one row each. */
export const extractionCalls = defineEndpoints({ area: 'reports', family: 'reports' })({
  downloadDealers: extraction('downloadDealers', '/download/downloadDealers'),
  downloadDealerParameters: extraction('downloadDealerParameters', '/download/downloadDealerParameters'),
  downloadAllPlans: extraction('downloadAllPlans', '/download/downloadAllPlans'),
  downloadVehicles: extraction('downloadVehicles', '/download/downloadVehicles'),
  downloadTier: extraction('downloadTier', '/download/downloadTier'),
  downloadTierRisk: extraction('downloadTierRisk', '/download/downloadTierRisk'),
  downloadTCCExemption: extraction('downloadTCCExemption', '/download/downloadTCCExemption'),
  downloadCampaigns: extraction('downloadCampaigns', '/download/downloadCampaigns'),
  downloadUsers: extraction('downloadUsers', '/download/downloadUsers'),
  downloadSimulation: extraction('downloadSimulation', '/download/downloadSimulation'),
  downloadSCD: extraction('downloadSCD', '/download/downloadSCD'),
  downloadCF: extraction('downloadCF', '/download/downloadCF'),
  downloadRepurchaseGuaranteed: extraction('downloadRepurchaseGuaranteed', '/download/downloadRepurchaseGuaranteed'),
  downloadWelcomeLetter: extraction('downloadWelcomeLetter', '/download/downloadWelcomeLetter'),
  downloadProposalEsign: extraction('downloadProposalEsign', '/download/downloadProposalEsign'),
  downloadVouchers: extraction('downloadVouchers', '/download/downloadVouchers'),
  downloadUseVouchers: extraction('downloadUseVouchers', '/download/downloadUseVouchers'),
  downloadPromotionalCoupons: extraction('downloadPromotionalCoupons', '/download/downloadPromotionalCoupons'),
  downloadSoldProducts: extraction('downloadSoldProducts', '/download/downloadSoldProducts'),
  downloadSoldInsurances: extraction('downloadSoldInsurances', '/download/downloadSoldInsurances'),
  downloadInsuranceCommissions: extraction('downloadInsuranceCommissions', '/download/downloadInsuranceCommissions'),
  downloadPMC: extraction('downloadPMC', '/download/downloadPMC'),
  downloadSeguroAuto: extraction('downloadSeguroAuto', '/download/downloadSeguroAuto'),
  downloadInsurancePurchaseAuto: extraction('downloadInsurancePurchaseAuto', '/download/downloadInsurancePurchaseAuto'),
  downloadGAP: extraction('downloadGAP', '/download/downloadGAP'),
  downloadLIFE: extraction('downloadLIFE', '/download/downloadLIFE'),
  downloadInsuranceCombo: extraction('downloadInsuranceCombo', '/download/downloadInsuranceCombo'),
  downloadInsuranceProposal: {
    ...extraction('downloadInsuranceProposal', '/downloads/insurances'),
    query: period.extend({ type: filter('type'), saleType: filter('saleType'), status: filter('status') }),
  },
  downloadCertifications: extraction('downloadCertifications', '/download/downloadCertifications'),
  downloadLeads: extraction('downloadLeads', '/download/downloadLeads'),
  downloadLeadsConsortium: extraction('downloadLeadsConsortium', '/download/downloadLeadsConsortium'),
  downloadDataRequests: extraction('downloadDataRequests', '/download/downloadDataRequests'),
  downloadUsersAudit: extraction('downloadUsersAudit', '/audit/downloadUsersAudit'),
});

const anyExtraction = { anyOf: Object.keys(extractionCalls) as [Capability, ...Capability[]] };

export const reportsEndpoints = {
  ...extractionCalls,
  ...defineEndpoints({ area: 'reports', family: 'reports', access: anyExtraction })({
    listExtractionFiles: listRow({
      path: '/downloads/files',
      summary: ['Arquivos de uma extração solicitados por mim', 'Files of an extraction that I requested'],
      filters: { type: z.string({ error: 'required' }).max(60) },
      row: extractionFile,
      errors: ['SEC004'],
    }),
    readDownloadAddress: {
      route: 'GET /downloads',
      summary: [
        'Endereço assinado de um arquivo, válido por 5 minutos',
        'Signed address of a file, valid for 5 minutes',
      ],
      query: z.object({ fileName: z.string().min(1).max(200) }),
      response: z.object({ url: z.string() }),
      errors: ['SEC004'],
    },
    fetchDownload: {
      // the signature is the permission: a browser's download sends no headers of ours
      access: 'anonymous',
      route: 'GET /downloads/file/{fileName}',
      summary: ['O arquivo de um endereço assinado', 'The file of a signed address'],
      params: z.object({ fileName: z.string().min(1).max(200) }),
      query: z.object({ expires: z.coerce.number().int(), signature: z.string().min(1).max(200) }),
      response: { file: [mediaTypes.csv, mediaTypes.xlsx] },
      errors: ['SEC004', 'SIS002'],
    },
  }),
};
