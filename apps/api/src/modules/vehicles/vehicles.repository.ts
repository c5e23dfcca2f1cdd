import type { CalendarDate } from '@estrada/domain/calendar/index';
import { and, asc, countDistinct, desc, eq, exists, max, min, sql } from 'drizzle-orm';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { campaignCodesOf } from './campaigns/find-campaign-codes.ts';
import { campaigns } from './campaigns.tables.ts';
import { manufacturers, vehicleModels, vehiclePrices, vehicleVersions } from './vehicles.tables.ts';

// the vehicle table is small and its lists are bounded all the same
const listLimit = 500;

/** What a vehicle is bought as, on which business day: the table that holds then prices it. */
export interface PricedAs {
  assetType: number;
  today: CalendarDate;
}

const priced = ({ assetType, today }: PricedAs) =>
  and(eq(vehiclePrices.tableId, tableInForce('vehicles', today)), eq(vehiclePrices.assetType, assetType));

const pricedVersions = (db: Db, as: PricedAs) =>
  db
    .select({ id: vehiclePrices.versionId })
    .from(vehiclePrices)
    .where(and(eq(vehiclePrices.versionId, vehicleVersions.id), priced(as)));

/** Manufacturers that have a priced vehicle of the asset type. */
export function listManufacturers(db: Db, as: PricedAs) {
  const versions = db
    .select({ id: vehicleVersions.id })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .where(and(eq(vehicleModels.manufacturerId, manufacturers.id), exists(pricedVersions(db, as))));
  return db.select().from(manufacturers).where(exists(versions)).orderBy(asc(manufacturers.name)).limit(listLimit);
}

/** What the table in force has of each manufacturer, by the condition it is priced as. */
export async function listManufacturerInfo(db: Db, today: CalendarDate) {
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

export function listModels(db: Db, manufacturerId: number, as: PricedAs) {
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

/** Narrows vehicles to those built in a year, or of a model year. */
interface SomeYears {
  manufacturerYear?: number | undefined;
  modelYear?: number | undefined;
}

const ofYears = ({ manufacturerYear, modelYear }: SomeYears) =>
  and(
    manufacturerYear === undefined ? undefined : eq(vehiclePrices.manufacturerYear, manufacturerYear),
    modelYear === undefined ? undefined : eq(vehiclePrices.modelYear, modelYear),
  );

/** Versions of a model with the range of their model years, and the reference price of the newest. */
export function listVersions(db: Db, modelId: number, as: PricedAs & SomeYears) {
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
export function listYears(
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
export function listManufacturerYears(
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

export type VehicleChoice = {
  manufacturerId: number;
  modelId: number;
  versionId: number;
  assetType: number;
  manufacturerYear: number;
  modelYear: number;
};

/** A vehicle of the table in force: what it is called, and the codes of the campaigns in use that it belongs to. */
export interface FoundVehicle {
  label: string;
  campaignCodes: string[];
}

/** The vehicle of a choice, or null when the table has no such combination. */
export function findChosenVehicle(
  db: Db,
  { manufacturerId, modelId, versionId, assetType, manufacturerYear, modelYear }: VehicleChoice,
  today: CalendarDate,
): Promise<FoundVehicle | null> {
  // what else is typed beside the vehicle would be a question of its own
  return readVehicle(db, { manufacturerId, modelId, versionId, assetType, manufacturerYear, modelYear }, today);
}

const readVehicle = cachedRead(
  {
    name: 'vehicle',
    from: [vehiclePrices, vehicleVersions, vehicleModels, manufacturers, campaigns, tablesInForce],
  },
  async (db: Db, choice: VehicleChoice, today: CalendarDate): Promise<FoundVehicle | null> => {
    const [row] = await db
      .select({
        model: vehicleModels.name,
        version: vehicleVersions.description,
        // with the same question: each figure on the screen asks it
        campaignCodes: sql<string[]>`array(${campaignCodesOf(db, choice)})`,
      })
      .from(vehiclePrices)
      .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
      .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
      .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
      .where(
        and(
          eq(vehiclePrices.versionId, choice.versionId),
          priced({ ...choice, today }),
          eq(vehiclePrices.manufacturerYear, choice.manufacturerYear),
          eq(vehiclePrices.modelYear, choice.modelYear),
          eq(vehicleModels.id, choice.modelId),
          eq(manufacturers.id, choice.manufacturerId),
        ),
      );
    if (!row) return null;
    const { model, version, campaignCodes } = row;
    return { label: `${model} ${version} · ${choice.manufacturerYear}/${choice.modelYear}`, campaignCodes };
  },
);

/** Lets the next generated ids follow those that were given by hand (demo data). */
export async function restartIds(db: Db): Promise<void> {
  for (const table of ['vehicle_models', 'vehicle_versions'])
    await db.execute(
      sql`select setval(${`${table}_id_seq`}, (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
}

/** Whether a vehicle table is in force. */
export const hasVehicleTable = (db: Db, today: CalendarDate): Promise<boolean> =>
  isAny(db, vehiclePrices, eq(vehiclePrices.tableId, tableInForce('vehicles', today)));

/** How many vehicles of the table in force have both years, new and used together. */
export const countVehiclesOf = (
  db: Db,
  years: { manufacturerYear: number; modelYear: number },
  today: CalendarDate,
): Promise<number> =>
  db.$count(
    vehiclePrices,
    and(
      eq(vehiclePrices.tableId, tableInForce('vehicles', today)),
      eq(vehiclePrices.manufacturerYear, years.manufacturerYear),
      eq(vehiclePrices.modelYear, years.modelYear),
    ),
  );
