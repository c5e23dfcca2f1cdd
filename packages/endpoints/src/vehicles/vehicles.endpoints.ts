import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';

const id = z.coerce
  .number({ error: 'value.notAllowed' })
  .int({ error: 'value.notAllowed' })
  .min(1, { error: 'value.notAllowed' });
/** 1 new, 2 used */
const vehicleType = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)], { error: 'value.notAllowed' }));
/** who chooses a vehicle: in the simulator, or for an offer */
const whoChooses = { anyOf: ['simulator', 'offers'] } as const;

export const listManufacturers = defineEndpoint({
  name: 'listManufacturers',
  area: 'vehicles',
  method: 'GET',
  family: 'simulation',
  path: '/simulation/manufacturers',
  summary: { pt: 'Montadoras', en: 'Manufacturers' },
  access: whoChooses,
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
  access: whoChooses,
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
  access: whoChooses,
  query: z.object({ vehicleType, modelId: id }),
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
  summary: { pt: 'Anos de uma versão, com o preço de referência', en: 'Years of a version with the reference price' },
  access: whoChooses,
  query: z.object({ vehicleType, versionId: id }),
  response: z.object({
    items: z.array(z.object({ manufacturerYear: z.number(), modelYear: z.number(), referencePriceCents: z.number() })),
  }),
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
