import { z } from 'zod';
import { isoDate } from '../fields.ts';

/** A model that is sold at zero rate, with its tables. */
export const zeroRateModel = z.object({
  manufacturer: z.string(),
  model: z.string(),
  /** 1 new, 2 used */
  vehicleType: z.number(),
  firstYear: z.number(),
  lastYear: z.number(),
  versions: z.number(),
  planName: z.string(),
  /** null applies to both */
  personType: z.enum(['PF', 'PJ']).nullable(),
  termsMonths: z.array(z.number()),
  /** a share of the price, 0 to 1 */
  minEntryShare: z.number(),
  validUntil: isoDate,
});
