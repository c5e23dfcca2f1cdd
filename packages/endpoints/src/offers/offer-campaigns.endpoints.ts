import { campaignPageSize } from '@estrada/domain/lists/index';
import {
  type CampaignStatus,
  campaignStatuses,
  maxCampaignPictureBytes,
  offerCampaignForm,
  publishCampaignForm,
} from '@estrada/domain/offers/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { instant, isoDate, recordId, sortQuery, version } from '../fields.ts';
import { formSchema, valuesSchema } from '../form-schema.ts';

const status = z.enum(Object.keys(campaignStatuses) as [CampaignStatus], { error: 'value.notAllowed' });

/** A campaign of offers in its list, with the names for its ids. */
export const offerCampaignRow = valuesSchema(offerCampaignForm, {
  id: recordId,
  /** increases with every change; a write sends the one that the user saw */
  version: z.int(),
  updatedAt: instant,
  /** today: a published one ends after its last day */
  status,
  publishFrom: isoDate.nullable(),
  endedOn: isoDate.nullable(),
  /** empty for a campaign of every dealer */
  regionName: z.string(),
  offerNames: z.string(),
  /** the address of its picture for an hour; null without one */
  pictureUrl: z.string().nullable(),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), end: z.boolean() }),
});

const one = { params: z.object({ id: recordId }), response: offerCampaignRow };
const rules = ['GOFC001', 'GOFC002', 'OFF003'] as const;

export const offerCampaignsEndpoints = defineEndpoints({
  area: 'offers',
  family: 'offers',
  access: { anyOf: ['offers'] },
})({
  listOfferCampaigns: listRow({
    path: '/offers/campaigns',
    summary: ['Lista de campanhas de ofertas, com filtros', 'List of campaigns of offers, filtered'],
    filters: {
      /** a part of the name */
      search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
      region: recordId.optional(),
      status: status.optional(),
      /** a day of the campaign */
      validOn: isoDate.optional(),
      ...sortQuery(['effectiveFrom', 'validUntil', 'campaignName']),
    },
    row: offerCampaignRow,
    usualSize: campaignPageSize,
  }),
  readOfferCampaign: {
    ...one,
    route: 'GET /offers/campaigns/{id}',
    summary: ['Ler uma campanha de ofertas', 'Read a campaign of offers'],
    errors: ['SEC004'],
  },
  registerOfferCampaign: {
    route: 'POST /offers/campaigns',
    summary: ['Cadastrar uma campanha de ofertas, como rascunho', 'Register a campaign of offers, as a draft'],
    body: formSchema(offerCampaignForm),
    response: offerCampaignRow,
    errors: [...rules],
    idempotent: true,
  },
  updateOfferCampaign: {
    ...one,
    route: 'PUT /offers/campaigns/{id}',
    summary: ['Alterar uma campanha de ofertas', 'Change a campaign of offers'],
    body: formSchema(offerCampaignForm, { version }),
    errors: ['SEC004', 'SET001', ...rules],
  },
  publishOfferCampaign: {
    ...one,
    route: 'PUT /offers/campaigns/{id}/publish',
    summary: ['Publicar uma campanha de ofertas a partir de um dia', 'Publish a campaign of offers from a day'],
    body: formSchema(publishCampaignForm, { version }),
    errors: ['SEC004', 'SET001', ...rules],
  },
  endOfferCampaign: {
    ...one,
    route: 'PUT /offers/campaigns/{id}/end',
    summary: ['Encerrar uma campanha de ofertas hoje', 'End a campaign of offers today'],
    body: z.object({ version }),
    errors: ['SEC004', 'SET001'],
  },
  /** A JPEG or PNG of at most 2 MB. The kind is detected by content, not by name. */
  sendOfferCampaignPicture: {
    ...one,
    route: 'POST /offers/campaigns/{id}/picture',
    summary: ['Enviar a imagem de uma campanha de ofertas', 'Send the picture of a campaign of offers'],
    query: z.object({ version: z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' }) }),
    files: { file: { max: 1, maxBytes: maxCampaignPictureBytes, types: ['jpg', 'jpeg', 'png'] } },
    errors: ['SEC004', 'SET001', 'UPF003', 'SIS005', 'USE029', 'DOM002'],
  },
  fetchOfferCampaignPicture: {
    access: 'anonymous',
    route: 'GET /offers/campaigns/pictures/{pictureId}',
    summary: ['A imagem de uma campanha pelo endereço assinado', 'The picture of a campaign by its signed address'],
    params: z.object({ pictureId: recordId }),
    query: z.object({ expires: z.coerce.number({ error: 'number.invalid' }), signature: z.string().max(100) }),
    response: { file: [mediaTypes.jpeg] },
    errors: ['SEC004', 'SIS002'],
  },
  readOfferCampaignResults: {
    route: 'GET /offers/campaigns/{id}/results',
    summary: [
      'Simulações, propostas e contratos com as ofertas de uma campanha nos dias dela',
      'Simulations, proposals and contracts with the offers of a campaign on its days',
    ],
    params: z.object({ id: recordId }),
    response: z.object({
      /** the days on which it is or was shown; null before it is published */
      days: z.object({ from: isoDate, until: isoDate }).nullable(),
      /** counted up to 10,000, as the others */
      simulations: z.int(),
      /** of these simulations, without cancelled ones and copies */
      proposals: z.int(),
      /** of these proposals: paid, and not withdrawn from */
      contracts: z.int(),
      contractGoal: z.int(),
    }),
    errors: ['SEC004'],
  },
});
