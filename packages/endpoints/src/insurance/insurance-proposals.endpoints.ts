import {
  insuranceDocuments,
  insuranceProposalStatusIds,
  insuranceTypes,
  insurerNames,
} from '@estrada/domain/insurance/index';
import { insuranceCodes } from '@estrada/domain/products/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { filteredListRow } from '../define-list.ts';
import { clientDocument, isoDate, recordId, shortText, version } from '../fields.ts';
import { insuranceDetail, insuranceRefund, insuranceRow, insuranceSaleType } from './insurance-proposals.schemas.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const reason = z.string().trim().max(500, { error: 'text.tooLong' }).optional();
/** A type and insurer of the wire; a pair that no insurer sells is refused at `provider`. */
const ofProduct = {
  type: z.enum(insuranceTypes, notAllowed),
  provider: z.enum(insurerNames, notAllowed),
};
const ofOne = { ...ofProduct, id: recordId };
const one = z.object({ id: recordId });
const refusals = ['SEC004', 'PRS001', 'PRS007', 'DOM002'] as const;
/** Refusals of an insurer: these, or another one of its codes in the catalogue with the same status. */
const insurerErrors = ['INS001', 'PMCERR', 'LIBERR', 'LIBSEGAUTOERR', 'GAPERR', 'GAPPDFERR'] as const;
const contracting = { anyOf: ['insurance-contracting'] } as const;
const either = { anyOf: ['insurance-consult', 'insurance-contracting'] } as const;

/** The answers of one section; fields as `insuranceRows` declares them, checked there one by one. */
const section = z.object({ version, values: z.record(z.string().max(60), z.unknown()) });
const saving = (path: string, pt: string, en: string) =>
  ({
    route: `PUT /insurance/{type}/{provider}/{id}/${path}` as const,
    summary: [`Salvar na contratação: ${pt}`, `Save in an insurance proposal: ${en}`] as const,
    params: z.object(ofOne),
    body: section,
    response: insuranceDetail,
    errors: [...refusals],
  }) as const;

/** What a new proposal begins with; all of it is optional. */
const beginning = {
  params: z.object(ofProduct),
  query: z.object({
    /** by default the active dealer */
    dealerId: recordId.optional(),
    /** of the seller on the proposal, by default none; the commission is the caller's */
    sellerDocument: clientDocument.optional(),
    /** accepted and not used: the caller's role decides */
    profile: shortText(40).optional(),
  }),
  body: z.object({
    /** the sale that it belongs to: client and vehicle are prefilled from it */
    saleProposalId: recordId.optional(),
    /** FINANCED: its premium is part of the loan of that sale */
    saleType: insuranceSaleType.default('AVULSA'),
    /** an answer of the insurer, whose answers to the form are prefilled */
    idQuote: z.string().max(60).optional(),
    clientDocument: clientDocument.optional(),
  }),
  response: insuranceDetail,
  errors: [...refusals, 'ADD004'],
  idempotent: true,
} as const;

/** an insurer's own file is foreign: the answer says so */
const pdf = { file: [mediaTypes.pdf] } as const;
const consent = z.literal(true, { error: 'consent.required' });
const sending = {
  body: z.object({ version, consent }),
  response: insuranceDetail,
  errors: [...refusals],
  idempotent: true,
} as const;
const byId = z.object({ id: recordId });
const sendingById = { ...sending, body: z.object({ id: recordId, version, consent }) } as const;
const issuing = {
  body: z.object({ id: recordId, version }),
  response: insuranceDetail,
  errors: [...refusals],
  idempotent: true,
} as const;
const act = (path: string, pt: string, en: string) =>
  ({
    route: `PUT /proposes/insurances/{id}/${path}` as const,
    summary: [pt, en] as const,
    params: one,
    response: insuranceDetail,
    errors: [...refusals],
    idempotent: true,
  }) as const;

/** Insurance proposals, from the first answer to the policy and its end. */
export const insuranceProposalsEndpoints = {
  ...defineEndpoints({ area: 'insurance', family: 'insurance', access: either })({
    listInsurances: {
      ...filteredListRow({
        path: '/proposes/insurances/filters',
        summary: ['Contratações de seguro, com filtros', 'Insurance proposals, filtered'],
        filters: {
          /** a number, a whole document, or a part of the client's name */
          search: z.string().trim().max(100).optional(),
          insuranceType: z.enum(insuranceCodes, notAllowed).optional(),
          provider: z.enum(insurerNames, notAllowed).optional(),
          status: z.array(z.enum(insuranceProposalStatusIds, notAllowed)).max(14).optional(),
          dealerId: recordId.optional(),
          sellerDocument: clientDocument.optional(),
          from: isoDate.optional(),
          to: isoDate.optional(),
          saleType: insuranceSaleType.optional(),
          saleProposalId: recordId.optional(),
          /** own: those that the caller began; waiting: those that somebody must work on; renewals: due in 60 days */
          view: z.enum(['all', 'own', 'waiting', 'renewals'], notAllowed).default('all'),
        },
        row: insuranceRow,
      }),
      query: z.object({ type: z.literal('insurances', notAllowed).default('insurances') }),
    },
    readInsurance: {
      route: 'GET /proposes/insurances/{id}',
      summary: ['Uma contratação de seguro', 'One insurance proposal'],
      params: one,
      response: insuranceDetail,
      errors: ['SEC004'],
    },
    readInsuranceRefund: {
      route: 'GET /proposes/insurances/{id}/refund',
      summary: ['O reembolso de um cancelamento hoje', 'What a cancellation today would refund'],
      params: one,
      response: insuranceRefund,
      errors: ['SEC004', 'PRS007'],
    },
    readInsurancePolicy: {
      route: 'GET /insurance/{type}/{provider}/policy/{id}',
      summary: ['Apólice de uma contratação', 'Policy of an insurance proposal'],
      params: z.object(ofOne),
      response: insuranceDetail.pick({ policy: true, premiums: true }),
      errors: ['SEC004', ...insurerErrors, 'InsIntCardif-009'],
      alertCall: 'policy-lookup',
    },
    cancelInsurance: {
      ...act('cancel', 'Cancelar com motivo um seguro enviado', 'Cancel a sent insurance with a reason'),
      body: z.object({ version, reason }),
    },
    withdrawInsurance: {
      ...act('withdrawal', 'Desistir no prazo, com reembolso total', 'Withdraw within the period, refunded in full'),
      body: z.object({ version }),
    },
    cancelInsuranceAgain: {
      ...act(
        'cancellation',
        'Pedir de novo à seguradora um cancelamento que ela recusou',
        'Request a cancellation again that the insurer refused',
      ),
      body: z.object({ version }),
    },
    confirmInsuranceRefund: {
      ...act(
        'refund-confirmation',
        'Confirmar o reembolso que a seguradora informou com outro valor',
        'Confirm a refund that the insurer states with another amount',
      ),
      body: z.object({
        version,
        /** ours or the one that the insurer states */
        applies: z.enum(['ours', 'insurer'], notAllowed),
        note: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(500, { error: 'text.tooLong' }),
      }),
    },
    abandonInsurance: {
      ...act('abandon', 'Cancelar uma contratação ainda não enviada', 'Cancel a proposal that was not sent'),
      body: z.object({ version }),
    },
    supplyInsuranceInformation: {
      ...act('information', 'Responder à seguradora', 'Answer the insurer'),
      body: z.object({ version, answer: reason }),
    },
    recordInsurancePolicy: {
      ...act('policy', 'Registrar a apólice emitida manualmente', 'Record a policy that was issued manually'),
      body: z.object({
        version,
        policyNumber: z
          .string({ error: 'required' })
          .trim()
          .regex(/^[\w./-]{1,60}$/, { error: 'value.notAllowed' }),
        startsOn: isoDate,
        endsOn: isoDate,
        firstDueOn: isoDate,
      }),
    },
    refuseInsurance: {
      ...act('refusal', 'Registrar a recusa da emissão manual', 'Record the refusal of a manual issue'),
      body: z.object({ version, reason }),
    },
    recordPremiumNotice: {
      ...act(
        'notice',
        'Registrar o recebimento do aviso de parcela em atraso',
        'Record the receipt of the notice of an unpaid premium',
      ),
      body: z.object({ version, number: z.number().int().min(2).max(12), receivedOn: isoDate }),
    },
    chargeInsurancePremium: {
      ...act('charge', 'Cobrar de novo uma parcela não paga', 'Charge an unpaid premium again'),
      body: z.object({ version, number: z.number().int().min(1).max(12) }),
    },
    claimInsurance: {
      ...act('claim', 'Assumir uma contratação que aguarda alguém', 'Claim a proposal that waits for somebody'),
      body: z.object({ version }),
    },
    releaseInsurance: {
      ...act('release', 'Liberar uma contratação assumida', 'Release a claimed proposal'),
      body: z.object({ version }),
    },
    renewInsurance: {
      route: 'POST /proposes/insurances/{id}/renewal',
      summary: [
        'Renovar a apólice, ou contratar de novo: nova contratação com as mesmas respostas',
        'Renew the policy, or begin again: a new proposal with the same answers',
      ],
      params: one,
      response: insuranceDetail,
      errors: [...refusals],
      idempotent: true,
    },
  }),
  ...defineEndpoints({ area: 'insurance', family: 'insurance', access: contracting })({
    beginInsurance: {
      route: 'POST /insurance/{type}/{provider}',
      summary: ['Iniciar uma contratação de seguro', 'Begin an insurance proposal'],
      ...beginning,
    },
    createInsurance: {
      route: 'POST /insurance/{type}/{provider}/create',
      summary: ['O mesmo, no endereço de PMC e GAP', 'The same, at the address of PMC and GAP'],
      ...beginning,
    },
    saveInsuranceAssured: saving('person/assured', 'segurado', 'assured'),
    saveInsuranceDriver: saving('person/mainDriver', 'condutor principal', 'main driver'),
    saveInsuranceOwner: saving('person/owner', 'proprietário', 'owner'),
    saveInsuranceVehicle: saving('vehicle', 'veículo', 'vehicle'),
    saveInsuranceDetails: saving('details', 'dados do seguro', 'insurance details'),
    saveInsurancePayment: saving('payment', 'pagamento', 'payment'),
    quoteInsurance: {
      route: 'GET /insurance/{type}/{provider}/{id}/quote',
      summary: ['Cotar a contratação com a seguradora', 'Have the insurer quote the proposal'],
      params: z.object(ofOne),
      query: z.object({ proposeInsuranceId: recordId.optional(), idQuote: z.string().max(60).optional() }),
      response: insuranceDetail,
      errors: [...refusals, ...insurerErrors],
    },
    changeInsuranceSeller: {
      route: 'PUT /insurance/{type}/{provider}/{id}/seller/sellerDocument/{doc}',
      summary: ['Trocar o vendedor pelo documento', 'Change the seller by document'],
      params: z.object({ ...ofOne, doc: clientDocument }),
      body: z.object({ version }),
      response: insuranceDetail,
      errors: [...refusals],
    },
    sendInsured: {
      route: 'POST /insurance/{type}/{provider}/proposal/{id}/insured',
      summary: ['Enviar à seguradora uma contratação avulsa', 'Send a separate insurance proposal to the insurer'],
      params: z.object(ofOne),
      ...sending,
    },
    sendFinancedInsurance: {
      route: 'POST /insurance/{type}/{provider}/proposal/{quoteId}/financed',
      summary: ['Enviar à seguradora uma contratação financiada', 'Send a financed insurance proposal to the insurer'],
      params: z.object({ ...ofProduct, quoteId: z.string().max(60) }),
      query: z.object({ dealerId: recordId.optional(), saleProposalId: recordId }),
      ...sending,
    },
    readPaymentFrame: {
      route: 'GET /insurance/{type}/{provider}/payment/iframe/{brokerProposalNumber}',
      summary: ['Página de pagamento da seguradora', "The insurer's payment page"],
      params: z.object({ ...ofProduct, brokerProposalNumber: z.string().max(60) }),
      response: z.object({ linkIframe: z.url() }),
      errors: ['SEC004', 'PRS007', ...insurerErrors],
    },
    issueFinancedPolicy: {
      route: 'POST /insurance/{type}/{provider}/financed/policy',
      summary: ['Pedir a apólice de um seguro financiado', 'Request the policy of a financed insurance'],
      params: z.object(ofProduct),
      ...issuing,
    },
    issueDetachedPolicy: {
      route: 'POST /insurance/{type}/{provider}/detached/policy',
      summary: ['Pedir a apólice de um seguro avulso', 'Request the policy of a separate insurance'],
      params: z.object(ofProduct),
      ...issuing,
    },
    quoteCardif: {
      route: 'POST /insurance/PMC_CARDIF/CARDIF/quotation',
      summary: ['Cotar uma proteção mecânica da Cardif', 'Have Cardif quote a mechanical protection'],
      body: byId,
      response: insuranceDetail,
      errors: [...refusals, ...insurerErrors, 'InsIntCardif-002'],
      alertCall: 'cardif-quote',
    },
    readCardifSubscription: {
      route: 'GET /insurance/PMC_CARDIF/CARDIF/subscription/{id}',
      summary: ['Adesão à proteção mecânica da Cardif', 'Subscription to a mechanical protection of Cardif'],
      params: one,
      response: insuranceDetail,
      errors: ['SEC004'],
      alertCall: 'pmc',
    },
    sendCardifSubscription: {
      route: 'POST /insurance/PMC_CARDIF/CARDIF/subscription/{id}',
      summary: ['Enviar a adesão à Cardif', 'Send the subscription to Cardif'],
      params: one,
      ...sending,
      alertCall: 'pmc',
    },
    payCardif: {
      route: 'POST /insurance/PMC_CARDIF/CARDIF/{quoteId}/payment',
      summary: ['Salvar o pagamento de uma cotação da Cardif', 'Save the payment of a quote of Cardif'],
      params: z.object({ quoteId: z.string().max(60) }),
      body: section,
      response: insuranceDetail,
      errors: [...refusals],
      alertCall: 'pmc',
    },
    quoteLiberty: {
      route: 'POST /liberty/quote',
      summary: ['Cotar uma contratação com a Liberty', 'Have Liberty quote a proposal'],
      body: byId,
      response: insuranceDetail,
      errors: [...refusals, ...insurerErrors],
    },
    enrollLiberty: {
      route: 'POST /liberty/enroll',
      summary: ['Enviar uma contratação à Liberty', 'Send a proposal to Liberty'],
      ...sendingById,
    },
    quoteAssurant: {
      route: 'POST /assurant/quote',
      summary: ['Cotar uma contratação com a Assurant', 'Have Assurant quote a proposal'],
      body: byId,
      response: insuranceDetail,
      errors: [...refusals, ...insurerErrors],
    },
    enrollAssurant: {
      route: 'POST /assurant/enroll',
      summary: ['Enviar uma contratação à Assurant', 'Send a proposal to Assurant'],
      ...sendingById,
    },
  }),
  ...defineEndpoints({ area: 'insurance', family: 'insurance', access: either })({
    downloadInsurerProposal: {
      route: 'GET /insurance/{type}/{provider}/proposal/{broker}/document',
      summary: ['PDF da proposta, pelo número da seguradora', "PDF of the proposal, by the insurer's number"],
      params: z.object({ ...ofProduct, broker: z.string().max(60) }),
      response: pdf,
      errors: ['SEC004', ...insurerErrors],
    },
    downloadCardifDocument: {
      route: 'GET /insurance/PMC_CARDIF/CARDIF/{idQuote}/document',
      summary: ['PDF de uma cotação da Cardif', 'PDF of a quote of Cardif'],
      params: z.object({ idQuote: z.string().max(60) }),
      response: pdf,
      errors: ['SEC004'],
    },
    downloadLibertyPdf: {
      route: 'GET /liberty/pdf',
      summary: ['PDF de uma contratação com a Liberty', 'PDF of a proposal to Liberty'],
      query: byId,
      response: pdf,
      errors: ['SEC004', ...insurerErrors],
    },
    downloadAssurantPdf: {
      route: 'GET /assurant/pdf',
      summary: ['PDF de uma contratação com a Assurant', 'PDF of a proposal to Assurant'],
      query: byId,
      response: pdf,
      errors: ['SEC004', ...insurerErrors],
    },
    downloadInsuranceDocument: {
      route: 'GET /sale/proposal/insurance/{id}/document/{target}',
      family: 'proposal',
      summary: ['Um documento de uma contratação de seguro', 'A document of an insurance proposal'],
      params: z.object({ id: recordId, target: z.enum(insuranceDocuments, notAllowed) }),
      /** the premium of a receipt; by default the last that was paid */
      query: z.object({ number: z.coerce.number().int().min(1).max(12).optional() }),
      response: pdf,
      errors: ['SEC004'],
    },
  }),
};
