import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';

const key = { error: 'value.notAllowed' };

export const listVersionOptions = defineEndpoint({
  name: 'listVersionOptions',
  area: 'vehicles',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/models/versions/{versionId}/options',
  summary: {
    pt: 'Opcionais que uma versão pode ter hoje, com o preço',
    en: 'Options that a version may have today, with their prices',
  },
  access: { anyOf: ['simulator', 'offers'] },
  params: z.object({ versionId: z.coerce.number(key).int(key).min(1, key).max(2_147_483_647, key) }),
  response: z.object({
    items: z.array(z.object({ optionCode: z.string(), name: z.string(), priceCents: z.number() })),
  }),
  errors: [],
});
