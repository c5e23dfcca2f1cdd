import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { manufacturerId } from '../fields.ts';

const id = z.coerce
  .number({ error: 'value.notAllowed' })
  .int({ error: 'value.notAllowed' })
  .min(1, { error: 'value.notAllowed' });

/** 1 new, 2 used */
const vehicleType = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)], { error: 'value.notAllowed' }));

const year = z.coerce
  .number({ error: 'value.notAllowed' })
  .int({ error: 'value.notAllowed' })
  .min(1950, { error: 'value.notAllowed' })
  .max(2100, { error: 'value.notAllowed' });

/** Only what was built in a year, or is of a model year. */
const ofYears = { manufacturerYear: year.optional(), modelYear: year.optional() };

const yearRange = z.object({ first: z.int(), last: z.int() });

// for users who choose a vehicle: in the simulator, or for an offer
export const vehiclesEndpoints = defineEndpoints({
  area: 'vehicles',
  family: 'simulation',
  access: { anyOf: ['simulator', 'offers'] },
})({
  listManufacturers: {
    route: 'GET /simulation/manufacturers',
    summary: ['Montadoras', 'Manufacturers'],
    query: z.object({ vehicleType }),
    response: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
  },
  listModels: {
    route: 'GET /simulation/models',
    summary: ['Modelos de uma montadora', 'Models of a manufacturer'],
    query: z.object({ vehicleType, manufacturerId: id }),
    response: z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) }),
  },
  listVersions: {
    route: 'GET /simulation/models/versions',
    summary: ['Versões de um modelo', 'Versions of a model'],
    query: z.object({ vehicleType, modelId: id, ...ofYears }),
    response: z.object({
      items: z.array(
        z.object({
          id: z.int(),
          code: z.string(),
          optionCode: z.string(),
          description: z.string(),
          /** description, option code, code, year range (docs/specification/simulation.md#vehicle-levels) */
          label: z.string(),
          /** the reference price of its newest year, which of a used vehicle is the highest as a rule */
          newestPriceCents: z.int(),
        }),
      ),
    }),
  },
  listVersionYears: {
    route: 'GET /simulation/models/years',
    summary: [
      'Anos de uma versão, ou de todas de um modelo, com o preço de referência',
      'Years of a version, or of all those of a model, with the reference price',
    ],
    query: z
      .object({ vehicleType, versionId: id.optional(), modelId: id.optional(), manufacturerYear: year.optional() })
      .refine(({ versionId, modelId }) => versionId !== undefined || modelId !== undefined, {
        path: ['versionId'],
        error: 'required',
      }),
    response: z.object({
      items: z.array(
        z.object({
          manufacturerYear: z.int(),
          modelYear: z.int(),
          /** of a model the one of its cheapest version */
          referencePriceCents: z.int(),
        }),
      ),
    }),
  },
  listManufacturerYears: {
    route: 'GET /simulation/manufacturers/years',
    summary: [
      'Anos de fabricação de uma montadora ou de um modelo, o mais novo primeiro',
      'Years of manufacture of a manufacturer or a model, the newest first',
    ],
    query: z.object({ vehicleType, manufacturerId: id.optional(), modelId: id.optional(), modelYear: year.optional() }),
    response: z.object({ items: z.array(z.object({ manufacturerYear: z.int() })) }),
  },
  readManufacturerInfo: {
    family: 'admin',
    access: 'user',
    route: 'GET /gmb/parameters/manufacturerInfo',
    summary: [
      'Montadoras da tabela de veículos em vigor, com o que se vende de cada uma',
      'Manufacturers of the vehicle table in force, with what is sold of each',
    ],
    response: z.object({
      items: z.array(
        z.object({
          manufacturerId,
          manufacturerName: z.string(),
          /** 1 new, 2 used: a row for each that has a price */
          vehicleType: z.int(),
          versions: z.int(),
          manufacturerYears: yearRange,
          modelYears: yearRange,
        }),
      ),
    }),
  },
});
