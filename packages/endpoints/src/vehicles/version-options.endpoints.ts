import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';

const key = { error: 'value.notAllowed' };

export const versionOptionsEndpoints = defineEndpoints({
  area: 'vehicles',
  family: 'simulation',
  access: { anyOf: ['simulator', 'offers'] },
})({
  listVersionOptions: {
    route: 'GET /simulation/models/versions/{versionId}/options',
    summary: [
      'Opcionais que uma versão pode ter hoje, com o preço',
      'Options that a version may have today, with their prices',
    ],
    params: z.object({ versionId: z.coerce.number(key).int(key).min(1, key).max(2_147_483_647, key) }),
    response: z.object({
      items: z.array(z.object({ optionCode: z.string(), name: z.string(), priceCents: z.int() })),
    }),
  },
});
