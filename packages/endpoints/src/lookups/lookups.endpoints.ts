import { installationRights, installationStepNames } from '@estrada/domain/organization/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { namedOption, stateCode, zip } from '../fields.ts';

const options = z.object({ items: z.array(namedOption) });

/** A list of values, each with its name in the caller's language. */
const lookup = (path: `/${string}`, summary: readonly [pt: string, en: string]) =>
  ({ route: `GET ${path}`, summary, response: options }) as const;

export const lookupsEndpoints = defineEndpoints({ area: 'lookups', family: 'application', access: 'user' })({
  readActiveModules: {
    route: 'GET /applications/modules',
    summary: ['Módulos ativos', 'Active modules'],
    access: 'anonymous',
    response: z.object({
      modules: z.array(z.string()),
      /** the portal's own key of the public calls, header `x-api-key`; public by nature */
      apiKey: z.string(),
      /** the origin of the plans front end; null where the installation has none */
      plansOrigin: z.url().nullable(),
    }),
  },
  readInstallation: {
    route: 'GET /applications/installation',
    summary: ['O que falta cadastrar para simular', 'What must still be registered to simulate'],
    access: { anyOf: installationRights },
    response: z.object({
      /** in the order of setup */
      steps: z.array(z.object({ name: z.enum(installationStepNames), isDone: z.boolean() })),
    }),
  },
  findAddress: {
    route: 'GET /addresses/{zip}',
    summary: ['Endereço pelo CEP', 'Address by postal code'],
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
  },
  listStates: {
    route: 'GET /states',
    summary: ['Estados', 'States'],
    response: options,
  },
  listCities: {
    route: 'GET /states/{state}/cities',
    summary: ['Cidades de um estado', 'Cities of a state'],
    params: z.object({ state: stateCode }),
    response: options,
    errors: ['ADR001'],
  },
  /**
   * The current texts that a client accepts or acknowledges. `authorization.textVersion` of a pre-approval or a proposal
   * is the version of `creditRegistry` and `privacyNotice`, `consentVersion` of a selfie that of `selfie`.
   */
  listConsents: {
    route: 'GET /clients/consents',
    summary: ['Textos de autorização do cliente', 'Texts of the client’s authorisations'],
    response: z.object({
      items: z.array(
        z.object({
          kind: z.enum(['creditRegistry', 'privacyNotice', 'selfie']),
          version: z.string(),
          /** in the caller's language */
          text: z.string(),
        }),
      ),
    }),
  },
  listGenders: lookup('/clients/genders', ['Gêneros', 'Genders']),
  listOccupations: lookup('/clients/occupations/types', ['Profissões', 'Occupations']),
  listMaritalStatuses: lookup('/clients/maritalStatus', ['Estados civis', 'Marital statuses']),
  listDocumentIssuers: lookup('/clients/documents/issuers', ['Órgãos emissores', 'Document issuers']),
  listBusinessNatures: lookup('/clients/businesses/natures', ['Naturezas jurídicas', 'Legal forms']),
  listBusinessTypes: lookup('/clients/businesses/types', ['Portes de empresa', 'Company sizes']),
  listAddressTypes: lookup('/addresses/types', ['Tipos de endereço', 'Kinds of address']),
  listRelations: lookup('/clients/relations', ['Relações com o cliente', 'Relationships to the client']),
  listCnaeSections: lookup('/clients/businesses/cnae', ['Seções da CNAE', 'Sections of the CNAE']),
  listSellerTypes: lookup('/seller/types', ['Tipos de vendedor', 'Kinds of seller']),
  listFuelTypes: { ...lookup('/vehicles/fuelTypes', ['Tipos de combustível', 'Fuel types']), family: 'vehicles' },
  listBusinessActivities: {
    route: 'GET /clients/businesses/activities',
    summary: ['Ramos de atividade', 'Lines of business'],
    query: z.object({ businessTypeId: z.coerce.number({ error: 'number.invalid' }).int().optional() }),
    response: options,
  },
});
