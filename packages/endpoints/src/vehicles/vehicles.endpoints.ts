import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';

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
/** who chooses a vehicle: in the simulator, or for an offer */
const vehicleAccess = { anyOf: ['simulator', 'offers'] } as const;

export const listManufacturers = defineEndpoint({
  name: 'listManufacturers',
  area: 'vehicles',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/manufacturers',
  summary: { pt: 'Montadoras', en: 'Manufacturers' },
  access: vehicleAccess,
  query: z.object({ vehicleType }),
  response: z.object({ items: z.array(z.object({ id: z.number(), name: z.string() })) }),
  errors: [],
});

export const listModels = defineEndpoint({
  name: 'listModels',
  area: 'vehicles',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/models',
  summary: { pt: 'Modelos de uma montadora', en: 'Models of a manufacturer' },
  access: vehicleAccess,
  query: z.object({ vehicleType, manufacturerId: id }),
  response: z.object({ items: z.array(z.object({ id: z.number(), name: z.string() })) }),
  errors: [],
});

export const listVersions = defineEndpoint({
  name: 'listVersions',
  area: 'vehicles',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/models/versions',
  summary: { pt: 'Versões de um modelo', en: 'Versions of a model' },
  access: vehicleAccess,
  query: z.object({ vehicleType, modelId: id, ...ofYears }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        optionCode: z.string(),
        description: z.string(),
        /** description, option code, code, year range (docs/specification/simulation.md#vehicle-levels) */
        label: z.string(),
        /** the reference price of its newest year, which of a used vehicle is the highest as a rule */
        newestPriceCents: z.number(),
      }),
    ),
  }),
  errors: [],
});

export const listVersionYears = defineEndpoint({
  name: 'listVersionYears',
  area: 'vehicles',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/models/years',
  summary: {
    pt: 'Anos de uma versão, ou de todas de um modelo, com o preço de referência',
    en: 'Years of a version, or of all those of a model, with the reference price',
  },
  access: vehicleAccess,
  query: z
    .object({ vehicleType, versionId: id.optional(), modelId: id.optional(), manufacturerYear: year.optional() })
    .refine(({ versionId, modelId }) => versionId !== undefined || modelId !== undefined, {
      path: ['versionId'],
      error: 'required',
    }),
  response: z.object({
    items: z.array(
      z.object({
        manufacturerYear: z.number(),
        modelYear: z.number(),
        /** of a model the one of its cheapest version */
        referencePriceCents: z.number(),
      }),
    ),
  }),
  errors: [],
});

export const listManufacturerYears = defineEndpoint({
  name: 'listManufacturerYears',
  area: 'vehicles',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/manufacturers/years',
  summary: {
    pt: 'Anos de fabricação de uma montadora ou de um modelo, o mais novo primeiro',
    en: 'Years of manufacture of a manufacturer or a model, the newest first',
  },
  access: vehicleAccess,
  query: z.object({ vehicleType, manufacturerId: id.optional(), modelId: id.optional(), modelYear: year.optional() }),
  response: z.object({ items: z.array(z.object({ manufacturerYear: z.number() })) }),
  errors: [],
});

const yearRange = z.object({ first: z.number(), last: z.number() });

export const readManufacturerInfo = defineEndpoint({
  name: 'readManufacturerInfo',
  area: 'vehicles',
  method: 'GET',
  family: 'admin',
  path: '/gmb/parameters/manufacturerInfo',
  summary: {
    pt: 'Montadoras da tabela de veículos em vigor, com o que se vende de cada uma',
    en: 'Manufacturers of the vehicle table in force, with what is sold of each',
  },
  access: 'user',
  response: z.object({
    items: z.array(
      z.object({
        manufacturerId: z.number(),
        manufacturerName: z.string(),
        /** 1 new, 2 used: a row for each that has a price */
        vehicleType: z.number(),
        versions: z.number(),
        manufacturerYears: yearRange,
        modelYears: yearRange,
      }),
    ),
  }),
  errors: [],
});
