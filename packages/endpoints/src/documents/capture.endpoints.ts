import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { documentKind, maxDocumentBytes, sendId } from './documents.schemas.ts';

const secret = z.string({ error: 'required' }).max(100, { error: 'text.tooLong' });

export const captureEndpoints = defineEndpoints({ area: 'documents', family: 'proposal', access: 'public-key' })({
  /** A link by which a phone sends pages of one document, for ten minutes; the token is returned this once. */
  makeCaptureLink: {
    access: { anyOf: ['proposals-write'] },
    route: 'POST /proposes/sales/{id}/documents/{kind}/link',
    summary: ['Criar um link para fotografar pelo celular', 'Create a link to take photos by phone'],
    params: z.object({ id: recordId, kind: documentKind }),
    response: z.object({ token: z.string(), expiresAt: instant }),
    errors: ['SEC004', 'PRS002', 'PRS006', 'UPF003', 'USE029'],
  },
  readCaptureLink: {
    route: 'POST /documents/capture/read',
    summary: [
      'O que um link de celular pede, sem invalidar o link',
      'What a phone link requests, without invalidating it',
    ],
    // in the body, so that no log of addresses contains it
    body: z.object({ token: secret }),
    response: z.object({
      documentName: z.string(),
      madeByName: z.string(),
      /** the maximum number of pictures */ maxPages: z.int(),
    }),
    errors: ['SEC004', 'USE029'],
  },
  beginCapture: {
    route: 'POST /documents/capture/begin',
    summary: ['Iniciar o envio: invalida o link', 'Start sending: invalidates the link'],
    body: z.object({ token: secret }),
    /** the session secret of this phone */
    response: z.object({ session: z.string() }),
    errors: ['SEC004', 'USE029'],
  },
  sendCapturedPage: {
    route: 'POST /documents/capture/pages',
    summary: ['Enviar uma página do celular', 'Send a page from the phone'],
    // the session of the phone is in a header, which is read before the file
    linkToken: 'captureToken',
    query: z.object({ sendId }),
    files: { file: { max: 1, maxBytes: maxDocumentBytes, types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'] } },
    /** files of the document now */
    response: z.object({ pages: z.int() }),
    errors: ['SEC004', 'PRS002', 'PRS006', 'UPF003', 'SIS005', 'USE029', 'DOM002'],
  },
});
