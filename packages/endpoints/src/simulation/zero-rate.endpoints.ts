import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { zeroRateModel } from './zero-rate.schemas.ts';

export const zeroRateEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'vehicles',
  access: { anyOf: ['rate-zero'] },
})({
  readZeroRate: {
    route: 'GET /rateZero',
    summary: ['Modelos com taxa zero', 'Models with a zero rate'],
    response: z.object({
      /** direct sale from the maker */
      VD: z.array(zeroRateModel),
      /** traditional sale from the dealer's stock */
      TD: z.array(zeroRateModel),
    }),
  },
});
