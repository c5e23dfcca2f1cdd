import { documentKinds, mostPages } from '@estrada/domain/documents/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import {
  documentKind,
  documentVerdict,
  maxDocumentBytes,
  pageTurn,
  proposalDocuments,
  sendId,
} from './documents.schemas.ts';

const area = 'documents';
const family = 'proposal';
const consult = { anyOf: ['proposals-consult'] } as const;
const write = { anyOf: ['proposals-write'] } as const;
/** pictures of people's papers are for those who send them and for who decides by them */
const view = { anyOf: ['proposals-write', 'proposals-decide'] } as const;
const refusals = ['SEC004', 'PRS002', 'PRS006'] as const;

export const readProposalDocuments = defineEndpoint({
  name: 'readProposalDocuments',
  area,
  method: 'GET',
  family,
  path: '/proposes/sales/{id}/documents',
  summary: { pt: 'Documentos de uma proposta e sua situação', en: 'Documents of a proposal and their status' },
  access: consult,
  params: z.object({ id: recordId }),
  response: proposalDocuments,
  errors: ['SEC004'],
});

/** What a file of a document may be called; what it is its content says. */
const oneFile = {
  file: { max: 1, maxBytes: maxDocumentBytes, types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'] },
};

/** One file, added behind the pages that the document has. What it is its content says, not its name. */
export const sendProposalDocument = defineEndpoint({
  name: 'sendProposalDocument',
  area,
  method: 'POST',
  family,
  path: '/upload/document',
  summary: { pt: 'Enviar uma página de um documento', en: 'Send a page of a document' },
  access: write,
  query: z.object({ proposalId: recordId, kind: documentKind, sendId }),
  files: oneFile,
  response: proposalDocuments,
  errors: [...refusals, 'UPF003', 'SIS005', 'USE029', 'DOM002'],
});

/** The papers of a contract that stands, signed: as `/upload/document` with `kind=FINANCE_KIT`. */
export const sendFinanceKit = defineEndpoint({
  name: 'sendFinanceKit',
  area,
  method: 'POST',
  family,
  path: '/upload/financeKit',
  summary: { pt: 'Enviar uma página do kit de financiamento', en: 'Send a page of the finance kit' },
  access: write,
  query: z.object({ proposalId: recordId, sendId }),
  files: oneFile,
  response: proposalDocuments,
  errors: [...refusals, 'UPF003', 'SIS005', 'USE029', 'DOM002'],
});

/** The signed adhesion of a life insurance that was sold: as `/upload/document` with `kind=LIFE_INSURANCE`. */
export const sendLifeInsurance = defineEndpoint({
  name: 'sendLifeInsurance',
  area,
  method: 'POST',
  family,
  path: '/upload/lifeInsurance',
  summary: { pt: 'Enviar uma página do seguro de vida', en: 'Send a page of the life insurance' },
  access: write,
  query: z.object({ proposalId: recordId, sendId }),
  files: oneFile,
  response: proposalDocuments,
  errors: [...refusals, 'UPF003', 'SIS005', 'USE029', 'DOM002'],
});

/** Says that all is there that is asked for now. Said again of the same pages it tells nobody. */
export const submitProposalDocuments = defineEndpoint({
  name: 'submitProposalDocuments',
  area,
  method: 'POST',
  family,
  path: '/upload/send',
  summary: { pt: 'Enviar os documentos para conferência', en: 'Hand the documents in for review' },
  access: write,
  query: z.object({ proposalId: recordId }),
  response: proposalDocuments,
  errors: [...refusals, 'UPF003'],
});

/** The order of all pages of a document, and how each is turned. */
export const arrangeProposalDocument = defineEndpoint({
  name: 'arrangeProposalDocument',
  area,
  method: 'PUT',
  family,
  path: '/proposes/sales/{id}/documents/{kind}/pages',
  summary: { pt: 'Ordenar e girar as páginas de um documento', en: 'Order and turn the pages of a document' },
  access: write,
  params: z.object({ id: recordId, kind: documentKind }),
  body: z.object({ version, pages: z.array(z.object({ id: recordId, turn: pageTurn })).max(mostPages) }),
  response: proposalDocuments,
  errors: [...refusals, 'SET001', 'UPF003'],
});

export const removeDocumentPage = defineEndpoint({
  name: 'removeDocumentPage',
  area,
  method: 'DELETE',
  family,
  path: '/proposes/sales/{id}/documents/pages/{pageId}',
  summary: { pt: 'Remover uma página de um documento', en: 'Remove a page of a document' },
  access: write,
  params: z.object({ id: recordId, pageId: recordId }),
  response: proposalDocuments,
  errors: [...refusals, 'UPF003'],
});

/** What the back office found, of as many documents as it has looked at, in one act. */
export const reviewProposalDocuments = defineEndpoint({
  name: 'reviewProposalDocuments',
  area,
  method: 'PUT',
  family,
  path: '/proposes/sales/{id}/documents/review',
  summary: { pt: 'Aceitar e recusar documentos de uma vez', en: 'Accept and refuse documents in one act' },
  access: { anyOf: ['proposals-decide'] },
  params: z.object({ id: recordId }),
  body: z.object({ verdicts: z.array(documentVerdict).min(1, { error: 'required' }).max(documentKinds.length) }),
  response: proposalDocuments,
  errors: [...refusals, 'SET001', 'UPF003', 'DOM002'],
});

export const readDocumentAddress = defineEndpoint({
  name: 'readDocumentAddress',
  area,
  method: 'POST',
  family,
  path: '/proposes/sales/{id}/documents/pages/{pageId}/address',
  summary: {
    pt: 'Endereço assinado de uma página, por 2 minutos; fica registrado quem a abriu',
    en: 'Signed address of a page, for 2 minutes; who opened it is recorded',
  },
  access: view,
  params: z.object({ id: recordId, pageId: recordId }),
  response: z.object({ url: z.string() }),
  errors: ['SEC004'],
});

export const fetchDocumentPage = defineEndpoint({
  name: 'fetchDocumentPage',
  area,
  method: 'GET',
  family,
  path: '/documents/pages/{pageId}',
  summary: { pt: 'Uma página pelo endereço assinado', en: 'A page by its signed address' },
  access: 'anonymous',
  params: z.object({ pageId: recordId }),
  query: z.object({ expires: z.coerce.number({ error: 'number.invalid' }), signature: z.string().max(100) }),
  response: { file: 'any' as const },
  errors: ['SEC004', 'SIS002'],
});
