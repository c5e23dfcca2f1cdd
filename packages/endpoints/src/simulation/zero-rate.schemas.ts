import { z } from 'zod';
import { isoDate, vehicleType } from '../fields.ts';

/** A model that is sold at zero rate, with its tables. */
export const zeroRateModel = z.object({
  manufacturer: z.string(),
  model: z.string(),
  /** 1 new, 2 used */
  vehicleType,
  firstYear: z.int(),
  lastYear: z.int(),
  versions: z.int(),
  planName: z.string(),
  /** null applies to both */
  personType: z.enum(['PF', 'PJ']).nullable(),
  termsMonths: z.array(z.int()),
  /** a share of the price, 0 to 1 */
  minEntryShare: z.number(),
  validUntil: isoDate,
});
