import type { CalendarDate } from '@estrada/domain/calendar/index';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
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
