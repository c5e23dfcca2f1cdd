import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { documentKind, maxDocumentBytes, sendId } from './documents.schemas.ts';

const area = 'documents';
const family = 'proposal';
const secret = z.string({ error: 'required' }).max(100, { error: 'text.tooLong' });

/** A link by which a phone sends pages of one document, for ten minutes; the token is said this once. */
export const makeCaptureLink = defineEndpoint({
  name: 'makeCaptureLink',
  area,
  method: 'POST',
  family,
  path: '/proposes/sales/{id}/documents/{kind}/link',
  summary: { pt: 'Criar um link para fotografar pelo celular', en: 'Make a link to photograph by phone' },
  access: { anyOf: ['proposals-write'] },
  params: z.object({ id: recordId, kind: documentKind }),
  response: z.object({ token: z.string(), expiresAt: instant }),
  errors: ['SEC004', 'PRS002', 'PRS006', 'UPF003', 'USE029'],
});

export const readCaptureLink = defineEndpoint({
  name: 'readCaptureLink',
  area,
  method: 'POST',
  family,
  path: '/documents/capture/read',
  summary: {
    pt: 'O que um link de celular pede, sem gastá-lo',
    en: 'What a link for a phone asks for, not using it up',
  },
  access: 'public-key',
  // in the body, so that no log of addresses holds it
  body: z.object({ token: secret }),
  response: z.object({
    documentName: z.string(),
    madeByName: z.string(),
    /** pictures that it takes */ maxPages: z.number(),
  }),
  errors: ['SEC004', 'USE029'],
});

export const beginCapture = defineEndpoint({
  name: 'beginCapture',
  area,
  method: 'POST',
  family,
  path: '/documents/capture/begin',
  summary: { pt: 'Começar a enviar: gasta o link', en: 'Begin to send: uses the link up' },
  access: 'public-key',
  body: z.object({ token: secret }),
  /** the secret of this phone, by which it goes on */
  response: z.object({ session: z.string() }),
  errors: ['SEC004', 'USE029'],
});

export const sendCapturedPage = defineEndpoint({
  name: 'sendCapturedPage',
  area,
  method: 'POST',
  family,
  path: '/documents/capture/pages',
  summary: { pt: 'Enviar uma página do celular', en: 'Send a page from the phone' },
  access: 'public-key',
  body: z.object({ session: secret, sendId }),
  files: { file: { max: 1, maxBytes: maxDocumentBytes, types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'] } },
  /** files that the document has now */
  response: z.object({ pages: z.number() }),
  errors: ['SEC004', 'PRS002', 'PRS006', 'UPF003', 'SIS005', 'USE029', 'DOM002'],
});
