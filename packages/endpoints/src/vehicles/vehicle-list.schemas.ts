import { z } from 'zod';
import { vehicleType, versionId } from '../fields.ts';

const version = {
  versionId,
  manufacturer: z.string(),
  model: z.string(),
  version: z.string(),
  code: z.string(),
  optionCode: z.string(),
  /** empty where the table has no value */
  fuel: z.string(),
};
const price = {
  /** 1 new, 2 used */
  vehicleType,
  manufacturerYear: z.int(),
  modelYear: z.int(),
  priceCents: z.int(),
};

/** One line of the vehicle table in force. */
export const vehicleRow = z.object({ ...version, ...price });

/** A version with all its data in the table in force. */
export const vehicleDetail = z.object({
  ...version,
  /** newest first, new before used */
  prices: z.array(z.object(price)),
  /** what can be added to it, by the table of options in force */
  pricedOptions: z.array(z.object({ optionCode: z.string(), name: z.string(), priceCents: z.int() })),
  /** the same version with other options or another fuel */
  options: z.array(z.object({ versionId, version: z.string(), optionCode: z.string(), fuel: z.string() })),
});
