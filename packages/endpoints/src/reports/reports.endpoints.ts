import type { Capability } from '@estrada/domain/access/index';
import { extractionFormats } from '@estrada/domain/reports/index';
import { z } from 'zod';
import { defineEndpoint, type Family } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { isoDate, recordId } from '../fields.ts';

/** One extraction of the file list. */
export const extractionFile = z.object({
  id: recordId,
  type: z.string(),
  format: z.enum(extractionFormats),
  initialDate: z.string(),
  finalDate: z.string(),
  fileName: z.string(),
  status: z.enum(['PENDING', 'PROCESSING', 'SUCCESS', 'ERROR']),
  /** in the caller's language; null unless it failed */
  message: z.string().nullable(),
  rowCount: z.number(),
  expectedRows: z.number().nullable(),
  sizeBytes: z.number().nullable(),
  requestedAt: z.string(),
  /** until when the file can be fetched; null before it is there */
  availableUntil: z.string().nullable(),
});

/** The call of one extraction: who has its capability asks for it, a job makes the file. */
function extractionCall<Name extends Capability>(
  name: Name,
  { family = 'reports', path, title }: { family?: Family; path: `/${string}`; title: { pt: string; en: string } },
) {
  const call = defineEndpoint({
    name,
    area: 'reports',
    method: 'POST',
    family,
    path,
    summary: { pt: `Extração: ${title.pt}`, en: `Extraction: ${title.en}` },
    access: { anyOf: [name] },
    query: z.object({
      initialDate: isoDate,
      finalDate: isoDate,
      format: z.enum(extractionFormats, { error: 'value.notAllowed' }).default('xlsx'),
    }),
    response: extractionFile,
    errors: ['USE029'],
  });
  return { [name]: call } as { [Key in Name]: typeof call };
}

/** Every extraction: one row each. */
export const extractionCalls = {
  ...extractionCall('downloadDealers', {
    path: '/download/downloadDealers',
    title: { pt: 'concessionárias', en: 'dealers' },
  }),
  ...extractionCall('downloadDealerParameters', {
    path: '/download/downloadDealerParameters',
    title: { pt: 'parâmetros das concessionárias', en: 'dealer parameters' },
  }),
  ...extractionCall('downloadAllPlans', {
    path: '/download/downloadAllPlans',
    title: { pt: 'planos', en: 'plans' },
  }),
  ...extractionCall('downloadVehicles', {
    path: '/download/downloadVehicles',
    title: { pt: 'veículos', en: 'vehicles' },
  }),
  ...extractionCall('downloadTier', { path: '/download/downloadTier', title: { pt: 'tiers', en: 'tiers' } }),
  ...extractionCall('downloadTierRisk', {
    path: '/download/downloadTierRisk',
    title: { pt: 'tiers e preço por risco', en: 'tiers and risk price' },
  }),
  ...extractionCall('downloadTCCExemption', {
    path: '/download/downloadTCCExemption',
    title: { pt: 'isenções da TCC', en: 'TCC exemptions' },
  }),
  ...extractionCall('downloadCampaigns', {
    path: '/download/downloadCampaigns',
    title: { pt: 'campanhas', en: 'campaigns' },
  }),
  ...extractionCall('downloadUsers', {
    path: '/download/downloadUsers',
    title: { pt: 'usuários', en: 'users' },
  }),
  ...extractionCall('downloadSimulation', {
    path: '/download/downloadSimulation',
    title: { pt: 'simulações', en: 'simulations' },
  }),
  ...extractionCall('downloadSCD', {
    path: '/download/downloadSCD',
    title: { pt: 'situação do crédito (SCD)', en: 'credit decisions (SCD)' },
  }),
  ...extractionCall('downloadCF', {
    path: '/download/downloadCF',
    title: { pt: 'contratos de financiamento (CF)', en: 'financing contracts (CF)' },
  }),
  ...extractionCall('downloadRepurchaseGuaranteed', {
    path: '/download/downloadRepurchaseGuaranteed',
    title: { pt: 'recompra garantida', en: 'guaranteed repurchases' },
  }),
  ...extractionCall('downloadWelcomeLetter', {
    path: '/download/downloadWelcomeLetter',
    title: { pt: 'cartas de boas-vindas', en: 'welcome letters' },
  }),
  ...extractionCall('downloadProposalEsign', {
    path: '/download/downloadProposalEsign',
    title: { pt: 'assinaturas eletrônicas', en: 'electronic signatures' },
  }),
  ...extractionCall('downloadUsersAudit', {
    path: '/audit/downloadUsersAudit',
    title: { pt: 'auditoria de usuários', en: 'users audit' },
  }),
};

const anyExtraction = { anyOf: Object.keys(extractionCalls) as [Capability, ...Capability[]] };

export const listExtractionFiles = defineList({
  name: 'listExtractionFiles',
  area: 'reports',
  family: 'reports',
  path: '/downloads/files',
  summary: { pt: 'Arquivos de uma extração pedidos por mim', en: 'Files of an extraction that I asked for' },
  access: anyExtraction,
  filters: { type: z.string({ error: 'required' }).max(60) },
  row: extractionFile,
  errors: ['SEC004'],
});

export const readDownloadAddress = defineEndpoint({
  name: 'readDownloadAddress',
  area: 'reports',
  method: 'GET',
  family: 'reports',
  path: '/downloads',
  summary: { pt: 'Endereço assinado de um arquivo, por 5 minutos', en: 'Signed address of a file, for 5 minutes' },
  access: anyExtraction,
  query: z.object({ fileName: z.string().min(1).max(200) }),
  response: z.object({ url: z.string() }),
  errors: ['SEC004'],
});

export const fetchDownload = defineEndpoint({
  name: 'fetchDownload',
  area: 'reports',
  method: 'GET',
  family: 'reports',
  path: '/downloads/file/{fileName}',
  summary: { pt: 'O arquivo de um endereço assinado', en: 'The file of a signed address' },
  // the signature is the permission: a browser that saves a file sends no headers of ours
  access: 'anonymous',
  params: z.object({ fileName: z.string().min(1).max(200) }),
  query: z.object({ expires: z.coerce.number().int(), signature: z.string().min(1).max(200) }),
  response: { file: 'any' },
  errors: ['SEC004', 'SIS002'],
});
