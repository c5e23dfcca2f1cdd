import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import {
  activitiesOf,
  addressTypes,
  businessNatures,
  businessTypes,
  cnaeSections,
  documentIssuers,
  fuelTypes,
  genders,
  isState,
  maritalStatuses,
  occupations,
  relations,
  sellerTypes,
  states,
} from '@estrada/domain/enumerations/index';
import { DomainError, type Language } from '@estrada/domain/errors/index';
import { endpoints } from '@estrada/endpoints/index';
import type { Platform } from '../../kernel/platform.ts';
import { type Route, read } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import { makeFindAddress } from './find-address.ts';
import { type InstallationChecks, makeReadInstallation } from './read-installation.ts';

interface LabelledRow {
  id: string | number;
  pt: string;
  en: string;
}

const options = (rows: readonly LabelledRow[], language: Language) => ({
  items: rows.map((row) => ({ id: String(row.id), name: language === 'en' ? row.en : row.pt })),
});

export function lookupRoutes(
  platform: Platform,
  partners: Partners,
  apiKey: string,
  checks: InstallationChecks,
): Route[] {
  return [
    read(endpoints.readActiveModules, async () => ({
      apiKey,
      plansOrigin: platform.config.PLANS_ORIGIN ?? null,
      modules: Object.entries(platform.modules).flatMap(([name, active]) => (active ? [name] : [])),
    })),
    read(endpoints.readInstallation, makeReadInstallation(checks)),
    read(endpoints.findAddress, makeFindAddress(partners.postalCodes)),
    read(endpoints.listStates, async () => ({ items: states.map(({ id, name }) => ({ id, name })) })),
    read(endpoints.listCities, async ({ params }) => {
      if (!isState(params.state)) throw new DomainError('ADR001');
      return { items: getMunicipalities(params.state).map(({ code, name }) => ({ id: code, name })) };
    }),
    read(endpoints.listGenders, async (_input, { language }) => options(genders, language)),
    read(endpoints.listOccupations, async (_input, { language }) => options(occupations, language)),
    read(endpoints.listMaritalStatuses, async (_input, { language }) => options(maritalStatuses, language)),
    read(endpoints.listDocumentIssuers, async (_input, { language }) => options(documentIssuers, language)),
    read(endpoints.listBusinessNatures, async (_input, { language }) => options(businessNatures, language)),
    read(endpoints.listBusinessTypes, async (_input, { language }) => options(businessTypes, language)),
    read(endpoints.listBusinessActivities, async ({ query }, { language }) =>
      options(activitiesOf(query.businessTypeId), language),
    ),
    read(endpoints.listCnaeSections, async (_input, { language }) => options(cnaeSections, language)),
    read(endpoints.listAddressTypes, async (_input, { language }) => options(addressTypes, language)),
    read(endpoints.listRelations, async (_input, { language }) => options(relations, language)),
    read(endpoints.listSellerTypes, async (_input, { language }) => options(sellerTypes, language)),
    read(endpoints.listFuelTypes, async (_input, { language }) => options(fuelTypes, language)),
  ];
}
