import { selfieConsent } from '@estrada/domain/contracts/index';
import {
  activitiesOf,
  addressTypes,
  businessNatures,
  businessTypes,
  cnaeSections,
  documentIssuers,
  fuelTypes,
  genders,
  maritalStatuses,
  occupations,
  relations,
  sellerTypes,
  states,
} from '@estrada/domain/enumerations/index';
import { DomainError, type Language } from '@estrada/domain/errors/index';
import { type InstallationStep, installationStepNames } from '@estrada/domain/organization/index';
import { consentTexts } from '@estrada/domain/proposals/index';
import { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type Route, read, type UseCase } from '../../kernel/route.ts';
import type { Partners } from '../../partners/index.ts';
import { cacheBriefly } from './cache-briefly.ts';
import { citiesOf } from './cities.ts';

/**
 * Address of a postal code, so that users need not type it; the service is queried once in five minutes per code.
 *
 * @throws DomainError ADR001 at `zip` when there is no such code · SIS004 when the service gives no answer (the user
 * types the address)
 */
function makeFindAddress(postalCodes: Partners['postalCodes']): UseCase<typeof endpoints.findAddress, ReadContext> {
  const find = cacheBriefly((zip) => postalCodes.find(zip));
  return async ({ params }, { now }) => {
    const address = await find(params.zip, now);
    if (!address) throw new DomainError('ADR001', { fields: [{ path: 'zip', key: 'zip.notFound' }] });
    return address;
  };
}

/** Whether a part of the installation exists: each area checks its own. */
type IsThere = (db: Db, today: string) => Promise<boolean>;
type InstallationChecks = Readonly<Record<InstallationStep, IsThere>>;

/** The existing parts of all that a simulation needs. */
function makeReadInstallation(checks: InstallationChecks): UseCase<typeof endpoints.readInstallation, ReadContext> {
  return async (_input, { db, today }) => ({
    steps: await Promise.all(
      installationStepNames.map(async (name) => ({ name, isDone: await checks[name](db, today) })),
    ),
  });
}

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
    read(endpoints.listCities, async ({ params }) => ({ items: citiesOf(params.state) })),
    read(endpoints.listConsents, async (_input, { language }) => ({
      items: Object.entries({ ...consentTexts, selfie: selfieConsent }).map(([kind, { version, pt, en }]) => ({
        kind: kind as keyof typeof consentTexts | 'selfie',
        version,
        text: language === 'en' ? en : pt,
      })),
    })),
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
