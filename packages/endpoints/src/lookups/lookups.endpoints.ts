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

const clientLookup = (name: string, path: `/${string}`, summary: { pt: string; en: string }) =>
  defineEndpoint({
    name,
    area: 'lookups',
    method: 'GET',
    family: 'application',
    path,
    summary,
    access: 'user',
    response: options,
    errors: [],
  });

export const listGenders = clientLookup('listGenders', '/clients/genders', { pt: 'Gêneros', en: 'Genders' });
export const listOccupations = clientLookup('listOccupations', '/clients/occupations/types', {
  pt: 'Ocupações',
  en: 'Occupations',
});
export const listMaritalStatuses = clientLookup('listMaritalStatuses', '/clients/maritalStatus', {
  pt: 'Estados civis',
  en: 'Marital statuses',
});
export const listDocumentIssuers = clientLookup('listDocumentIssuers', '/clients/documents/issuers', {
  pt: 'Órgãos emissores',
  en: 'Document issuers',
});
export const listBusinessNatures = clientLookup('listBusinessNatures', '/clients/businesses/natures', {
  pt: 'Naturezas jurídicas',
  en: 'Legal natures',
});
export const listBusinessTypes = clientLookup('listBusinessTypes', '/clients/businesses/types', {
  pt: 'Portes de empresa',
  en: 'Business types',
});
