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

/**
 * Narrows every look-up of vehicles: to a model, to those built in a year and to a model year, or in a range of years
 * with both ends in it.
 */
const narrowing = {
  modelId: id.optional(),
  manufacturerYear: year.optional(),
  manufacturerYearFrom: year.optional(),
  manufacturerYearTo: year.optional(),
  modelYear: year.optional(),
  modelYearFrom: year.optional(),
  modelYearTo: year.optional(),
};

const named = z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) });
const versions = z.object({
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
});
const years = z.object({
  items: z.array(
    z.object({
      manufacturerYear: z.int(),
      modelYear: z.int(),
      /** of several versions the one of the cheapest */
      referencePriceCents: z.int(),
    }),
  ),
});
const builtIn = z.object({ items: z.array(z.object({ manufacturerYear: z.int() })) });

const yearRange = z.object({ first: z.int(), last: z.int() });

// for users who choose a vehicle: in the simulator, or for an offer
const simulatedEndpoints = defineEndpoints({
  area: 'vehicles',
  family: 'simulation',
  access: { anyOf: ['simulator', 'offers'] },
})({
  listManufacturers: {
    route: 'GET /simulation/manufacturers',
    summary: ['Montadoras', 'Manufacturers'],
    query: z.object({ vehicleType, ...narrowing }),
    response: named,
  },
  listModels: {
    route: 'GET /simulation/models',
    summary: ['Modelos de uma montadora', 'Models of a manufacturer'],
    query: z.object({ vehicleType, manufacturerId: id, ...narrowing }),
    response: named,
  },
  listVersions: {
    route: 'GET /simulation/models/versions',
    summary: ['Versões de um modelo', 'Versions of a model'],
    query: z.object({ vehicleType, ...narrowing, modelId: id }),
    response: versions,
  },
  listVersionYears: {
    route: 'GET /simulation/models/years',
    summary: [
      'Anos de uma versão, ou de todas as versões de um modelo, com o preço de referência',
      'Years of a version, or of all versions of a model, with the reference price',
    ],
    query: z
      .object({ vehicleType, versionId: id.optional(), ...narrowing })
      .refine(({ versionId, modelId }) => versionId !== undefined || modelId !== undefined, {
        path: ['versionId'],
        error: 'required',
      }),
    response: years,
  },
  listManufacturerYears: {
    route: 'GET /simulation/manufacturers/years',
    summary: [
      'Anos de fabricação de uma montadora ou de um modelo, o mais novo primeiro',
      'Years of manufacture of a manufacturer or a model, the newest first',
    ],
    query: z.object({ vehicleType, manufacturerId: id.optional(), ...narrowing }),
    response: builtIn,
  },
  readManufacturerInfo: {
    family: 'admin',
    access: 'user',
    route: 'GET /gmb/parameters/manufacturerInfo',
    summary: [
      'Montadoras da tabela de veículos em vigor, com o número de versões e os anos de cada uma',
      'Manufacturers of the vehicle table in force, with the number of versions and the years of each',
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

// the same lists outside the simulator: new and used vehicles together, unless one of them is named
const catalogueEndpoints = defineEndpoints({
  area: 'vehicles',
  family: 'vehicles',
  access: { anyOf: ['simulator', 'offers', 'vehicles'] },
})({
  listCatalogueManufacturers: {
    route: 'GET /manufacturers',
    summary: ['Montadoras da tabela em vigor', 'Manufacturers of the table in force'],
    query: z.object({ vehicleType: vehicleType.optional(), ...narrowing }),
    response: named,
  },
  listCatalogueManufacturerYears: {
    route: 'GET /manufacturers/years',
    summary: [
      'Anos de fabricação da tabela em vigor, o mais novo primeiro',
      'Years of manufacture of the table in force, the newest first',
    ],
    query: z.object({ vehicleType: vehicleType.optional(), manufacturerId: id.optional(), ...narrowing }),
    response: builtIn,
  },
  listCatalogueModels: {
    route: 'GET /models',
    summary: ['Modelos da tabela em vigor', 'Models of the table in force'],
    query: z.object({ vehicleType: vehicleType.optional(), manufacturerId: id.optional(), ...narrowing }),
    response: named,
  },
  listCatalogueModelYears: {
    route: 'GET /models/years',
    summary: [
      'Anos dos modelos da tabela em vigor, com o menor preço de referência',
      'Years of the models of the table in force, with the lowest reference price',
    ],
    query: z.object({ vehicleType: vehicleType.optional(), manufacturerId: id.optional(), ...narrowing }),
    response: years,
  },
  listCatalogueVersions: {
    route: 'GET /models/{modelId}/versions',
    summary: ['Versões de um modelo da tabela em vigor', 'Versions of a model of the table in force'],
    params: z.object({ modelId: id }),
    // the model is the one of the address
    query: z.object({ vehicleType: vehicleType.optional(), ...narrowing }).omit({ modelId: true }),
    response: versions,
  },
});

export const vehiclesEndpoints = { ...simulatedEndpoints, ...catalogueEndpoints };
