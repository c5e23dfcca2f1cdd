import { insuranceDocuments } from '@estrada/domain/insurance/index';
import { reviewRequestForm } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { documentKind, maxDocumentBytes, sendId } from '../documents/documents.schemas.ts';
import { instant, isoDate, moneyCents, recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { clientLoan, clientPage, settlementKind, settlementQuote } from './client-page.schemas.ts';

const ofInstalment = { params: z.object({ number: z.coerce.number().int().min(1).max(420) }) };

export const clientPageEndpoints = {
  // with the key of public pages; the header contains the secret of the link, and after a code that of the visit
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: 'public-key', linkToken: 'captureToken' })({
    sendClientPageCode: {
      route: 'POST /clientPage/code',
      summary: ['Enviar o código da página do cliente', "Send the code of the client's page"],
      response: z.object({
        /** the mailbox, masked */
        sentTo: z.string(),
        expiresAt: instant,
      }),
      errors: ['SEC004', 'USE029'],
    },
    openClientPage: {
      route: 'POST /clientPage/visit',
      summary: ['Abrir a página do cliente com o código', "Open the client's page with the code"],
      body: z.strictObject({
        code: z.string({ error: 'verificationCode.required' }).regex(/^\d{6}$/, 'verificationCode.format'),
      }),
      /** the secret of this visit, returned this once */
      response: z.object({ visit: z.string(), expiresAt: instant }),
      errors: ['SEC004', 'USE011', 'USE029', 'DOM002'],
    },
    readClientPage: {
      route: 'GET /clientPage',
      summary: ['A proposta na página do cliente', "The proposal on the client's page"],
      response: clientPage,
      errors: ['SEC004', 'USE029'],
    },
    /** The address of the visitor's own step: the partner's signature page, or the selfie page. */
    takeClientStep: {
      route: 'POST /clientPage/step',
      summary: ['Abrir uma etapa do cliente: assinatura ou selfie', 'Open a step of the client: signature or selfie'],
      body: z.strictObject({ step: z.enum(['sign', 'selfie'], { error: 'value.notAllowed' }) }),
      response: z.object({ url: z.string() }),
      errors: ['SEC004', 'PRS017', 'USE029', 'DOM002'],
    },
    readClientPaperAddress: {
      route: 'POST /clientPage/papers/{paperId}/address',
      summary: [
        'Endereço assinado de um documento do contrato do cliente, válido por 2 minutos',
        "Signed address of a document of the client's contract, valid for 2 minutes",
      ],
      params: z.object({ paperId: recordId }),
      response: z.object({ url: z.string() }),
      alertCall: 'pdf',
      errors: ['SEC004', 'USE029'],
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: 'public-key', linkToken: 'captureToken' })({
    /** The review of a refusal by a person who has not decided before (LGPD art. 20): once for each refusal. */
    requestCreditReview: {
      route: 'POST /clientPage/review',
      summary: ['Pedir a revisão da recusa', 'Request the review of the refusal'],
      body: formSchema(reviewRequestForm),
      /** the last day for the answer */
      response: z.object({ dueOn: isoDate }),
      errors: ['SEC004', 'PRS007', 'USE029', 'DOM002'],
    },
    /** Within the withdrawal period, without a reason: the credit ends as if it had never existed. */
    withdrawClientContract: {
      route: 'POST /clientPage/withdrawal',
      summary: ['Desistir do contrato pela página do cliente', "Withdraw from the contract on the client's page"],
      body: z.strictObject({
        /** who returns what was paid for the vehicle: the dealer, which takes it back, or the client, who keeps it */
        principalFrom: z.enum(['dealer', 'client'], { error: 'value.notAllowed' }),
      }),
      response: z.object({ withdrawn: z.literal(true) }),
      errors: ['SEC004', 'PRS002', 'PRS006', 'PRS007', 'USE029', 'SIS004', 'DOM002'],
    },
  }),
  // the company that collects the instalments is called at each of these: without its answer SIS004
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: 'public-key', linkToken: 'captureToken' })({
    readClientLoan: {
      route: 'GET /clientPage/loan',
      summary: ['As parcelas do contrato do cliente', "The instalments of the client's contract"],
      /** null: the contract is not known there yet */
      response: z.object({ loan: clientLoan.nullable() }),
      errors: ['SEC004', 'USE029', 'SIS004'],
    },
    readClientSlip: {
      route: 'GET /clientPage/loan/{number}/slip',
      summary: ['O boleto de uma parcela do cliente', "The slip of an instalment of the client's contract"],
      ...ofInstalment,
      response: z.object({ line: z.string(), dueOn: isoDate, amountCents: z.int() }),
      errors: ['SEC004', 'PRS007', 'USE029', 'SIS004'],
    },
    printClientSlip: {
      route: 'GET /clientPage/loan/{number}/slip/pdf',
      summary: [
        'O boleto de uma parcela do cliente, em PDF',
        "The slip of an instalment of the client's contract, as PDF",
      ],
      ...ofInstalment,
      response: { file: [mediaTypes.pdf] },
      errors: ['SEC004', 'PRS007', 'USE029', 'SIS004', 'CLI027'],
    },
    quoteClientSettlement: {
      route: 'GET /clientPage/loan/settlement',
      summary: ['Cálculo da liquidação antecipada', 'Computation of the early settlement'],
      query: z.object({
        kind: settlementKind,
        on: isoDate,
        amountCents: z.coerce.number().int().min(1, 'number.invalid').max(100_000_000_00, 'number.invalid').optional(),
      }),
      response: settlementQuote,
      errors: ['SEC004', 'PRS007', 'USE029', 'SIS004', 'DOM002'],
    },
    /** Repeated for the same figure it requests nothing new. */
    requestClientSettlement: {
      route: 'POST /clientPage/loan/settlement',
      summary: ['Pedir a liquidação antecipada', 'Request the early settlement'],
      body: z.strictObject({
        kind: settlementKind,
        on: isoDate,
        /** of a part */
        amountCents: moneyCents.nullable(),
        /** the figure that the client saw */
        valueCents: moneyCents,
      }),
      response: clientLoan.shape.settlements.element,
      errors: ['SEC004', 'PRS007', 'USE029', 'SIS004', 'DOM002'],
    },
  }),
  ...defineEndpoints({ area: 'documents', family: 'proposal', access: 'public-key', linkToken: 'captureToken' })({
    /**
     * One file of a document required of the visitor, appended to its files. The kind is detected by content, not by
     * name.
     */
    sendClientDocument: {
      route: 'POST /clientPage/documents/{kind}',
      summary: ['Enviar um documento pela página do cliente', "Send a document from the client's page"],
      params: z.object({ kind: documentKind }),
      query: z.object({ sendId }),
      files: { file: { max: 1, maxBytes: maxDocumentBytes, types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'] } },
      /** files of the document now */
      response: z.object({ pages: z.int() }),
      errors: ['SEC004', 'PRS006', 'UPF003', 'SIS005', 'USE029', 'DOM002'],
    },
    /**
     * Reports that all required documents of the visitor are uploaded. Repeated for the same files it notifies no one.
     */
    handInClientDocuments: {
      route: 'POST /clientPage/documents',
      summary: ['Concluir o envio dos documentos do cliente', "Submit the client's documents"],
      response: z.object({ handedIn: z.literal(true) }),
      errors: ['SEC004', 'PRS006', 'UPF003', 'USE029'],
    },
  }),
  ...defineEndpoints({ area: 'insurance', family: 'proposal', access: 'public-key', linkToken: 'captureToken' })({
    readClientInsuranceDocument: {
      route: 'GET /clientPage/insurances/{id}/document/{target}',
      summary: ['Um documento de um seguro do cliente', "A document of the client's insurance"],
      params: z.object({ id: recordId, target: z.enum(insuranceDocuments, { error: 'value.notAllowed' }) }),
      /** the premium of a receipt; by default the last that was paid */
      query: z.object({ number: z.coerce.number().int().min(1).max(12).optional() }),
      response: { file: [mediaTypes.pdf] },
      errors: ['SEC004', 'USE029'],
    },
    /** Within the withdrawal period, without a reason: everything that was paid is refunded. */
    withdrawClientInsurance: {
      route: 'POST /clientPage/insurances/{id}/withdrawal',
      summary: ['Desistir de um seguro pela página do cliente', "Withdraw from an insurance on the client's page"],
      params: z.object({ id: recordId }),
      response: z.object({ withdrawn: z.literal(true) }),
      errors: ['SEC004', 'PRS007', 'USE029'],
    },
  }),
};
