import { documentKinds, mostPages } from '@estrada/domain/documents/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { recordId, version } from '../fields.ts';
import {
  documentKind,
  documentVerdict,
  maxDocumentBytes,
  pageTurn,
  proposalDocuments,
  sendId,
} from './documents.schemas.ts';

const refusals = ['SEC004', 'PRS002', 'PRS006'] as const;

/** The accepted names of a document's file; the kind is detected by content. */
const oneFile = {
  file: { max: 1, maxBytes: maxDocumentBytes, types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'] },
};

export const documentsEndpoints = {
  ...defineEndpoints({ area: 'documents', family: 'proposal', access: { anyOf: ['proposals-write'] } })({
    /** One file, appended to the pages of the document. The kind is detected by content, not by name. */
    sendProposalDocument: {
      route: 'POST /upload/document',
      summary: ['Enviar uma página de um documento', 'Send a page of a document'],
      query: z.object({ proposalId: recordId, kind: documentKind, sendId }),
      files: oneFile,
      response: proposalDocuments,
      errors: [...refusals, 'UPF003', 'SIS005', 'USE029', 'DOM002'],
    },
    /** The signed papers of a contract: as `/upload/document` with `kind=FINANCE_KIT`. */
    sendFinanceKit: {
      route: 'POST /upload/financeKit',
      summary: ['Enviar uma página do kit de financiamento', 'Send a page of the finance kit'],
      query: z.object({ proposalId: recordId, sendId }),
      files: oneFile,
      response: proposalDocuments,
      errors: [...refusals, 'UPF003', 'SIS005', 'USE029', 'DOM002'],
    },
    /** The signed adhesion of a life insurance that was sold: as `/upload/document` with `kind=LIFE_INSURANCE`. */
    sendLifeInsurance: {
      route: 'POST /upload/lifeInsurance',
      summary: ['Enviar uma página do seguro de vida', 'Send a page of the life insurance'],
      query: z.object({ proposalId: recordId, sendId }),
      files: oneFile,
      response: proposalDocuments,
      errors: [...refusals, 'UPF003', 'SIS005', 'USE029', 'DOM002'],
    },
    /** Submits the documents required now as complete. Repeated for the same pages it notifies no one. */
    submitProposalDocuments: {
      route: 'POST /upload/send',
      summary: ['Enviar os documentos para conferência', 'Submit the documents for review'],
      query: z.object({ proposalId: recordId }),
      response: proposalDocuments,
      errors: [...refusals, 'UPF003'],
    },
    /** The order of all pages of a document, and the rotation of each. */
    arrangeProposalDocument: {
      route: 'PUT /proposes/sales/{id}/documents/{kind}/pages',
      summary: ['Ordenar e girar as páginas de um documento', 'Order and rotate the pages of a document'],
      params: z.object({ id: recordId, kind: documentKind }),
      body: z.object({ version, pages: z.array(z.object({ id: recordId, turn: pageTurn })).max(mostPages) }),
      response: proposalDocuments,
      errors: [...refusals, 'SET001', 'UPF003'],
    },
    removeDocumentPage: {
      route: 'DELETE /proposes/sales/{id}/documents/pages/{pageId}',
      summary: ['Remover uma página de um documento', 'Remove a page of a document'],
      params: z.object({ id: recordId, pageId: recordId }),
      response: proposalDocuments,
      errors: [...refusals, 'UPF003'],
    },
  }),
  ...defineEndpoints({ area: 'documents', family: 'proposal' })({
    readProposalDocuments: {
      access: { anyOf: ['proposals-consult'] },
      route: 'GET /proposes/sales/{id}/documents',
      summary: ['Documentos de uma proposta e sua situação', 'Documents of a proposal and their status'],
      params: z.object({ id: recordId }),
      response: proposalDocuments,
      errors: ['SEC004'],
    },
    /** The findings of the back office, on any number of documents, in one act. */
    reviewProposalDocuments: {
      access: { anyOf: ['proposals-decide'] },
      route: 'PUT /proposes/sales/{id}/documents/review',
      summary: ['Aceitar e recusar documentos de uma vez', 'Accept and refuse documents in one call'],
      params: z.object({ id: recordId }),
      body: z.object({ verdicts: z.array(documentVerdict).min(1, { error: 'required' }).max(documentKinds.length) }),
      response: proposalDocuments,
      errors: [...refusals, 'SET001', 'UPF003', 'DOM002'],
    },
    readDocumentAddress: {
      // pictures of documents are visible to those who send them and those who decide by them
      access: { anyOf: ['proposals-write', 'proposals-decide'] },
      route: 'POST /proposes/sales/{id}/documents/pages/{pageId}/address',
      summary: [
        'Endereço assinado de uma página, válido por 2 minutos; fica registrado quem a abriu',
        'Signed address of a page, valid for 2 minutes; who opened it is recorded',
      ],
      params: z.object({ id: recordId, pageId: recordId }),
      response: z.object({ url: z.string() }),
      errors: ['SEC004'],
    },
    fetchDocumentPage: {
      access: 'anonymous',
      route: 'GET /documents/pages/{pageId}',
      summary: ['Uma página pelo endereço assinado', 'A page by its signed address'],
      params: z.object({ pageId: recordId }),
      query: z.object({ expires: z.coerce.number({ error: 'number.invalid' }), signature: z.string().max(100) }),
      response: { file: [mediaTypes.pdf, mediaTypes.jpeg] },
      errors: ['SEC004', 'SIS002'],
    },
  }),
};
