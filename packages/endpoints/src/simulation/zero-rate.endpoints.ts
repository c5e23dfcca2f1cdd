import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { zeroRateModel } from './zero-rate.schemas.ts';

export const readZeroRate = defineEndpoint({
  name: 'readZeroRate',
  area: 'simulation',
  method: 'GET',
  family: 'vehicles',
  path: '/rateZero',
  summary: { pt: 'Modelos com taxa zero', en: 'Models with a zero rate' },
  access: { anyOf: ['rate-zero'] },
  response: z.object({
    /** direct sale from the maker */
    VD: z.array(zeroRateModel),
    /** traditional sale from the dealer's stock */
    TD: z.array(zeroRateModel),
  }),
  errors: [],
});
