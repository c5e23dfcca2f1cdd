import {
  correctableFieldIds,
  dataAnswerForm,
  dataRequestChannelIds,
  dataRequestKindIds,
  dataRequestStatusIds,
  newDataRequestForm,
  retentionRuleIds,
  revocableConsentIds,
} from '@estrada/domain/privacy/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { instant, isoDate, recordId, shortText } from '../fields.ts';
import { formSchema } from '../form-schema.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const kind = z.enum(dataRequestKindIds, notAllowed);
const status = z.enum(dataRequestStatusIds, notAllowed);
const consent = z.enum(revocableConsentIds, notAllowed);
const field = z.enum(correctableFieldIds, notAllowed);

/** What is kept in spite of a deletion; the texts of a rule are the domain's. */
const retained = z.object({
  rule: z.enum(retentionRuleIds),
  proposalNumber: z.string().nullable(),
  /** the last day; null: none is set */
  until: isoDate.nullable(),
});

/** The data that are held of a person, by subject, in the language of the call. */
export const personData = z.object({
  sections: z.array(
    z.object({
      title: z.string(),
      items: z.array(
        z.object({
          title: z.string().nullable(),
          rows: z.array(z.object({ label: z.string(), value: z.string() })),
        }),
      ),
    }),
  ),
});

const corrections = z.array(z.object({ field, current: z.string(), wanted: z.string() }));

/** A request as the person who made it sees it. */
const ownRequest = z.object({
  id: recordId,
  number: z.string(),
  kind,
  status,
  receivedAt: instant,
  dueOn: isoDate,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  kept: z.array(retained),
});

/** What the card of a person's data shows before anything is requested. */
export const clientData = z.object({
  requests: z.array(ownRequest),
  /** the fields that may be corrected, with their current values */
  correctable: z.array(z.object({ field, current: z.string() })),
  /** what a deletion leaves */
  kept: z.array(retained),
  /** days within which a request is answered */
  days: z.int(),
  /** a request of this kind waits for an answer: another one is refused */
  waiting: z.array(kind),
  /** the consents that were revoked already */
  revoked: z.array(consent),
});

const row = {
  id: recordId,
  number: z.string(),
  kind,
  status,
  channel: z.enum(dataRequestChannelIds),
  name: z.string(),
  documentMasked: z.string(),
  receivedAt: instant,
  dueOn: isoDate,
  /** negative once the deadline has passed */
  daysLeft: z.int(),
  claim: z.object({ byName: z.string(), at: instant, isOwn: z.boolean() }).nullable(),
  nextStep: z.enum(['CLAIM', 'ANSWER', 'WAIT', 'ERASING', 'DONE']),
  can: z.object({ claim: z.boolean(), release: z.boolean(), answer: z.boolean() }),
};

/** One request with everything that its answer depends on. */
export const dataRequestDetail = z.object({
  ...row,
  /** empty: none is known, and the answer is not mailed */
  email: z.string(),
  message: z.string(),
  corrections,
  consents: z.array(consent),
  recordedByName: z.string().nullable(),
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** null: by the product itself, at once */
  answeredByName: z.string().nullable(),
  erasedAt: instant.nullable(),
  found: personData,
  /** what law requires to keep: of an answered deletion as it was answered, otherwise as of today */
  kept: z.array(retained),
});

const one = { params: z.object({ id: recordId }) };
const code = z.string({ error: 'verificationCode.required' }).regex(/^\d{6}$/, 'verificationCode.format');

export const privacyEndpoints = {
  // at the client's own page; the header contains the secret of the visit
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: 'public-key', linkToken: 'captureToken' })({
    readClientData: {
      route: 'GET /clientPage/data',
      summary: ['Pedidos do cliente sobre os próprios dados', "The client's requests about their own data"],
      response: clientData,
      errors: ['SEC004', 'USE029'],
    },
    /** Answered at once, and recorded. Identity documents, income and what concerns others are left out or masked. */
    viewClientData: {
      route: 'POST /clientPage/data/view',
      summary: ['Consultar os dados do cliente', "View the client's data"],
      response: personData,
      errors: ['SEC004', 'USE029'],
    },
    /** Sends a fresh code to the mailbox of the link: a copy and a deletion require one. */
    sendClientDataCode: {
      route: 'POST /clientPage/data/code',
      summary: [
        'Enviar o código para cópia ou exclusão dos dados',
        'Send the code for a copy or the deletion of the data',
      ],
      response: z.object({ sentTo: z.string(), expiresAt: instant }),
      errors: ['SEC004', 'USE029'],
    },
    /** Answered at once: the copy is downloaded in this visit. */
    exportClientData: {
      route: 'POST /clientPage/data/export',
      summary: ['Pedir uma cópia dos dados', 'Request a copy of the data'],
      body: z.strictObject({ code }),
      response: z.object({ requestId: recordId }),
      errors: ['SEC004', 'USE011', 'USE029', 'DOM002'],
    },
    downloadClientData: {
      route: 'GET /clientPage/data/export/{requestId}',
      summary: ['Baixar a cópia dos dados, em JSON ou PDF', 'Download the copy of the data, as JSON or PDF'],
      params: z.object({ requestId: recordId }),
      query: z.object({ format: z.enum(['json', 'pdf'], notAllowed) }),
      response: { file: [mediaTypes.json, mediaTypes.pdf] },
      errors: ['SEC004', 'USE029', 'CLI027'],
    },
    requestClientDataCorrection: {
      route: 'POST /clientPage/data/corrections',
      summary: ['Pedir a correção de dados', 'Request the correction of data'],
      body: z.strictObject({
        corrections: z
          .array(z.strictObject({ field, wanted: shortText(200) }))
          .min(1, { error: 'required' })
          .max(correctableFieldIds.length, notAllowed),
      }),
      response: z.object({ number: z.string(), dueOn: isoDate }),
      errors: ['SEC004', 'PRS007', 'USE029', 'DOM002'],
    },
    requestClientDataDeletion: {
      route: 'POST /clientPage/data/deletion',
      summary: ['Pedir a exclusão dos dados', 'Request the deletion of the data'],
      body: z.strictObject({ code }),
      response: z.object({ number: z.string(), dueOn: isoDate }),
      errors: ['SEC004', 'PRS007', 'USE011', 'USE029', 'DOM002'],
    },
    /** Takes effect at once. */
    revokeClientConsents: {
      route: 'POST /clientPage/data/revocation',
      summary: ['Revogar consentimentos', 'Revoke consents'],
      body: z.strictObject({ consents: z.array(consent).min(1, { error: 'consent.none' }).max(2, notAllowed) }),
      response: z.object({ number: z.string() }),
      errors: ['SEC004', 'USE029', 'DOM002'],
    },
  }),
  ...defineEndpoints({ area: 'proposals', family: 'proposal', access: { anyOf: ['privacy-requests'] } })({
    /** Those that wait for an answer, the first deadline first; others the newest first. */
    listDataRequests: listRow({
      path: '/privacy/requests',
      summary: ['Pedidos sobre dados pessoais', 'Requests about personal data'],
      filters: {
        status: z
          .enum(['open', 'all', ...dataRequestStatusIds], notAllowed)
          .optional()
          .meta({ default: 'open' }),
        kind: kind.optional(),
      },
      row: z.object(row),
    }),
    readDataRequest: {
      route: 'GET /privacy/requests/{id}',
      summary: ['Um pedido sobre dados pessoais', 'A request about personal data'],
      ...one,
      response: dataRequestDetail,
      errors: ['SEC004'],
    },
    /** For a person who called, wrote or came in; the deadline counts from the day on which it was received. */
    recordDataRequest: {
      route: 'POST /privacy/requests',
      summary: ['Registrar um pedido sobre dados pessoais', 'Record a request about personal data'],
      body: formSchema(newDataRequestForm),
      response: z.object({ id: recordId, number: z.string() }),
      errors: ['DOM002'],
    },
    claimDataRequest: {
      route: 'PUT /privacy/requests/{id}/claim',
      summary: ['Assumir um pedido sobre dados pessoais', 'Claim a request about personal data'],
      ...one,
      response: z.object({ claimed: z.literal(true) }),
      errors: ['SEC004', 'PRS001', 'PRS007'],
    },
    releaseDataRequest: {
      route: 'PUT /privacy/requests/{id}/release',
      summary: ['Liberar um pedido sobre dados pessoais', 'Release a request about personal data'],
      ...one,
      response: z.object({ released: z.literal(true) }),
      errors: ['SEC004', 'PRS007'],
    },
    /** The person gets the answer by e-mail. A deletion or correction that is granted begins with it. */
    answerDataRequest: {
      route: 'PUT /privacy/requests/{id}',
      summary: ['Responder a um pedido sobre dados pessoais', 'Answer a request about personal data'],
      ...one,
      body: formSchema(dataAnswerForm),
      response: z.object({ answered: z.literal(true) }),
      errors: ['SEC004', 'PRS001', 'PRS007', 'DOM002'],
    },
  }),
};
