import { clientForm } from '@estrada/domain/proposals/registration/index';
import { allWebFormSteps, webFormStart } from '@estrada/domain/web-form/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { documentKind, maxDocumentBytes, sendId } from '../documents/documents.schemas.ts';
import {
  email,
  instant,
  isoDate,
  mobile,
  namedOption,
  personType,
  recordId,
  stateCode,
  version,
  zip,
} from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { degrees, requirePlace } from '../organization/dealer-settings.endpoints.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const refusals = ['SEC004', 'USE029', 'DOM002'] as const;
/** A dealer as the person sees it. */
const shownDealer = z.object({ id: recordId, tradingName: z.string(), city: z.string(), state: z.string() });
const step = z.enum(allWebFormSteps as [string, ...string[]], notAllowed);

/** A file that the person attached: its content is not shown again. */
const attachedFile = z.object({ id: recordId, fileName: z.string(), sizeBytes: z.int() });
const attachedDocument = z.object({ kind: documentKind, name: z.string(), files: z.array(attachedFile) });

/** What a person reads after the form was sent. */
const sentForm = z.object({
  number: z.string(),
  dealerName: z.string(),
  /** by when the dealer contacts, in minutes of its business time */
  contactWithinMinutes: z.int(),
});

const webForm = z.object({
  personType,
  dealer: shownDealer,
  version,
  /** the step at which the person goes on */
  step,
  /** null once it was sent */
  client: z.nullable(clientForm),
  documents: z.array(attachedDocument),
  /** the last day on which it is kept */
  expiresOn: isoDate,
  sent: sentForm.nullable(),
});

/** What a browser goes on with after the form was begun, or opened by its link; returned this once. */
const session = z.object({ session: z.string() });

/**
 * The web form, without a login: the registration of a person or a company, saved step by step, sent to a dealer as a
 * lead. The secret in the header is that of a link or, after it was opened, that of the browser.
 */
export const webFormEndpoints = {
  ...defineEndpoints({ area: 'leads', family: 'b2c', access: 'public-key' })({
    findWebFormDealers: {
      route: 'GET /formweb/dealers',
      summary: [
        'Concessionárias mais próximas que recebem o formulário web',
        'The nearest dealers that accept the web form',
      ],
      query: z
        .object({ zipCode: zip.optional(), latitude: degrees(90), longitude: degrees(180) })
        .superRefine(requirePlace),
      /** at most ten, the nearest first */
      response: z.object({ items: z.array(shownDealer.extend({ distanceKm: z.number() })) }),
      errors: ['ADR001', 'SIS004', ...refusals],
    },
    readWebFormDealer: {
      route: 'GET /formweb/dealers/{id}',
      summary: ['Concessionária de um link do formulário web', 'Dealer of a link to the web form'],
      params: z.object({ id: recordId }),
      response: shownDealer,
      errors: ['ADD004', ...refusals],
    },
    findWebFormAddress: {
      route: 'GET /formweb/addresses/{zip}',
      summary: ['Endereço de um CEP, no formulário web', 'Address of a postal code, in the web form'],
      params: z.object({ zip }),
      response: z.object({
        zipCode: z.string(),
        street: z.string(),
        neighborhood: z.string(),
        city: z.string(),
        cityId: z.string(),
        state: z.string(),
      }),
      errors: ['ADR001', 'SIS004', ...refusals],
    },
    listWebFormCities: {
      route: 'GET /formweb/states/{state}/cities',
      summary: ['Cidades de um estado, no formulário web', 'Cities of a state, in the web form'],
      params: z.object({ state: stateCode }),
      response: z.object({ items: z.array(namedOption) }),
      errors: ['ADR001', ...refusals],
    },
    startWebForm: {
      route: 'POST /formweb',
      summary: ['Iniciar um cadastro no formulário web', 'Begin a registration in the web form'],
      body: formSchema(webFormStart, {
        dealerId: recordId,
        /** of the text that the person agreed to */
        consentVersion: z.string({ error: 'required' }).max(40, { error: 'text.tooLong' }),
      }),
      response: session,
      errors: ['ADD004', ...refusals],
    },
    /** Sends the link of every open form of the mailbox or the phone; the response is alike whether there is one. */
    requestWebFormLink: {
      route: 'POST /formweb/link',
      summary: ['Receber de novo o link do cadastro', 'Receive the link of a registration again'],
      /** one of the two */
      body: z
        .strictObject({ email: email.optional(), phone: mobile.optional() })
        .refine((contact) => (contact.email === undefined) !== (contact.phone === undefined), {
          path: ['email'],
          error: 'phoneOrEmail.required',
        }),
      response: z.object({ requested: z.literal(true) }),
      errors: [...refusals],
    },
  }),
  ...defineEndpoints({ area: 'leads', family: 'b2c', access: 'public-key', linkToken: 'captureToken' })({
    /** From the link: another browser that went on with the form until then has to open the link again. */
    openWebForm: {
      route: 'POST /formweb/session',
      summary: ['Abrir um cadastro pelo link', 'Open a registration by its link'],
      response: session,
      errors: ['SEC004', 'USE029'],
    },
    readWebForm: {
      route: 'GET /formweb',
      summary: ['O cadastro como foi salvo', 'The registration as saved'],
      response: webForm,
      errors: ['SEC004', 'USE029'],
    },
    saveWebForm: {
      route: 'PUT /formweb',
      summary: ['Salvar uma etapa do cadastro', 'Save a step of the registration'],
      body: z.object({ version, step, client: clientForm }),
      response: z.object({ version, expiresOn: isoDate }),
      errors: ['PRS007', 'SET001', ...refusals],
    },
    /** One file, appended to the document's. The kind of file is detected by content, not by name. */
    attachWebFormDocument: {
      route: 'POST /formweb/documents/{kind}',
      summary: ['Anexar um documento ao cadastro', 'Attach a document to the registration'],
      params: z.object({ kind: documentKind }),
      query: z.object({ sendId }),
      files: { file: { max: 1, maxBytes: maxDocumentBytes, types: ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'heif'] } },
      response: z.object({ documents: z.array(attachedDocument) }),
      errors: ['PRS007', 'UPF003', 'SIS005', ...refusals],
    },
    removeWebFormFile: {
      route: 'DELETE /formweb/files/{id}',
      summary: ['Remover um arquivo do cadastro', 'Remove a file from the registration'],
      params: z.object({ id: recordId }),
      response: z.object({ documents: z.array(attachedDocument) }),
      errors: ['PRS007', ...refusals],
    },
    /** Repeated, it returns the same number. */
    sendWebForm: {
      route: 'POST /formweb/submission',
      summary: ['Enviar o cadastro à concessionária', 'Send the registration to the dealer'],
      body: z.object({ version }),
      response: sentForm,
      errors: ['ADD004', 'SET001', ...refusals],
    },
    deleteWebForm: {
      route: 'DELETE /formweb',
      summary: ['Excluir um cadastro que não foi enviado', 'Delete a registration that was not sent'],
      response: z.object({ deleted: z.literal(true) }),
      errors: ['PRS007', 'SEC004', 'USE029'],
    },
  }),
  ...defineEndpoints({ area: 'leads', family: 'b2c', access: { anyOf: ['leads'] } })({
    /** Whoever works on the lead. Each reading is recorded in the trail. */
    readLeadRegistration: {
      route: 'GET /leads/{id}/registration',
      summary: ['O cadastro que a pessoa enviou', 'The registration that the person sent'],
      params: z.object({ id: recordId }),
      response: z.object({
        number: z.string(),
        sentAt: instant,
        consent: z.object({ version: z.string(), at: instant, text: z.string() }),
        client: clientForm,
        documents: z.array(attachedDocument),
      }),
      errors: ['SEC004'],
    },
  }),
};
