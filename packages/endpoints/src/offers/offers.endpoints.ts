import { offerPageSize } from '@estrada/domain/lists/index';
import { offerForm } from '@estrada/domain/offers/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { financeTypeId, isoDate, namedOption, recordId, version } from '../fields.ts';
import { recordCalls } from '../record-calls.ts';
import { clonePlan, cloneResult, offerRow, offerType } from './offers.schemas.ts';

const partOfName = z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional();
const dates = ['GOFF003', 'GOFF004', 'GOFF005', 'GOFF006', 'GOFF007'] as const;

export const offersEndpoints = {
  ...recordCalls('Offer', {
    area: 'offers',
    family: 'offers',
    path: '/offers',
    access: 'offers',
    title: { one: { pt: 'uma oferta', en: 'an offer' }, many: { pt: 'ofertas', en: 'offers' } },
    row: offerRow,
    form: offerForm,
    usualSize: offerPageSize,
    sorts: ['validUntil', 'offerName'],
    filters: {
      /** a part of the name */
      search: partOfName,
      /** a part of manufacturer, model or version in the vehicle table */
      vehicle: partOfName,
      offerType: offerType.optional(),
      region: recordId.optional(),
      /** whether it is in force today, begins later or has ended; independent of enabled or disabled */
      standing: z.enum(['holding', 'coming', 'ended'], { error: 'value.notAllowed' }).optional(),
      /** a day on which it is in force */
      validOn: isoDate.optional(),
    },
    taken: 'GOFF000',
    errors: { change: ['GOFF001', 'GOFF002', ...dates, 'OFF000', 'OFF003'] },
  }),
  ...defineEndpoints({ area: 'offers', family: 'offers', access: { anyOf: ['offers'] } })({
    listOfferRegions: {
      route: 'GET /offers/regions',
      summary: ['Regionais habilitadas, para as ofertas', 'Enabled branches, for the offers'],
      response: z.object({ items: z.array(namedOption) }),
    },
    listOfferTables: {
      route: 'GET /offers/sourceTables',
      summary: ['Tabelas de preços em vigor, para as ofertas', 'Price tables in force, for the offers'],
      response: z.object({
        items: z.array(z.object({ sourceTableCode: z.string(), description: z.string(), financeTypeId })),
      }),
    },
    readOfferClonePlan: {
      route: 'GET /offers/{id}/clone',
      summary: ['Regionais para as quais clonar uma oferta', 'Branches to clone an offer to'],
      params: z.object({ id: recordId }),
      response: clonePlan,
      errors: ['SEC004', 'GOFF005'],
    },
    cloneOffer: {
      route: 'POST /offers/{id}/clone',
      summary: ['Clonar uma oferta para regionais, com confirmação', 'Clone an offer to branches, with confirmation'],
      params: z.object({ id: recordId }),
      query: z.object({
        /** ids, separated by commas */
        regions: z
          .string({ error: 'required' })
          .transform((ids) => [...new Set(ids.split(','))])
          .pipe(z.array(recordId).max(100, { error: 'number.outOfRange' })),
      }),
      body: z.object({ version, confirmed: z.literal(true, { error: 'required' }) }),
      response: cloneResult,
      errors: ['SEC004', 'SET001', 'GOFF005', 'OFF003', 'OFF004'],
      idempotent: true,
    },
  }),
};
