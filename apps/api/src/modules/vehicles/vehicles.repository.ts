import type { CalendarDate } from '@estrada/domain/calendar/index';
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { nameContains, plainName, toPlainName } from '../../kernel/database/plain-name.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { campaignCodesOf } from './campaigns/find-campaign-codes.ts';
import { campaigns } from './campaigns.tables.ts';
import { manufacturers, vehicleModels, vehiclePrices, vehicleVersions } from './vehicles.tables.ts';

/** The condition and years of a vehicle, and the business day: the table in force then prices it. */
interface PricedAs {
  assetType: number;
  today: CalendarDate;
}

const priced = ({ assetType, today }: PricedAs) =>
  and(eq(vehiclePrices.tableId, tableInForce('vehicles', today)), eq(vehiclePrices.assetType, assetType));

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
  /** the reference price */
  priceCents: number;
}

/** The vehicle of a choice, or null when the table has no such combination. */
export function findChosenVehicle(
  db: Db,
  { manufacturerId, modelId, versionId, assetType, manufacturerYear, modelYear }: VehicleChoice,
  today: CalendarDate,
): Promise<FoundVehicle | null> {
  // other input next to the vehicle would be a separate cache key
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
        priceCents: vehiclePrices.priceCents,
        // in the same query: every figure on the screen needs it
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
    const { model, version, ...found } = row;
    return { label: `${model} ${version} · ${choice.manufacturerYear}/${choice.modelYear}`, ...found };
  },
);

// more vehicles of a condition than this on sale indicate a faulty upload
const onSaleLimit = 5_000;

/** Every vehicle of a condition of the table in force with its reference price, and the campaigns in use of its years. */
export const loadVehiclesOnSale = cachedRead(
  {
    name: 'vehicles on sale',
    from: [vehiclePrices, vehicleVersions, vehicleModels, manufacturers, campaigns, tablesInForce],
  },
  async (db: Db, assetType: 1 | 2, today: CalendarDate) => {
    const rows = await db
      .select({
        manufacturerId: vehicleModels.manufacturerId,
        modelId: vehicleVersions.modelId,
        model: vehicleModels.name,
        versionId: vehiclePrices.versionId,
        version: vehicleVersions.description,
        manufacturerYear: vehiclePrices.manufacturerYear,
        modelYear: vehiclePrices.modelYear,
        priceCents: vehiclePrices.priceCents,
      })
      .from(vehiclePrices)
      .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
      .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
      .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
      .where(priced({ assetType, today }))
      .orderBy(asc(vehiclePrices.versionId), desc(vehiclePrices.modelYear), desc(vehiclePrices.manufacturerYear))
      .limit(onSaleLimit);
    return withCampaigns(db, rows);
  },
);

/** Vehicles with the codes of the campaigns in use of their years. */
export async function withCampaigns<Row extends { manufacturerYear: number; modelYear: number }>(
  db: Db,
  rows: readonly Row[],
) {
  const inUse = await db
    .select({
      code: campaigns.campaignCode,
      manufacturerYear: campaigns.manufacturerYear,
      modelYear: campaigns.modelYear,
    })
    .from(campaigns)
    .where(eq(campaigns.enabled, true))
    .orderBy(asc(campaigns.campaignCode));
  const codesOf = Map.groupBy(inUse, (one) => `${one.manufacturerYear} ${one.modelYear}`);
  return rows.map((row) => ({
    ...row,
    campaignCodes: (codesOf.get(`${row.manufacturerYear} ${row.modelYear}`) ?? []).map(({ code }) => code),
  }));
}

/** The words that a search compares, and what the simulator needs of a vehicle. */
const usedVehicle = {
  manufacturer: manufacturers.name,
  code: vehicleVersions.code,
  manufacturerId: vehicleModels.manufacturerId,
  modelId: vehicleVersions.modelId,
  versionId: vehiclePrices.versionId,
  manufacturerYear: vehiclePrices.manufacturerYear,
  modelYear: vehiclePrices.modelYear,
  name: sql<string>`${vehicleModels.name} || ' ' || ${vehicleVersions.description}`,
  priceCents: vehiclePrices.priceCents,
};
export type UsedVehicle = {
  [Field in keyof typeof usedVehicle]: Field extends 'manufacturer' | 'code' | 'name' ? string : number;
};

const selectUsed = (db: Db, today: CalendarDate, ...conditions: (SQL | undefined)[]) =>
  db
    .select(usedVehicle)
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
    .where(and(priced({ assetType: 2, today }), ...conditions));

const newestFirst = [
  desc(vehiclePrices.modelYear),
  desc(vehiclePrices.manufacturerYear),
  asc(vehiclePrices.versionId),
] as const;

/**
 * The used vehicles whose name, manufacturer or code has every word or its beginning, of the years where some are named: those with
 * the whole words first, the newest of them first.
 */
export function findUsedByWords(
  db: Db,
  { words, years, limit }: { words: readonly string[]; years: readonly number[]; limit: number },
  today: CalendarDate,
): Promise<UsedVehicle[]> {
  const searched = sql`concat_ws(' ', '', ${manufacturers.name}, ${vehicleModels.name}, ${vehicleVersions.description}, ${vehicleVersions.code}, '')`;
  const ofYear = years.map((year) => or(eq(vehiclePrices.modelYear, year), eq(vehiclePrices.manufacturerYear, year)));
  const whole = and(...words.map((word) => nameContains(searched, ` ${word} `)));
  return selectUsed(db, today, ...words.map((word) => nameContains(searched, ` ${word}`)), ...ofYear)
    .orderBy(sql`(${whole}) desc`, ...newestFirst)
    .limit(limit);
}

// versions of a model and its years; a text that names more models than that says nothing
const registeredLimit = 200;

/** The used vehicles of the years that a register may mean: those of its code, and of each model that its description names. */
export function findRegisteredVehicles(
  db: Db,
  registered: { fipeCode: string | null; description: string; manufacturerYear: number; modelYear: number },
  today: CalendarDate,
): Promise<UsedVehicle[]> {
  const described = sql`${` ${toPlainName(registered.description).replace(/[^\p{L}\d.]+/gu, ' ')} `}`;
  return selectUsed(
    db,
    today,
    eq(vehiclePrices.manufacturerYear, registered.manufacturerYear),
    eq(vehiclePrices.modelYear, registered.modelYear),
    or(
      registered.fipeCode === null ? undefined : eq(vehicleVersions.code, registered.fipeCode),
      sql`position(' ' || ${plainName(vehicleModels.name)} || ' ' in ${described}) > 0`,
    ),
  )
    .orderBy(...newestFirst)
    .limit(registeredLimit);
}

/** A vehicle of the table in force, by the codes that the maker and its insurers use. */
type VehicleCodes = {
  code: string;
  /** absent: without options */
  optionCode?: string;
  manufacturerYear: number;
  /** absent: the newest */
  modelYear?: number;
  assetType: 1 | 2;
};

/** A vehicle of a model year, and its reference price; null when the table has no such vehicle. */
export const findVehicleByCode = cachedRead(
  { name: 'vehicle by code', from: [vehiclePrices, vehicleVersions, tablesInForce] },
  async (db: Db, { code, optionCode, manufacturerYear, modelYear, assetType }: VehicleCodes, today: CalendarDate) => {
    const [row] = await db
      .select({ modelYear: vehiclePrices.modelYear, valueCents: vehiclePrices.priceCents })
      .from(vehicleVersions)
      .innerJoin(vehiclePrices, eq(vehiclePrices.versionId, vehicleVersions.id))
      .where(
        and(
          eq(vehicleVersions.code, code),
          optionCode === undefined ? undefined : eq(vehicleVersions.optionCode, optionCode),
          priced({ assetType, today }),
          eq(vehiclePrices.manufacturerYear, manufacturerYear),
          modelYear === undefined ? undefined : eq(vehiclePrices.modelYear, modelYear),
        ),
      )
      .orderBy(desc(vehiclePrices.modelYear), asc(vehicleVersions.id))
      .limit(1);
    return row ?? null;
  },
);

/** Makes the next generated ids follow those inserted explicitly (demo data). */
export async function restartIds(db: Db): Promise<void> {
  for (const table of ['vehicle_models', 'vehicle_versions'])
    await db.execute(
      sql`select setval(${`${table}_id_seq`}, (select coalesce(max(id), 0) + 1 from ${sql.identifier(table)}), false)`,
    );
}

/** Whether a vehicle table is in force. */
export const hasVehicleTable = (db: Db, today: CalendarDate): Promise<boolean> =>
  isAny(db, vehiclePrices, eq(vehiclePrices.tableId, tableInForce('vehicles', today)));
