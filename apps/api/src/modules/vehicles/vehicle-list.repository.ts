import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { PageRequest } from '@estrada/domain/lists/index';
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { nameContains } from '../../kernel/database/plain-name.ts';
import { readPage } from '../../kernel/database/read-page.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { listVehicleOptions } from './vehicle-options.ts';
import {
  byModelYear,
  manufacturers,
  ofModelYear,
  vehicleModels,
  vehiclePrices,
  vehicleVersions,
} from './vehicles.tables.ts';

/** Which vehicles of the table in force. */
export type VehicleFilter = PageRequest & {
  direction: 'asc' | 'desc';
  search?: string | undefined;
  vehicleType?: '1' | '2' | undefined;
  modelYear?: number | undefined;
};

const inForce = (today: CalendarDate) => eq(vehiclePrices.tableId, tableInForce('vehicles', today));
const named = {
  versionId: vehicleVersions.id,
  manufacturer: manufacturers.name,
  model: vehicleModels.name,
  version: vehicleVersions.description,
  code: vehicleVersions.code,
  optionCode: vehicleVersions.optionCode,
  fuel: vehicleVersions.fuel,
};
const priced = {
  vehicleType: vehiclePrices.assetType,
  manufacturerYear: vehiclePrices.manufacturerYear,
  modelYear: vehiclePrices.modelYear,
  priceCents: vehiclePrices.priceCents,
};

/** One page of the vehicles, by model year. */
export function listVehicles(
  db: Db,
  { search, vehicleType, modelYear, direction, ...page }: VehicleFilter,
  today: CalendarDate,
) {
  const where = and(
    inForce(today),
    vehicleType ? eq(vehiclePrices.assetType, Number(vehicleType)) : undefined,
    modelYear ? ofModelYear(vehiclePrices, modelYear, vehicleType) : undefined,
    // found once, as a list: joined, they would be looked for again at each price on the way through the order
    search ? sql`${vehiclePrices.versionId} = any(array(${versionsLike(db, search)}))` : undefined,
  );
  const order = { name: 'modelYear', by: byModelYear(vehiclePrices), type: 'bigint', direction } as const;
  return readPage(db, { table: vehiclePrices, where, order }, page, (clause) =>
    db
      .select({ ...named, ...priced, pageKey: clause.pageKey })
      .from(vehiclePrices)
      .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
      .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
      .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
      .where(clause.where)
      .orderBy(...clause.orderBy)
      .limit(clause.limit)
      .offset(clause.offset),
  );
}

/** Versions by a part of their names or a whole code; there are some thousand, so no index is needed. */
function versionsLike(db: Db, search: string) {
  const code = search.toUpperCase();
  return db
    .select({ id: vehicleVersions.id })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
    .where(
      or(
        nameContains(manufacturers.name, search),
        nameContains(vehicleModels.name, search),
        nameContains(vehicleVersions.description, search),
        eq(vehicleVersions.code, code),
        eq(vehicleVersions.optionCode, code),
      ),
    );
}

const hasPrice = (db: Db, today: CalendarDate): SQL =>
  exists(
    db
      .select({ id: vehiclePrices.versionId })
      .from(vehiclePrices)
      .where(and(inForce(today), eq(vehiclePrices.versionId, vehicleVersions.id))),
  );

/** A version with its prices, what can be added to it, and the other options of the same code, or null when the table in force does not price it. */
export async function findVehicle(db: Db, versionId: number, today: CalendarDate) {
  const [found] = await db
    .select({ ...named, modelId: vehicleVersions.modelId })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
    .where(and(eq(vehicleVersions.id, versionId), hasPrice(db, today)));
  if (!found) return null;
  const { modelId, ...version } = found;
  const prices = await db
    .select(priced)
    .from(vehiclePrices)
    .where(and(inForce(today), eq(vehiclePrices.versionId, versionId)))
    .orderBy(asc(vehiclePrices.assetType), desc(vehiclePrices.modelYear), desc(vehiclePrices.manufacturerYear));
  const { id, optionCode, fuel, description } = getTableColumns(vehicleVersions);
  const options = await db
    .select({ versionId: id, version: description, optionCode, fuel })
    .from(vehicleVersions)
    .where(
      and(
        eq(vehicleVersions.modelId, modelId),
        eq(vehicleVersions.code, version.code),
        ne(vehicleVersions.id, versionId),
        hasPrice(db, today),
      ),
    )
    .orderBy(asc(optionCode), asc(fuel));
  return { ...version, prices, options, pricedOptions: await listVehicleOptions(db, version.code, today) };
}

// one line for each model, condition and model year: some thousand in a table of all makes
const modelLimit = 20_000;

/** The models of the table in force by condition and model year, with how many versions have a price. */
export const listModelYears = (db: Db, assetTypes: readonly number[], today: CalendarDate) =>
  db
    .select({
      manufacturer: manufacturers.name,
      model: vehicleModels.name,
      assetType: vehiclePrices.assetType,
      modelYear: vehiclePrices.modelYear,
      versions: countDistinct(vehiclePrices.versionId),
    })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
    .where(and(inForce(today), inArray(vehiclePrices.assetType, [...assetTypes])))
    .groupBy(manufacturers.name, vehicleModels.name, vehiclePrices.assetType, vehiclePrices.modelYear)
    .limit(modelLimit);
