/** What a dealer sells, by which channels, whether it signs electronically, and where it is. */
import { additions, salesChannels } from '@estrada/domain/enumerations/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { recordId, version, zip } from '../fields.ts';
import { dealerRow } from './organization.schemas.ts';
import { channelRow } from './units.schemas.ts';

const reads = { anyOf: ['dealer-channels'] } as const;
/** products: the back office, which also keeps branches and groups */
const sells = { anyOf: ['dealer-products'] } as const;
/** electronic signature: who keeps its settings for all dealers */
const signs = { anyOf: ['esign-ic'] } as const;
const shared = { area: 'organization', family: 'admin-dealers' } as const;
const one = z.object({ id: recordId });
const channelIds = salesChannels.map(({ id }) => id);
const productIds = additions.map(({ id }) => id);

export const listDealerChannels = defineEndpoint({
  ...shared,
  name: 'listDealerChannels',
  method: 'GET',
  path: '/dealers/{id}/channels',
  summary: { pt: 'Canais de uma concessionária', en: 'Channels of a dealer' },
  access: reads,
  params: one,
  response: z.object({ dealer: dealerRow, items: z.array(channelRow) }),
  errors: ['SEC004'],
});

const oneChannel = one.extend({ channelId: z.enum(channelIds, { error: 'value.notAllowed' }) });

export const enableDealerChannel = defineEndpoint({
  ...shared,
  name: 'enableDealerChannel',
  method: 'PUT',
  path: '/dealers/{id}/channels/{channelId}/enable',
  summary: { pt: 'Habilitar um canal da concessionária', en: 'Enable a channel of the dealer' },
  access: reads,
  params: oneChannel,
  response: channelRow,
  errors: ['SEC004'],
});

export const disableDealerChannel = defineEndpoint({
  ...shared,
  name: 'disableDealerChannel',
  method: 'PUT',
  path: '/dealers/{id}/channels/{channelId}/disable',
  summary: { pt: 'Desabilitar um canal da concessionária', en: 'Disable a channel of the dealer' },
  access: reads,
  params: oneChannel,
  response: channelRow,
  errors: ['SEC004'],
});

export const dealerSettings = z.object({
  version: z.number(),
  esignEnabled: z.boolean(),
  products: z.array(z.object({ id: z.enum(productIds), name: z.string(), enabled: z.boolean() })),
  can: z.object({ chooseProducts: z.boolean(), switchEsign: z.boolean() }),
});

export const readDealerSettings = defineEndpoint({
  ...shared,
  name: 'readDealerSettings',
  method: 'GET',
  path: '/dealers/{id}/products',
  summary: {
    pt: 'Produtos e assinatura eletrônica de uma concessionária',
    en: 'Products and electronic signature of a dealer',
  },
  access: reads,
  params: one,
  response: dealerSettings,
  errors: ['SEC004'],
});

export const saveDealerProducts = defineEndpoint({
  ...shared,
  name: 'saveDealerProducts',
  method: 'PUT',
  path: '/dealers/{id}/products',
  summary: { pt: 'Escolher os produtos de uma concessionária', en: 'Choose the products of a dealer' },
  access: sells,
  params: one,
  body: z.object({
    version,
    /** the products that it sells; all others it does not */
    products: z.array(z.enum(productIds, { error: 'value.notAllowed' }), { error: 'required' }).max(productIds.length),
  }),
  response: dealerSettings,
  errors: ['SEC004', 'SET001'],
});

export const switchDealerEsign = defineEndpoint({
  ...shared,
  name: 'switchDealerEsign',
  method: 'PUT',
  path: '/dealers/{id}/esign',
  summary: { pt: 'Ligar ou desligar a assinatura eletrônica', en: 'Switch the electronic signature on or off' },
  access: signs,
  params: one,
  body: z.object({ version, enabled: z.boolean({ error: 'required' }) }),
  response: dealerSettings,
  errors: ['SEC004', 'SET001'],
});

/** What a search by distance begins from: a postal code, or a position. */
const degrees = (limit: number) =>
  z.coerce
    .number<number>({ error: 'number.invalid' })
    .min(-limit, { error: 'number.outOfRange' })
    .max(limit, { error: 'number.outOfRange' })
    .optional();

export const findNearestDealers = defineEndpoint({
  name: 'findNearestDealers',
  area: 'organization',
  method: 'GET',
  family: 'dealer',
  path: '/dealers/distance',
  summary: {
    pt: 'Concessionárias habilitadas mais próximas de um CEP ou de uma posição',
    en: 'Enabled dealers nearest to a postal code or a position',
  },
  access: { anyOf: ['dealers-list'] },
  query: z
    .object({
      zipCode: zip.optional(),
      latitude: degrees(90),
      longitude: degrees(180),
      /** how far one dealer is, instead of the nearest ones */
      bacCode: z
        .string()
        .regex(/^\d{6}$/, { error: 'bacCode.invalid' })
        .optional(),
    })
    .superRefine(({ zipCode, latitude, longitude }, context) => {
      if (zipCode !== undefined) return;
      for (const [path, value] of Object.entries({ latitude, longitude }))
        if (value === undefined) context.addIssue({ code: 'custom', path: [path], message: 'required' });
    }),
  response: z.object({
    /** nearest first */
    items: z.array(z.object({ dealer: dealerRow, distanceKm: z.number() })),
  }),
  errors: ['ADR001', 'SIS004'],
});
