import { captureAccesses, capturingProfiles, readableKinds, readingStatuses } from '@estrada/domain/documents/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';

const area = 'documents';
const family = 'application';
const config = { anyOf: ['watchdoc-config'] } as const;
const capture = { anyOf: ['watchdoc-access'] } as const;
const notAllowed = { error: 'value.notAllowed' } as const;
const profile = z.enum(capturingProfiles as [string, ...string[]], notAllowed);
const accessNumber = z.union(
  Object.values(captureAccesses).map((access) => z.literal(access, notAllowed)),
  notAllowed,
);
const text = z.string().optional();

/** What was read; each thing only where it was. */
const readClient = z.object({
  name: text,
  motherName: text,
  cpf: text,
  birthDate: text,
  documentType: text,
  documentNr: text,
  documentIssuer: text,
  documentIssuedDate: text,
  zipCode: text,
  street: text,
  number: text,
  complement: text,
  neighborhood: text,
  stateId: text,
  cityId: text,
  cityName: text,
});

/** A reading of a document and how far it is. */
const reading = z.object({
  simulationDocumentId: recordId,
  kind: z.enum(readableKinds),
  status: z.enum(readingStatuses),
  askedAt: instant,
  /** what was read; null until then */
  read: readClient.nullable(),
  /** the CPF that was read is not that of the proposal's client */
  isOtherPerson: z.boolean(),
});

const accesses = z.object({
  /** whose they are; null: they hold for every dealer that has none of its own */
  dealer: z.object({ id: recordId, name: z.string() }).nullable(),
  /** 0: nobody has saved them yet; a dealer's show those of all dealers meanwhile */
  version: z.number(),
  isOwn: z.boolean(),
  changedByName: z.string().nullable(),
  changedAt: instant.nullable(),
  accesses: z.array(z.object({ profile, access: z.number() })),
});
/** left out: the active dealer's; of the provider's staff, those of all dealers */
const ofDealer = z.object({ dealerId: recordId.optional() });

export const readCaptureAccesses = defineEndpoint({
  name: 'readCaptureAccesses',
  area,
  method: 'GET',
  family,
  path: '/watchDocs/parameters/accesses',
  summary: {
    pt: 'Quais perfis podem capturar documentos',
    en: 'Which profiles may capture documents',
  },
  access: config,
  query: ofDealer,
  response: accesses,
  errors: ['SEC004'],
});

export const saveCaptureAccesses = defineEndpoint({
  name: 'saveCaptureAccesses',
  area,
  method: 'PUT',
  family,
  path: '/watchDocs/parameters/accesses',
  summary: {
    pt: 'Salvar quais perfis podem capturar documentos',
    en: 'Save which profiles may capture documents',
  },
  access: config,
  query: ofDealer,
  body: z.object({
    /** 0 before the first save */
    version: z.number({ error: 'version.required' }).int().min(0),
    accesses: z.array(z.object({ profile, access: accessNumber })).max(capturingProfiles.length),
  }),
  response: accesses,
  errors: ['SEC004', 'SET001', 'DOM002'],
});

export const listCaptureProfiles = defineEndpoint({
  name: 'listCaptureProfiles',
  area,
  method: 'GET',
  family,
  path: '/watchDocs/parameters/accesses/profiles',
  summary: { pt: 'Perfis que podem receber o acesso', en: 'Profiles that can be given the access' },
  access: config,
  response: z.object({ items: z.array(z.object({ id: profile })) }),
  errors: [],
});

/** 0 may not capture; the page needs another one. */
export const readCaptureAccess = defineEndpoint({
  name: 'readCaptureAccess',
  area,
  method: 'GET',
  family,
  path: '/watchDocs/integrations/access',
  summary: { pt: 'O acesso de quem pergunta à captura', en: 'The access to the capture of who asks' },
  access: capture,
  response: z.object({ access: z.number() }),
  errors: [],
});

export const readOcrStatus = defineEndpoint({
  name: 'readOcrStatus',
  area,
  method: 'GET',
  family,
  path: '/watchDocs/integrations/status/ocr',
  summary: { pt: 'Situação da leitura de um documento', en: 'Status of the reading of a document' },
  access: capture,
  query: z.object({ simulationDocumentId: recordId }),
  response: reading,
  errors: ['SEC004'],
});

/** The last reading of each document of a proposal. */
export const listProposalReadings = defineEndpoint({
  name: 'listProposalReadings',
  area,
  method: 'GET',
  family,
  path: '/watchDocs/integrations/readings',
  summary: { pt: 'Leituras dos documentos de uma proposta', en: 'Readings of the documents of a proposal' },
  access: capture,
  query: z.object({ proposalId: recordId }),
  response: z.object({
    /** 0: nothing can be asked for here */
    access: z.number(),
    items: z.array(reading),
  }),
  errors: ['SEC004'],
});

export const beginReading = defineEndpoint({
  name: 'beginReading',
  area,
  method: 'POST',
  family,
  path: '/watchDocs/integrations/readings',
  summary: { pt: 'Mandar ler um documento da proposta', en: 'Have a document of the proposal read' },
  access: capture,
  body: z.object({ proposalId: recordId, kind: z.enum(readableKinds, notAllowed) }),
  response: reading,
  errors: ['SEC004', 'WTD001', 'WTD002', 'PRS002', 'PRS006', 'USE029'],
});

/** A link by which a phone photographs an identity document before there is a proposal; the token is said this once. */
export const beginCaptureReading = defineEndpoint({
  name: 'beginCaptureReading',
  area,
  method: 'POST',
  family,
  path: '/watchDocs/integrations/captures',
  summary: { pt: 'Capturar um documento pelo celular', en: 'Capture a document by phone' },
  access: capture,
  response: reading.extend({ token: z.string(), expiresAt: instant }),
  errors: ['WTD001', 'USE029'],
});
