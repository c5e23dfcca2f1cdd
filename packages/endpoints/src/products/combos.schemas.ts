import { comboForm, insuranceCodes, vehicleSegmentCodes } from '@estrada/domain/products/index';
import { z } from 'zod';
import { isoDate, personType, recordId, version } from '../fields.ts';
import { formRow } from '../record-calls.ts';

/** An insurance combo in its list: one in preparation has no mileage or terms yet, one without the parts never has. */
export const comboRow = formRow(comboForm, {
  kmPMC: z.int().nullable(),
  termGAP: z.int().nullable(),
  /** its place among the enabled combos, from 1; 0 for a disabled one */
  position: z.int(),
  /** nothing is missing: it can be enabled */
  isComplete: z.boolean(),
});

/** The enabled combos in a new order, each at the version that the user saw. */
export const comboOrder = z.object({
  items: z.array(z.object({ id: recordId, version }), { error: 'required' }).max(60, { error: 'number.outOfRange' }),
});

/** A term of the guaranteed note's table in force, and its lowest premium. */
export const noteTerm = z.object({ termMonths: z.int(), fromPremiumCents: z.int() });

/** A combo on sale, as the simulator shows it. */
export const comboOnSale = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  position: z.int(),
  validUntil: isoDate,
  personType,
  vehicleType: z.int().meta({ enum: [1, 2] }),
  vehicleSegmentation: z.enum(['ALL', ...vehicleSegmentCodes]),
  products: z.array(z.object({ code: z.enum(insuranceCodes), name: z.string(), providers: z.array(z.string()) })),
  kmPMC: z.int().nullable(),
  coveragePMC: z.string().nullable(),
  termsPMC: z.array(z.int()),
  termGAP: z.int().nullable(),
  /** its price by the table of combo prices, if that is less than the sum of its products; null: it has none */
  priceCents: z.int().nullable(),
});
