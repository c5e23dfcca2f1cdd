import type { CalendarDate } from '@estrada/domain/calendar/index';
import { endpoints } from '@estrada/endpoints/index';
import { and, asc, countDistinct, desc, eq, exists, max, min, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { campaignRecord } from './campaigns/campaigns.ts';
import { disableCampaign, verifyCampaignDisabling } from './campaigns/disable-campaign.ts';
import { listEnabledCampaigns } from './campaigns/list-enabled-campaigns.ts';
import { findVehicle, listVehicles } from './vehicle-list.repository.ts';
import { listOptionsOfVersion } from './vehicle-options.ts';
import { type PricedAs, priced } from './vehicles.repository.ts';
import { manufacturers, vehicleModels, vehiclePrices, vehicleVersions } from './vehicles.tables.ts';

/** Narrows vehicles to those built in a year, or of a model year. */
interface SomeYears {
  manufacturerYear?: number | undefined;
  modelYear?: number | undefined;
}

export const vehicleRoutes = (): Route[] => [
  read(endpoints.listManufacturers, async ({ query }, { db, today }) => ({
    items: await listManufacturers(db, { assetType: query.vehicleType, today }),
  })),
  read(endpoints.listModels, async ({ query }, { db, today }) => ({
    items: await listModels(db, query.manufacturerId, { assetType: query.vehicleType, today }),
  })),
  read(endpoints.listVersions, async ({ query: { vehicleType, modelId, ...years } }, { db, today }) => {
    const rows = await listVersions(db, modelId, { ...years, assetType: vehicleType, today });
    return {
      items: rows.map(({ firstYear, lastYear, fuel, ...version }) => ({
        ...version,
        label: [`${version.description} ${fuel}`.trim(), version.optionCode, version.code, `${firstYear}–${lastYear}`]
          .filter(Boolean)
          .join(' · '),
      })),
    };
  }),
  read(endpoints.listVersionYears, async ({ query: { vehicleType, ...which } }, { db, today }) => ({
    items: await listYears(db, which, { assetType: vehicleType, today }),
  })),
  read(endpoints.listManufacturerYears, async ({ query: { vehicleType, ...which } }, { db, today }) => ({
    items: await listManufacturerYears(db, which, { assetType: vehicleType, today }),
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

const pricedVersions = (db: Db, as: PricedAs) =>
  db
    .select({ id: vehiclePrices.versionId })
    .from(vehiclePrices)
    .where(and(eq(vehiclePrices.versionId, vehicleVersions.id), priced(as)));

/** Manufacturers that have a priced vehicle of the asset type. */
function listManufacturers(db: Db, as: PricedAs) {
  const versions = db
    .select({ id: vehicleVersions.id })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .where(and(eq(vehicleModels.manufacturerId, manufacturers.id), exists(pricedVersions(db, as))));
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

function listModels(db: Db, manufacturerId: number, as: PricedAs) {
  const versions = db
    .select({ id: vehicleVersions.id })
    .from(vehicleVersions)
    .where(and(eq(vehicleVersions.modelId, vehicleModels.id), exists(pricedVersions(db, as))));
  return db
    .select({ id: vehicleModels.id, name: vehicleModels.name })
    .from(vehicleModels)
    .where(and(eq(vehicleModels.manufacturerId, manufacturerId), exists(versions)))
    .orderBy(asc(vehicleModels.name))
    .limit(listLimit);
}

const ofYears = ({ manufacturerYear, modelYear }: SomeYears) =>
  and(
    manufacturerYear === undefined ? undefined : eq(vehiclePrices.manufacturerYear, manufacturerYear),
    modelYear === undefined ? undefined : eq(vehiclePrices.modelYear, modelYear),
  );

/** Versions of a model with the range of their model years, and the reference price of the newest. */
function listVersions(db: Db, modelId: number, as: PricedAs & SomeYears) {
  return db
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
    .innerJoin(vehiclePrices, and(eq(vehiclePrices.versionId, vehicleVersions.id), priced(as), ofYears(as)))
    .where(eq(vehicleVersions.modelId, modelId))
    .groupBy(vehicleVersions.id)
    .orderBy(asc(vehicleVersions.description))
    .limit(listLimit);
}

/** Years of a version, or of all versions of a model, with the reference price of the cheapest. The newest first. */
function listYears(
  db: Db,
  { versionId, modelId, ...years }: SomeYears & { versionId?: number | undefined; modelId?: number | undefined },
  as: PricedAs,
) {
  return db
    .select({
      manufacturerYear: vehiclePrices.manufacturerYear,
      modelYear: vehiclePrices.modelYear,
      referencePriceCents: sql<number>`min(${vehiclePrices.priceCents})`.mapWith(Number),
    })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .where(
      and(
        versionId === undefined ? undefined : eq(vehiclePrices.versionId, versionId),
        modelId === undefined ? undefined : eq(vehicleVersions.modelId, modelId),
        priced(as),
        ofYears(years),
      ),
    )
    .groupBy(vehiclePrices.manufacturerYear, vehiclePrices.modelYear)
    .orderBy(desc(vehiclePrices.modelYear), desc(vehiclePrices.manufacturerYear))
    .limit(listLimit);
}

/** Years in which the vehicles of a manufacturer or a model were built, the newest first. */
function listManufacturerYears(
  db: Db,
  {
    manufacturerId,
    modelId,
    ...years
  }: SomeYears & { manufacturerId?: number | undefined; modelId?: number | undefined },
  as: PricedAs,
) {
  return db
    .selectDistinct({ manufacturerYear: vehiclePrices.manufacturerYear })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .where(
      and(
        manufacturerId === undefined ? undefined : eq(vehicleModels.manufacturerId, manufacturerId),
        modelId === undefined ? undefined : eq(vehicleVersions.modelId, modelId),
        priced(as),
        ofYears(years),
      ),
    )
    .orderBy(desc(vehiclePrices.manufacturerYear))
    .limit(listLimit);
}
