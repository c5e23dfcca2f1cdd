import {
  contactWayIds,
  crmStateIds,
  leadChannelIds,
  leadContactForm,
  leadDetailsForm,
  leadFinishForm,
  leadPostponeForm,
  leadSituations,
  leadStatusIds,
  newLeadForm,
} from '@estrada/domain/leads/index';
import { maxFigureDays } from '@estrada/domain/products/index';
import { figureTableIds, figureValueIds } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import {
  financeTypeId,
  instant,
  isoDate,
  personType,
  recordId,
  refuse,
  shortText,
  stateCode,
  version,
} from '../fields.ts';
import { formSchema } from '../form-schema.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const reason = shortText(500);
const status = z.enum(leadStatusIds as [(typeof leadStatusIds)[number], ...typeof leadStatusIds], notAllowed);
const one = z.object({ id: recordId });
const ofDealer = z.object({ dealerId: recordId });
const refusals = ['SEC004', 'PRS001', 'PRS007', 'DOM002'] as const;

/** What is marked on an open lead: the first contact is overdue, or a planned contact is due. */
export const leadAttentions = ['overdue', 'contactDue'] as const;

const summary = {
  id: recordId,
  version,
  number: z.string(),
  status,
  /** its number on the wire, 1 to 8 */
  statusId: z.int(),
  situation: z.enum(leadSituations),
  name: z.string(),
  vehicleTypeId: z.enum(['1', '2']),
  vehicleWanted: z.string(),
  channel: z.enum(leadChannelIds),
  source: z.string(),
  dealer: z.object({ id: recordId, tradingName: z.string() }),
  owner: z.object({ id: recordId, name: z.string() }).nullable(),
  contactPreference: z.enum(contactWayIds),
  /** by when the first or the next contact is due; null: none is */
  dueAt: instant.nullable(),
  nextDay: isoDate.nullable(),
  nextTime: z.string().nullable(),
  /** when the last message with a link failed for good: somebody has to call the person. null: none, or reached since */
  messageFailedAt: instant.nullable(),
  attention: z.enum(leadAttentions).nullable(),
  isConsortium: z.boolean(),
  createdAt: instant,
  /**
   * how far the sales CRM has received it, with the last version that it has: 0 for none. `at`: when it was sent or
   * refused, or since when it waits. null: for users who do not follow it, and leads that it never gets
   */
  crm: z
    .object({
      state: z.enum(crmStateIds as [(typeof crmStateIds)[number], ...typeof crmStateIds]),
      version: z.int(),
      at: instant.nullable(),
    })
    .nullable(),
  claim: z.object({ byName: z.string(), at: instant, isOwn: z.boolean() }).nullable(),
  can: z.object({
    update: z.boolean(),
    claim: z.boolean(),
    release: z.boolean(),
    contact: z.boolean(),
    postpone: z.boolean(),
    finish: z.boolean(),
    sellByHand: z.boolean(),
    assign: z.boolean(),
    reopen: z.boolean(),
    relate: z.boolean(),
    simulate: z.boolean(),
  }),
};

export const leadRow = z.object(summary);

/** A figure that the person had on the screen when they requested a contact, with what computes it again. */
const customerFigure = z.object({
  /** what the person was given */
  number: z.string(),
  requestedAt: instant,
  quotedOn: isoDate,
  vehicleLabel: z.string(),
  assetType: z.union([z.literal(1), z.literal(2)]),
  manufacturerId: z.int(),
  modelId: z.int(),
  versionId: z.int(),
  manufacturerYear: z.int(),
  modelYear: z.int(),
  mileage: z.int().optional(),
  personType,
  state: stateCode,
  financeTypeId,
  /** the offer of a campaign that it was computed by */
  offerId: recordId.optional(),
  offerName: z.string().optional(),
  vehicleValueCents: z.int(),
  entryValueCents: z.int(),
  termMonths: z.int(),
  installmentCents: z.int(),
  /** a percentage with two decimals */
  cetAnnualPct: z.string(),
});
const rowValue = z.union([z.string(), z.number()]).nullable();

/** A lead as its page needs it. Contacts of the person are masked for readers who contact nobody. */
export const leadDetail = z.object({
  ...summary,
  document: z.string(),
  phone: z.string(),
  email: z.string(),
  isMasked: z.boolean(),
  /** the consent of the person, the version of its text, and the text as shown; null: created by hand */
  consent: z.object({ version: z.string(), at: instant, text: z.string().nullable() }).nullable(),
  /** of each request of the person, newest first */
  customerFigures: z.array(customerFigure),
  /** first submitted values that were corrected later, by field */
  submitted: z.record(z.string(), z.string()),
  /** of the end */
  reason: z.string().nullable(),
  expiresOn: isoDate.nullable(),
  /** minutes of business time until the first contact; null: none yet */
  minutesToFirstContact: z.int().nullable(),
  /** what the person sent by the web form; read by whoever works on the lead */
  registration: z.object({ number: z.string(), isReadable: z.boolean() }).nullable(),
  /** the last simulation that started from it */
  simulation: z.object({ id: recordId, code: z.string() }).nullable(),
  proposal: z.object({ id: recordId, number: z.string() }).nullable(),
  previousId: recordId.nullable(),
  history: z.array(
    z.object({
      at: instant,
      event: z.string(),
      how: z.enum(contactWayIds).nullable(),
      to: status,
      actorName: z.string(),
      note: z.string().nullable(),
    }),
  ),
});

const act = (path: string, pt: string, en: string) =>
  ({
    route: `PUT /leads/{id}/${path}` as const,
    summary: [pt, en] as const,
    params: one,
    response: leadDetail,
    errors: [...refusals],
    idempotent: true,
  }) as const;

const rotation = z.object({
  version: z.int(),
  isOn: z.boolean(),
  /** in the order of the round robin */
  sellers: z.array(z.object({ id: recordId, name: z.string() })),
  /** sellers of the dealer who are not in it */
  others: z.array(z.object({ id: recordId, name: z.string() })),
});
const mostSellers = 100;

/** Of leads that arrived in a period. The median is in business minutes; null: nobody was contacted yet. */
const counts = {
  received: z.int(),
  contacted: z.int(),
  sold: z.int(),
  medianMinutes: z.int().nullable(),
};
const leadFigures = z.object({
  initialDate: isoDate,
  finalDate: isoDate,
  totals: z.object(counts),
  /** there are more leads than were counted, of which these are the latest */
  isCapped: z.boolean(),
  sources: z.array(z.object({ channel: z.enum(leadChannelIds), source: z.string(), ...counts })),
  sellers: z.array(z.object({ id: recordId, name: z.string(), ...counts })),
  sourcesLeftOut: z.int(),
  sellersLeftOut: z.int(),
});

/** Leads: persons who want to buy, from the first contact to the sale. */
export const leadsEndpoints = defineEndpoints({ area: 'leads', family: 'b2c', access: { anyOf: ['leads'] } })({
  listLeads: listRow({
    path: '/leads',
    summary: ['Oportunidades, com filtros', 'Leads, filtered'],
    filters: {
      /** a number of a lead or a registration, a document, a phone, an e-mail, or a part of the name */
      search: z.string().trim().max(100).optional(),
      status: status.optional(),
      situation: z.enum(leadSituations, notAllowed).optional(),
      vehicleTypeId: z.enum(['1', '2'], notAllowed).optional(),
      channel: z.enum(leadChannelIds, notAllowed).optional(),
      dealerId: recordId.optional(),
      /** own: of the caller; unassigned: without an owner; overdue: the first contact is; today: due by today; crmLate: waits for the CRM too long */
      view: z.enum(['all', 'own', 'unassigned', 'overdue', 'today', 'crmLate'], notAllowed).default('all'),
    },
    row: leadRow,
    usualSize: 10,
  }),
  readLead: {
    route: 'GET /leads/{id}',
    summary: ['Uma oportunidade', 'One lead'],
    params: one,
    response: leadDetail,
    errors: ['SEC004'],
  },
  compareCustomerFigure: {
    route: 'GET /leads/{id}/customerFigure',
    summary: [
      'A simulação do cliente comparada com o cálculo de hoje, por linha de tabela',
      "The client's figure compared with today's calculation, by table row",
    ],
    params: one,
    response: z.object({
      figure: customerFigure,
      /** null: the tables of today do not have it any more, `refusal` says why */
      now: z
        .object({ quotedOn: isoDate, vehicleValueCents: z.int(), installmentCents: z.int(), cetAnnualPct: z.string() })
        .nullable(),
      refusal: z.string().nullable(),
      /** price, instalment and CET are those that the client saw */
      isSame: z.boolean(),
      /** money in centavos, rates as fractions in text, days as text; null where the row is absent */
      changes: z.array(
        z.object({
          table: z.enum(figureTableIds),
          row: z.string(),
          value: z.enum(figureValueIds),
          before: rowValue,
          after: rowValue,
        }),
      ),
    }),
    errors: ['SEC004'],
  },
  createLead: {
    route: 'POST /leads',
    summary: ['Cadastrar uma oportunidade', 'Create a lead'],
    body: formSchema(newLeadForm, { dealerId: recordId.optional() }),
    /** `joined`: the person has an open lead there, which is due now */
    response: z.object({ lead: leadDetail, joined: z.boolean() }),
    errors: ['SEC004', 'DOM002'],
    idempotent: true,
  },
  updateLead: {
    route: 'PUT /leads/{id}',
    summary: ['Corrigir os dados da pessoa', 'Correct the data of the person'],
    params: one,
    body: formSchema(leadDetailsForm, { version }),
    response: leadDetail,
    errors: [...refusals],
  },
  claimLead: { ...act('claim', 'Assumir uma oportunidade', 'Claim a lead'), body: z.object({ version }) },
  releaseLead: { ...act('release', 'Liberar uma oportunidade', 'Release a lead'), body: z.object({ version }) },
  contactLead: {
    ...act('contact', 'Registrar um contato e o resultado', 'Record a contact and its outcome'),
    body: formSchema(leadContactForm, { version }),
  },
  postponeLead: {
    ...act('postpone', 'Adiar o contato para um dia', 'Postpone the contact to a day'),
    body: formSchema(leadPostponeForm, { version }),
  },
  finishLead: {
    ...act('finish', 'Encerrar com um motivo', 'Close with a reason'),
    body: formSchema(leadFinishForm, { version }),
  },
  assignLead: {
    ...act('assign', 'Atribuir a um vendedor', 'Assign to a seller'),
    body: z.object({ version, ownerId: recordId }),
  },
  reopenLead: {
    ...act('reopen', 'Reabrir com um motivo', 'Reopen with a reason'),
    body: z.object({ version, reason }),
  },
  relateLead: {
    route: 'PUT /leads/{id}/relatedWith/saleProposal/{proposalId}',
    summary: ['Vincular a uma proposta de venda', 'Link to a sales proposal'],
    params: z.object({ id: recordId, proposalId: recordId }),
    response: leadDetail,
    errors: ['SEC004', 'PRS007'],
  },
  readLeadFigures: {
    route: 'GET /leads/figures',
    access: { anyOf: ['lead-figures'] },
    summary: [
      'Tempo até o primeiro contato e conversão, por origem e vendedor',
      'Time to the first contact and conversion, by source and seller',
    ],
    notes: `The period has at most ${maxFigureDays} days, both ends included; without one it is the current month and the two before it.`,
    query: z.object({
      initialDate: isoDate.optional(),
      finalDate: isoDate.optional(),
      dealerId: recordId.optional(),
    }),
    response: leadFigures,
    errors: ['SEC004', 'DOM002'],
  },
  readLeadRotation: {
    route: 'GET /leads/rotation',
    summary: ['Rodízio de vendedores de uma concessionária', 'Round robin of the sellers of a dealer'],
    query: ofDealer,
    response: rotation,
    errors: ['SEC004'],
  },
  saveLeadRotation: {
    route: 'PUT /leads/rotation',
    summary: ['Salvar o rodízio', 'Save the round robin'],
    query: ofDealer,
    body: z
      .object({ version: z.int().min(0), isOn: z.boolean(), sellerIds: z.array(recordId).max(mostSellers) })
      .superRefine(
        refuse(({ sellerIds }) =>
          new Set(sellerIds).size === sellerIds.length ? [] : [{ path: 'sellerIds', key: 'value.notAllowed' }],
        ),
      ),
    response: rotation,
    errors: ['SEC004', 'SET001', 'DOM002'],
  },
});
