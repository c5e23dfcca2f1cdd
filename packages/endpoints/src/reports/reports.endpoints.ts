import type { Capability } from '@estrada/domain/access/index';
import { extractionFormats, maxRangeDays } from '@estrada/domain/reports/index';
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

/** The row of one extraction: users with its capability request it, a job writes the file. */
const extraction = (access: Capability, path: `/${string}`, [pt, en]: readonly [pt: string, en: string]) =>
  ({
    access: { anyOf: [access] },
    route: `POST ${path}`,
    summary: [`Extração: ${pt}`, `Extraction: ${en}`],
    notes: `The period has at most ${maxRangeDays} days, both ends included; a longer one is refused at \`finalDate\`.`,
    query: z.object({
      initialDate: isoDate,
      finalDate: isoDate,
      format: z.enum(extractionFormats, { error: 'value.notAllowed' }).default('xlsx'),
    }),
    response: extractionFile,
    errors: ['USE029'],
  }) as const;

/** Every extraction: one row each. */
export const extractionCalls = defineEndpoints({ area: 'reports', family: 'reports' })({
  downloadDealers: extraction('downloadDealers', '/download/downloadDealers', ['concessionárias', 'dealers']),
  downloadDealerParameters: extraction('downloadDealerParameters', '/download/downloadDealerParameters', [
    'parâmetros das concessionárias',
    'dealer parameters',
  ]),
  downloadAllPlans: extraction('downloadAllPlans', '/download/downloadAllPlans', ['planos', 'plans']),
  downloadVehicles: extraction('downloadVehicles', '/download/downloadVehicles', ['veículos', 'vehicles']),
  downloadTier: extraction('downloadTier', '/download/downloadTier', ['tiers', 'tiers']),
  downloadTierRisk: extraction('downloadTierRisk', '/download/downloadTierRisk', [
    'tiers e preço por risco',
    'tiers and risk price',
  ]),
  downloadTCCExemption: extraction('downloadTCCExemption', '/download/downloadTCCExemption', [
    'isenções da TCC',
    'TCC exemptions',
  ]),
  downloadCampaigns: extraction('downloadCampaigns', '/download/downloadCampaigns', ['campanhas', 'campaigns']),
  downloadUsers: extraction('downloadUsers', '/download/downloadUsers', ['usuários', 'users']),
  downloadSimulation: extraction('downloadSimulation', '/download/downloadSimulation', ['simulações', 'simulations']),
  downloadSCD: extraction('downloadSCD', '/download/downloadSCD', [
    'situação do crédito (SCD)',
    'credit decisions (SCD)',
  ]),
  downloadCF: extraction('downloadCF', '/download/downloadCF', [
    'contratos de financiamento (CF)',
    'financing contracts (CF)',
  ]),
  downloadRepurchaseGuaranteed: extraction('downloadRepurchaseGuaranteed', '/download/downloadRepurchaseGuaranteed', [
    'recompra garantida',
    'guaranteed repurchases',
  ]),
  downloadWelcomeLetter: extraction('downloadWelcomeLetter', '/download/downloadWelcomeLetter', [
    'cartas de boas-vindas',
    'welcome letters',
  ]),
  downloadProposalEsign: extraction('downloadProposalEsign', '/download/downloadProposalEsign', [
    'assinaturas eletrônicas',
    'electronic signatures',
  ]),
  downloadUsersAudit: extraction('downloadUsersAudit', '/audit/downloadUsersAudit', [
    'auditoria de usuários',
    'users audit',
  ]),
});

const anyExtraction = { anyOf: Object.keys(extractionCalls) as [Capability, ...Capability[]] };

export const reportsEndpoints = {
  ...extractionCalls,
  ...defineEndpoints({ area: 'reports', family: 'reports', access: anyExtraction })({
    listExtractionFiles: listRow({
      path: '/downloads/files',
      summary: ['Arquivos de uma extração pedidos por mim', 'Files of an extraction that I asked for'],
      filters: { type: z.string({ error: 'required' }).max(60) },
      row: extractionFile,
      errors: ['SEC004'],
    }),
    readDownloadAddress: {
      route: 'GET /downloads',
      summary: ['Endereço assinado de um arquivo, por 5 minutos', 'Signed address of a file, for 5 minutes'],
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
