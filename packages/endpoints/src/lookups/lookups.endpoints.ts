import { installationRights, installationStepNames } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { namedOption, stateCode, zip } from '../fields.ts';

const options = z.object({ items: z.array(namedOption) });

export const readActiveModules = defineEndpoint({
  name: 'readActiveModules',
  area: 'lookups',
  method: 'GET',
  family: 'application',
  path: '/applications/modules',
  summary: { pt: 'Módulos ativos', en: 'Active modules' },
  access: 'anonymous',
  response: z.object({
    modules: z.array(z.string()),
    /** the portal's own key of the public calls, header `x-api-key`; public by nature */
    apiKey: z.string(),
    /** where the plans front end is served; null where the installation has none */
    plansOrigin: z.url().nullable(),
  }),
  errors: [],
});

export const readInstallation = defineEndpoint({
  name: 'readInstallation',
  area: 'lookups',
  method: 'GET',
  family: 'application',
  path: '/applications/installation',
  summary: {
    pt: 'O que falta para que alguém possa simular',
    en: 'What is missing before anybody can simulate',
  },
  access: { anyOf: installationRights },
  response: z.object({
    /** in the order in which they are brought */
    steps: z.array(z.object({ name: z.enum(installationStepNames), isDone: z.boolean() })),
  }),
  errors: [],
});

export const findAddress = defineEndpoint({
  name: 'findAddress',
  area: 'lookups',
  method: 'GET',
  family: 'application',
  path: '/addresses/{zip}',
  summary: { pt: 'Endereço pelo CEP', en: 'Address by postal code' },
  access: 'user',
  params: z.object({ zip }),
  response: z.object({
    zipCode: z.string(),
    street: z.string(),
    neighborhood: z.string(),
    city: z.string(),
    cityId: z.string(),
    state: z.string(),
  }),
  errors: ['ADR001', 'SIS004'],
});

export const listStates = defineEndpoint({
  name: 'listStates',
  area: 'lookups',
  method: 'GET',
  family: 'application',
  path: '/states',
  summary: { pt: 'Estados', en: 'States' },
  access: 'user',
  response: options,
  errors: [],
});

export const listCities = defineEndpoint({
  name: 'listCities',
  area: 'lookups',
  method: 'GET',
  family: 'application',
  path: '/states/{state}/cities/',
  summary: { pt: 'Municípios de um estado', en: 'Cities of a state' },
  access: 'user',
  params: z.object({ state: stateCode }),
  response: options,
  errors: ['ADR001'],
});

/** A list of values, each with its name in the caller's language. */
const lookup = (
  name: string,
  path: `/${string}`,
  summary: { pt: string; en: string },
  family: 'application' | 'vehicles' = 'application',
) =>
  defineEndpoint({
    name,
    area: 'lookups',
    method: 'GET',
    family,
    path,
    summary,
    access: 'user',
    response: options,
    errors: [],
  });

export const listGenders = lookup('listGenders', '/clients/genders', { pt: 'Gêneros', en: 'Genders' });
export const listOccupations = lookup('listOccupations', '/clients/occupations/types', {
  pt: 'Ocupações',
  en: 'Occupations',
});
export const listMaritalStatuses = lookup('listMaritalStatuses', '/clients/maritalStatus', {
  pt: 'Estados civis',
  en: 'Marital statuses',
});
export const listDocumentIssuers = lookup('listDocumentIssuers', '/clients/documents/issuers', {
  pt: 'Órgãos emissores',
  en: 'Document issuers',
});
export const listBusinessNatures = lookup('listBusinessNatures', '/clients/businesses/natures', {
  pt: 'Naturezas jurídicas',
  en: 'Legal natures',
});
export const listBusinessTypes = lookup('listBusinessTypes', '/clients/businesses/types', {
  pt: 'Portes de empresa',
  en: 'Business types',
});
export const listAddressTypes = lookup('listAddressTypes', '/addresses/types', {
  pt: 'Tipos de endereço',
  en: 'Kinds of address',
});
export const listRelations = lookup('listRelations', '/clients/relations', {
  pt: 'Relações com o cliente',
  en: 'Relations to the client',
});
export const listCnaeSections = lookup('listCnaeSections', '/clients/businesses/cnae', {
  pt: 'Seções da CNAE',
  en: 'Sections of the CNAE',
});
export const listSellerTypes = lookup('listSellerTypes', '/seller/types', {
  pt: 'Tipos de vendedor',
  en: 'Kinds of seller',
});
export const listFuelTypes = lookup(
  'listFuelTypes',
  '/vehicles/fuelTypes',
  { pt: 'Tipos de combustível', en: 'Fuel types' },
  'vehicles',
);

export const listBusinessActivities = defineEndpoint({
  name: 'listBusinessActivities',
  area: 'lookups',
  method: 'GET',
  family: 'application',
  path: '/clients/businesses/activities',
  summary: { pt: 'Ramos de atividade', en: 'Lines of business' },
  access: 'user',
  query: z.object({ businessTypeId: z.coerce.number({ error: 'number.invalid' }).int().optional() }),
  response: options,
  errors: [],
});
