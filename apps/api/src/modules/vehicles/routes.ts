import type { CalendarDate } from '@estrada/domain/calendar/index';
import { endpoints, type QueryOf } from '@estrada/endpoints/index';
import { and, asc, countDistinct, desc, eq, exists, gte, lte, max, min, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { campaignRecord } from './campaigns/campaigns.ts';
import { disableCampaign, verifyCampaignDisabling } from './campaigns/disable-campaign.ts';
import { listEnabledCampaigns } from './campaigns/list-enabled-campaigns.ts';
import { findVehicle, listVehicles } from './vehicle-list.repository.ts';
import { listOptionsOfVersion } from './vehicle-options.ts';
import { manufacturers, vehicleModels, vehiclePrices, vehicleVersions } from './vehicles.tables.ts';

/** The vehicles of a look-up: all of the table in force, or those that meet what is named. */
type SomeVehicles = QueryOf<typeof endpoints.listCatalogueModels> & { versionId?: number | undefined };

export const vehicleRoutes = (): Route[] => [
  read(endpoints.listManufacturers, async ({ query }, context) => ({ items: await listManufacturers(query, context) })),
  read(endpoints.listModels, async ({ query }, context) => ({ items: await listModels(query, context) })),
  read(endpoints.listVersions, async ({ query }, context) => ({ items: await listVersions(query, context) })),
  read(endpoints.listVersionYears, async ({ query }, context) => ({ items: await listYears(query, context) })),
  read(endpoints.listManufacturerYears, async ({ query }, context) => ({
    items: await listManufacturerYears(query, context),
  })),

  read(endpoints.listCatalogueManufacturers, async ({ query }, context) => ({
    items: await listManufacturers(query, context),
  })),
  read(endpoints.listCatalogueManufacturerYears, async ({ query }, context) => ({
    items: await listManufacturerYears(query, context),
  })),
  read(endpoints.listCatalogueModels, async ({ query }, context) => ({ items: await listModels(query, context) })),
  read(endpoints.listCatalogueModelYears, async ({ query }, context) => ({ items: await listYears(query, context) })),
  read(endpoints.listCatalogueVersions, async ({ params, query }, context) => ({
    items: await listVersions({ ...query, modelId: params.modelId }, context),
  })),

  read(endpoints.listVersionOptions, async ({ params }, { db, today }) => ({
    items: await listOptionsOfVersion(db, params.versionId, today),
  })),

  read(endpoints.readManufacturerInfo, async (_input, { db, today }) => ({
    items: await listManufacturerInfo(db, today),
  })),

  read(endpoints.listVehicles, async ({ query }, { db, today }) => {
    const { rows, ...page } = await listVehicles(db, query, today);
    return { ...page, items: rows.map(({ pageKey: _key, ...row }) => row) };
  }),
  read(endpoints.readVehicle, async ({ params }, { db, today }) =>
    inReach(await findVehicle(db, params.versionId, today)),
  ),

  ...campaignRecord.routes,
  read(endpoints.listEnabledCampaigns, listEnabledCampaigns),
  read(endpoints.verifyCampaignDisabling, verifyCampaignDisabling),
  write(endpoints.disableCampaign, disableCampaign),
];

// the vehicle table is small and its lists are bounded all the same
const listLimit = 500;

/** Manufacturers that have a priced vehicle of those asked for. */
export function listManufacturers(which: SomeVehicles, { db, today }: ReadContext) {
  const versions = db
    .select({ id: vehicleVersions.id })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .innerJoin(vehiclePrices, eq(vehiclePrices.versionId, vehicleVersions.id))
    .where(and(eq(vehicleModels.manufacturerId, manufacturers.id), among(which, today)));
  return db.select().from(manufacturers).where(exists(versions)).orderBy(asc(manufacturers.name)).limit(listLimit);
}

/** What the table in force has of each manufacturer, by the condition it is priced as. */
async function listManufacturerInfo(db: Db, today: CalendarDate) {
  const rows = await db
    .select({
      manufacturerId: manufacturers.id,
      manufacturerName: manufacturers.name,
      vehicleType: vehiclePrices.assetType,
      versions: countDistinct(vehiclePrices.versionId),
      firstBuilt: sql<number>`min(${vehiclePrices.manufacturerYear})`,
      lastBuilt: sql<number>`max(${vehiclePrices.manufacturerYear})`,
      firstModel: sql<number>`min(${vehiclePrices.modelYear})`,
      lastModel: sql<number>`max(${vehiclePrices.modelYear})`,
    })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
    .where(eq(vehiclePrices.tableId, tableInForce('vehicles', today)))
    .groupBy(manufacturers.id, manufacturers.name, vehiclePrices.assetType)
    .orderBy(asc(manufacturers.name), asc(vehiclePrices.assetType))
    .limit(listLimit);
  return rows.map(({ firstBuilt, lastBuilt, firstModel, lastModel, ...row }) => ({
    ...row,
    manufacturerYears: { first: firstBuilt, last: lastBuilt },
    modelYears: { first: firstModel, last: lastModel },
  }));
}

/** Models that have a priced vehicle of those asked for. */
export function listModels(which: SomeVehicles, { db, today }: ReadContext) {
  const versions = db
    .select({ id: vehicleVersions.id })
    .from(vehicleVersions)
    .innerJoin(vehiclePrices, eq(vehiclePrices.versionId, vehicleVersions.id))
    .where(and(eq(vehicleVersions.modelId, vehicleModels.id), among(which, today)));
  return db
    .select({ id: vehicleModels.id, name: vehicleModels.name })
    .from(vehicleModels)
    .where(and(ofManufacturer(which), exists(versions)))
    .orderBy(asc(vehicleModels.name))
    .limit(listLimit);
}

/** Versions with the range of their model years, and the reference price of the newest. */
export async function listVersions(which: SomeVehicles, { db, today }: ReadContext) {
  const rows = await db
    .select({
      id: vehicleVersions.id,
      code: vehicleVersions.code,
      optionCode: vehicleVersions.optionCode,
      fuel: vehicleVersions.fuel,
      description: vehicleVersions.description,
      firstYear: min(vehiclePrices.modelYear),
      lastYear: max(vehiclePrices.modelYear),
      newestPriceCents:
        sql<number>`(array_agg(${vehiclePrices.priceCents} order by ${vehiclePrices.modelYear} desc, ${vehiclePrices.manufacturerYear} desc))[1]`.mapWith(
          Number,
        ),
    })
    .from(vehicleVersions)
    .innerJoin(vehiclePrices, eq(vehiclePrices.versionId, vehicleVersions.id))
    .where(among(which, today))
    .groupBy(vehicleVersions.id)
    .orderBy(asc(vehicleVersions.description))
    .limit(listLimit);
  return rows.map(({ firstYear, lastYear, ...version }) => ({
    ...version,
    label: [
      `${version.description} ${version.fuel}`.trim(),
      version.optionCode,
      version.code,
      `${firstYear}–${lastYear}`,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
}

/** Years of the vehicles asked for, with the reference price of the cheapest. The newest first. */
export function listYears(which: SomeVehicles, { db, today }: ReadContext) {
  return db
    .select({
      manufacturerYear: vehiclePrices.manufacturerYear,
      modelYear: vehiclePrices.modelYear,
      referencePriceCents: sql<number>`min(${vehiclePrices.priceCents})`.mapWith(Number),
    })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .where(and(ofManufacturer(which), among(which, today)))
    .groupBy(vehiclePrices.manufacturerYear, vehiclePrices.modelYear)
    .orderBy(desc(vehiclePrices.modelYear), desc(vehiclePrices.manufacturerYear))
    .limit(listLimit);
}

/** Years in which the vehicles asked for were built, the newest first. */
function listManufacturerYears(which: SomeVehicles, { db, today }: ReadContext) {
  return db
    .selectDistinct({ manufacturerYear: vehiclePrices.manufacturerYear })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .where(and(ofManufacturer(which), among(which, today)))
    .orderBy(desc(vehiclePrices.manufacturerYear))
    .limit(listLimit);
}

const ofManufacturer = ({ manufacturerId }: SomeVehicles) =>
  manufacturerId === undefined ? undefined : eq(vehicleModels.manufacturerId, manufacturerId);

/** The prices in force of the vehicles asked for; their versions must be joined. */
function among({ vehicleType, modelId, versionId, ...years }: SomeVehicles, today: CalendarDate): SQL | undefined {
  const { manufacturerYear, modelYear } = vehiclePrices;
  return and(
    eq(vehiclePrices.tableId, tableInForce('vehicles', today)),
    vehicleType === undefined ? undefined : eq(vehiclePrices.assetType, vehicleType),
    modelId === undefined ? undefined : eq(vehicleVersions.modelId, modelId),
    versionId === undefined ? undefined : eq(vehicleVersions.id, versionId),
    within(manufacturerYear, years.manufacturerYear, years.manufacturerYear),
    within(manufacturerYear, years.manufacturerYearFrom, years.manufacturerYearTo),
    within(modelYear, years.modelYear, years.modelYear),
    within(modelYear, years.modelYearFrom, years.modelYearTo),
  );
}

const within = (year: AnyPgColumn, first: number | undefined, last: number | undefined) =>
  and(first === undefined ? undefined : gte(year, first), last === undefined ? undefined : lte(year, last));
