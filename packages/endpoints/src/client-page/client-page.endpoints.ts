import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { documentKind, maxDocumentBytes, sendId } from '../documents/documents.schemas.ts';
import { instant, recordId } from '../fields.ts';
import { clientPage } from './client-page.schemas.ts';

const area = 'proposals';
const family = 'proposal';
/** by the key of public pages; the header holds the secret of the link, and after a code that of the visit */
const byLink = { access: 'public-key', linkToken: 'captureToken' } as const;

export const sendClientPageCode = defineEndpoint({
  name: 'sendClientPageCode',
  area,
  method: 'POST',
  family,
  ...byLink,
  path: '/clientPage/code',
  summary: { pt: 'Enviar o código da página do cliente', en: "Send the code of the client's page" },
  response: z.object({
    /** the mailbox, masked */
    sentTo: z.string(),
    expiresAt: instant,
  }),
  errors: ['SEC004', 'USE029'],
});

export const openClientPage = defineEndpoint({
  name: 'openClientPage',
  area,
  method: 'POST',
  family,
  ...byLink,
  path: '/clientPage/visit',
  summary: { pt: 'Abrir a página do cliente com o código', en: "Open the client's page with the code" },
  body: z.strictObject({
    code: z.string({ error: 'verificationCode.required' }).regex(/^\d{6}$/, 'verificationCode.format'),
  }),
  /** the secret of this visit, said this once */
  response: z.object({ visit: z.string(), expiresAt: instant }),
  errors: ['SEC004', 'USE011', 'USE029', 'DOM002'],
});

export const readClientPage = defineEndpoint({
  name: 'readClientPage',
  area,
  method: 'GET',
  family,
  ...byLink,
  path: '/clientPage',
  summary: { pt: 'O que o cliente lê da sua proposta', en: 'What the client reads of the own proposal' },
  response: clientPage,
  errors: ['SEC004', 'USE029'],
});

/** Where the person goes to do an own step: the partner's page of the signature, or the page of the selfie. */
export const takeClientStep = defineEndpoint({
  name: 'takeClientStep',
  area,
  method: 'POST',
  family,
  ...byLink,
  path: '/clientPage/step',
  summary: { pt: 'Ir para um passo próprio: assinar, ou a selfie', en: 'Go to an own step: to sign, or the selfie' },
  body: z.strictObject({ step: z.enum(['sign', 'selfie'], { error: 'value.notAllowed' }) }),
  response: z.object({ url: z.string() }),
  errors: ['SEC004', 'PRS017', 'USE029', 'DOM002'],
});

/** One file of a document that the person is to bring, behind the files that it has. What it is its content says, not its name. */
export const sendClientDocument = defineEndpoint({
  name: 'sendClientDocument',
  area: 'documents',
  method: 'POST',
  family,
  ...byLink,
  path: '/clientPage/documents/{kind}',
  summary: { pt: 'Enviar um documento pela página do cliente', en: "Send a document from the client's page" },
  params: z.object({ kind: documentKind }),
  query: z.object({ sendId }),
  files: { file: { max: 1, maxBytes: maxDocumentBytes, types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'] } },
  /** files that the document has now */
  response: z.object({ pages: z.number() }),
  errors: ['SEC004', 'PRS006', 'UPF003', 'SIS005', 'USE029', 'DOM002'],
});

/** Says that all that the person was to bring is there. Said again of the same files it tells nobody. */
export const handInClientDocuments = defineEndpoint({
  name: 'handInClientDocuments',
  area: 'documents',
  method: 'POST',
  family,
  ...byLink,
  path: '/clientPage/documents',
  summary: { pt: 'Concluir o envio dos documentos do cliente', en: "Hand the client's documents in" },
  response: z.object({ handedIn: z.literal(true) }),
  errors: ['SEC004', 'PRS006', 'UPF003', 'USE029'],
});

export const readClientPaperAddress = defineEndpoint({
  name: 'readClientPaperAddress',
  area,
  method: 'POST',
  family,
  ...byLink,
  path: '/clientPage/papers/{paperId}/address',
  summary: {
    pt: 'Endereço assinado de um documento do próprio contrato, por 2 minutos',
    en: 'Signed address of a paper of the own contract, for 2 minutes',
  },
  params: z.object({ paperId: recordId }),
  response: z.object({ url: z.string() }),
  errors: ['SEC004', 'USE029'],
});
