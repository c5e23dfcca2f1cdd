import { fipeFuelLetters } from '@estrada/domain/products/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';

export const fipeEndpoints = defineEndpoints({
  area: 'products',
  family: 'insurance',
  access: { anyOf: ['simulation-auto-insurance'] },
})({
  readFipeValue: {
    route: 'GET /insurance/SEGURO_AUTO/LIBERTY/fipe',
    summary: [
      'Valor FIPE de um veículo por código e combustível, com seu mês de referência',
      'FIPE value of a vehicle by code and fuel, with its month of reference',
    ],
    notes:
      'Without a model year it is the value of a new vehicle, or where there is none of the latest model year. SEC004 where the table in force has no value.',
    query: z.object({
      vehicleCode: z
        .string()
        .trim()
        .regex(/^\d{6}-\d$/, { error: 'fipeCode.invalid' }),
      /** the letter of the fuel in the FIPE table */
      fuelType: z.enum(fipeFuelLetters, { error: 'value.notAllowed' }),
      /** 32000 for a new vehicle */
      modelYear: z.coerce
        .number({ error: 'number.invalid' })
        .int({ error: 'number.invalid' })
        .min(1900, { error: 'number.outOfRange' })
        .max(32_000, { error: 'number.outOfRange' })
        .optional(),
    }),
    response: z.object({
      vehicleCode: z.string(),
      make: z.string(),
      model: z.string(),
      modelYear: z.int(),
      fuelType: z.enum(fipeFuelLetters),
      valueCents: z.int(),
      /** yyyy-mm */
      referenceMonth: z.string(),
      /** in the caller’s language */
      referenceMonthName: z.string(),
    }),
    errors: ['SEC004'],
  },
});
