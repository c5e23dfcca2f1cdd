import { captureAccesses, capturingProfiles, readableKinds, readingStatuses } from '@estrada/domain/documents/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const profile = z.enum(capturingProfiles as [string, ...string[]], notAllowed);

const accessNumber = z.union(
  Object.values(captureAccesses).map((access) => z.literal(access, notAllowed)),
  notAllowed,
);

const text = z.string().optional();

/** The result of a reading; fields only where they were read. */
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

/** A reading of a document and its state. */
const reading = z.object({
  simulationDocumentId: recordId,
  kind: z.enum(readableKinds),
  status: z.enum(readingStatuses),
  askedAt: instant,
  /** the result; null until then, and for users who read registrations masked */
  read: readClient.nullable(),
  /** the CPF in the document is not that of the proposal's client */
  isOtherPerson: z.boolean(),
});

const accesses = z.object({
  /** their dealer; null: the general ones, for every dealer without its own */
  dealer: z.object({ id: recordId, name: z.string() }).nullable(),
  /** 0: never saved; a dealer's then show the general ones */
  version: z.int(),
  isOwn: z.boolean(),
  changedByName: z.string().nullable(),
  changedAt: instant.nullable(),
  accesses: z.array(z.object({ profile, access: z.int() })),
});

/** absent: the active dealer's, or the general ones where there is none, which only who reaches all dealers saves */
const ofDealer = z.object({ dealerId: recordId.optional() });

export const readingsEndpoints = {
  ...defineEndpoints({ area: 'documents', family: 'application', access: { anyOf: ['watchdoc-config'] } })({
    readCaptureAccesses: {
      route: 'GET /watchDocs/parameters/accesses',
      summary: ['Quais perfis podem capturar documentos', 'Which profiles may capture documents'],
      query: ofDealer,
      response: accesses,
      errors: ['SEC004'],
    },
    saveCaptureAccesses: {
      route: 'PUT /watchDocs/parameters/accesses',
      summary: ['Salvar quais perfis podem capturar documentos', 'Save which profiles may capture documents'],
      query: ofDealer,
      body: z.object({
        /** 0 before the first save */
        version: z.number({ error: 'version.required' }).int().min(0),
        accesses: z.array(z.object({ profile, access: accessNumber })).max(capturingProfiles.length),
      }),
      response: accesses,
      errors: ['SEC004', 'SET001', 'DOM002'],
    },
    listCaptureProfiles: {
      route: 'GET /watchDocs/parameters/accesses/profiles',
      summary: [
        'Perfis que podem receber o acesso à captura de documentos',
        'Profiles that can be granted access to document capture',
      ],
      response: z.object({ items: z.array(z.object({ id: profile })) }),
    },
  }),
  ...defineEndpoints({ area: 'documents', family: 'application', access: { anyOf: ['watchdoc-access'] } })({
    /** 0 may not capture; the page requires another value. */
    readCaptureAccess: {
      route: 'GET /watchDocs/integrations/access',
      summary: ['O acesso do usuário à captura de documentos', "The user's access to the document capture"],
      response: z.object({ access: z.int() }),
    },
    readOcrStatus: {
      route: 'GET /watchDocs/integrations/status/ocr',
      summary: ['Situação da leitura de um documento', 'Status of the reading of a document'],
      query: z.object({ simulationDocumentId: recordId }),
      response: reading,
      errors: ['SEC004'],
    },
    /** The last reading of each document of a proposal. */
    listProposalReadings: {
      route: 'GET /watchDocs/integrations/readings',
      summary: ['Leituras dos documentos de uma proposta', 'Readings of the documents of a proposal'],
      query: z.object({ proposalId: recordId }),
      response: z.object({
        /** 0: nothing can be requested here */
        access: z.int(),
        items: z.array(reading),
      }),
      errors: ['SEC004'],
    },
    beginReading: {
      route: 'POST /watchDocs/integrations/readings',
      summary: ['Iniciar a leitura de um documento da proposta', 'Start reading a document of the proposal'],
      body: z.object({ proposalId: recordId, kind: z.enum(readableKinds, notAllowed) }),
      response: reading,
      errors: ['SEC004', 'WTD001', 'WTD002', 'PRS002', 'PRS006', 'USE029'],
    },
    /**
     * A link by which a phone photographs an identity document before there is a proposal; the token is returned this
     * once.
     */
    beginCaptureReading: {
      route: 'POST /watchDocs/integrations/captures',
      summary: ['Capturar um documento pelo celular', 'Capture a document by phone'],
      response: reading.extend({ token: z.string(), expiresAt: instant }),
      errors: ['WTD001', 'USE029'],
    },
  }),
};
