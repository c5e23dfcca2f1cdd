/** A dealer's products, channels, electronic signature, service to clients and location. */
import { salesChannels } from '@estrada/domain/enumerations/index';
import { dealerServiceProblems, mostHolidays, mostOrigins, weekdays } from '@estrada/domain/organization/index';
import { dealerProductCodes, insuranceCodes } from '@estrada/domain/products/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { isoDate, recordId, refuse, sortQuery, version, zip } from '../fields.ts';
import { dealerRow } from './organization.schemas.ts';
import { channelRow } from './units.schemas.ts';

const one = z.object({ id: recordId });
const channelIds = salesChannels.map(({ id }) => id);
const insurances = z.array(z.enum(insuranceCodes, { error: 'value.notAllowed' }), { error: 'required' });
const oneChannel = one.extend({ channelId: z.enum(channelIds, { error: 'value.notAllowed' }) });

export const dealerSettings = z.object({
  version: z.int(),
  esignEnabled: z.boolean(),
  products: z.array(z.object({ id: z.enum(dealerProductCodes), name: z.string(), enabled: z.boolean() })),
  can: z.object({ chooseProducts: z.boolean(), switchEsign: z.boolean() }),
});

const typedText = z.string({ error: 'required' });
const service = {
  /** Monday to Sunday, `HH:MM`; both empty: closed */
  days: z
    .array(z.object({ opens: typedText, closes: typedText }), { error: 'required' })
    .length(weekdays.length, { error: 'value.notAllowed' }),
  /** of the city */
  holidays: z
    .array(z.object({ day: typedText, name: typedText }), { error: 'required' })
    .max(mostHolidays, { error: 'value.notAllowed' }),
  /** the sites that may embed the public pages of the dealer */
  origins: z
    .array(z.object({ origin: typedText }), { error: 'required' })
    .max(mostOrigins, { error: 'origin.tooMany' }),
};

export const dealerService = z.object({
  ...service,
  holidays: z.array(z.object({ day: isoDate, name: z.string() })),
  /** 0: never saved, the usual hours apply */
  version: z.int(),
  changedByName: z.string().nullable(),
  dealer: z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string() }),
  can: z.object({ edit: z.boolean() }),
});

/** The insurance products that a dealer sells. */
const insuranceByDealerRow = z.object({
  id: z.string(),
  version: z.int(),
  tradingName: z.string(),
  gmfCode: z.string(),
  bacCode: z.string(),
  city: z.string(),
  state: z.string(),
  enabled: z.boolean(),
  insurances,
});

/** The centre of a search by distance: a postal code, or a position. */
export const degrees = (limit: number) =>
  z.coerce
    .number<number>({ error: 'number.invalid' })
    .min(-limit, { error: 'number.outOfRange' })
    .max(limit, { error: 'number.outOfRange' })
    .optional();

type Place = { zipCode?: string | undefined; latitude?: number | undefined; longitude?: number | undefined };
/** Refuses a place without a postal code that lacks one of its coordinates. */
export function requirePlace({ zipCode, latitude, longitude }: Place, context: z.RefinementCtx): void {
  if (zipCode !== undefined) return;
  for (const [path, value] of Object.entries({ latitude, longitude }))
    if (value === undefined) context.addIssue({ code: 'custom', path: [path], message: 'required' });
}

export const dealerSettingsEndpoints = {
  ...defineEndpoints({ area: 'organization', family: 'admin-dealers', access: { anyOf: ['dealer-channels'] } })({
    listDealerChannels: {
      route: 'GET /dealers/{id}/channels',
      summary: ['Canais de uma concessionária', 'Channels of a dealer'],
      params: one,
      response: z.object({ dealer: dealerRow, items: z.array(channelRow) }),
      errors: ['SEC004'],
    },
    enableDealerChannel: {
      route: 'PUT /dealers/{id}/channels/{channelId}/enable',
      summary: ['Habilitar um canal da concessionária', 'Enable a channel of the dealer'],
      params: oneChannel,
      response: channelRow,
      errors: ['SEC004'],
    },
    disableDealerChannel: {
      route: 'PUT /dealers/{id}/channels/{channelId}/disable',
      summary: ['Desabilitar um canal da concessionária', 'Disable a channel of the dealer'],
      params: oneChannel,
      response: channelRow,
      errors: ['SEC004'],
    },
    readDealerSettings: {
      route: 'GET /dealers/{id}/products',
      summary: [
        'Produtos e assinatura eletrônica de uma concessionária',
        'Products and electronic signature of a dealer',
      ],
      params: one,
      response: dealerSettings,
      errors: ['SEC004'],
    },
  }),
  ...defineEndpoints({ area: 'organization', family: 'admin-dealers', access: { anyOf: ['dealer-service'] } })({
    readDealerService: {
      route: 'GET /dealers/{id}/service',
      summary: [
        'Horário, feriados e sites autorizados de uma concessionária',
        'Business hours, holidays and authorised sites of a dealer',
      ],
      params: one,
      response: dealerService,
      errors: ['SEC004'],
    },
    saveDealerService: {
      access: { anyOf: ['dealer-service-change'] },
      route: 'PUT /dealers/{id}/service',
      summary: ['Salvar horário, feriados e sites autorizados', 'Save business hours, holidays and authorised sites'],
      params: one,
      body: z.object({ version: z.int().min(0), ...service }).superRefine(refuse(dealerServiceProblems)),
      response: dealerService,
      errors: ['SEC004', 'SET001'],
    },
  }),
  ...defineEndpoints({ area: 'organization', family: 'insurance', access: { anyOf: ['insurance-admin'] } })({
    listInsuranceByDealer: listRow({
      path: '/insurance/availableByDealer',
      summary: [
        'Seguros que cada concessionária vende, com filtros',
        'Insurance products that each dealer sells, filtered',
      ],
      filters: {
        /** a part of the name, or a whole code */
        search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
        ...sortQuery(['tradingName', 'gmfCode']),
      },
      row: insuranceByDealerRow,
    }),
    saveInsuranceByDealer: {
      route: 'PUT /insurance/availableByDealer',
      summary: [
        'Escolher os seguros que uma concessionária vende',
        'Choose the insurance products that a dealer sells',
      ],
      body: z.object({
        id: recordId,
        version,
        /** the insurance products that it sells, and no others */
        insurances: insurances.max(insuranceCodes.length, { error: 'value.notAllowed' }),
      }),
      response: insuranceByDealerRow,
      errors: ['SEC004', 'SET001'],
    },
  }),
  ...defineEndpoints({ area: 'organization' })({
    saveDealerProducts: {
      family: 'admin-dealers',
      // the back office, which also keeps branches and groups
      access: { anyOf: ['dealer-products'] },
      route: 'PUT /dealers/{id}/products',
      summary: ['Escolher os produtos de uma concessionária', 'Choose the products of a dealer'],
      params: one,
      body: z.object({
        version,
        /** the products that it sells, and no others */
        products: z
          .array(z.enum(dealerProductCodes, { error: 'value.notAllowed' }), { error: 'required' })
          .max(dealerProductCodes.length),
      }),
      response: dealerSettings,
      errors: ['SEC004', 'SET001'],
    },
    switchDealerEsign: {
      family: 'admin-dealers',
      // who keeps the settings of the signature for all dealers
      access: { anyOf: ['esign-ic'] },
      route: 'PUT /dealers/{id}/esign',
      summary: ['Ativar ou desativar a assinatura eletrônica', 'Turn the electronic signature on or off'],
      params: one,
      body: z.object({ version, enabled: z.boolean({ error: 'required' }) }),
      response: dealerSettings,
      errors: ['SEC004', 'SET001'],
    },
    findNearestDealers: {
      family: 'dealer',
      access: { anyOf: ['dealers-list'] },
      route: 'GET /dealers/distance',
      summary: [
        'Concessionárias habilitadas mais próximas de um CEP ou de uma posição',
        'Enabled dealers nearest to a postal code or a position',
      ],
      query: z
        .object({
          zipCode: zip.optional(),
          latitude: degrees(90),
          longitude: degrees(180),
          /** the distance of one dealer, instead of the nearest ones */
          bacCode: z
            .string()
            .regex(/^\d{6}$/, { error: 'bacCode.invalid' })
            .optional(),
        })
        .superRefine(requirePlace),
      response: z.object({
        /** nearest first */
        items: z.array(z.object({ dealer: dealerRow, distanceKm: z.number() })),
      }),
      errors: ['ADR001', 'SIS004'],
    },
  }),
};
