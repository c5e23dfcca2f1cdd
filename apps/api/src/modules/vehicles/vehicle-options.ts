import type { CalendarDate } from '@estrada/domain/calendar/index';
import { makeDayClash } from '@estrada/domain/uploads/index';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import { returnable, type StoredRow, type StoredTables } from '../../kernel/database/table-load.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { vehicleOptions, vehiclePrices, vehicleVersions } from './vehicles.tables.ts';

/** One line of the table of vehicle options. */
export type VehicleOptionRow = StoredRow<typeof vehicleOptions>;

/** The stored tables of vehicle options. */
export const vehicleOptionTables = {
  kind: 'vehicle-options',
  rows: vehicleOptions,
  keeps: returnable,
} as const satisfies StoredTables;

/** Refuses options of versions that the vehicle table of the day has not, and two lines of one option for one day. */
export async function makeVehicleOptionCheck({ db }: DatabaseHandle, day: CalendarDate) {
  const versions = await db
    .selectDistinct({ code: vehicleVersions.code })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .where(eq(vehiclePrices.tableId, tableInForce('vehicles', day)));
  const codes = new Set(versions.map(({ code }) => code));
  const clashes = makeDayClash<VehicleOptionRow>(({ code, optionCode }) => `${code}|${optionCode}`);
  return (row: VehicleOptionRow) => {
    if (!codes.has(row.code)) return { column: 'code', reason: 'versionCode.unknown' } as const;
    return clashes(row) ? ({ column: 'effectiveFrom', reason: 'option.overlaps' } as const) : null;
  };
}

const shown = {
  optionCode: vehicleOptions.optionCode,
  name: vehicleOptions.name,
  priceCents: vehicleOptions.priceCents,
};

const isValidOn = (today: CalendarDate) =>
  and(
    eq(vehicleOptions.tableId, tableInForce('vehicle-options', today)),
    lte(vehicleOptions.effectiveFrom, today),
    gte(vehicleOptions.validUntil, today),
  );

/** The options of a version code on a day, with their prices. */
export const listVehicleOptions = (db: Db, code: string, today: CalendarDate) =>
  db
    .select(shown)
    .from(vehicleOptions)
    .where(and(eq(vehicleOptions.code, code), isValidOn(today)))
    .orderBy(asc(vehicleOptions.name), asc(vehicleOptions.optionCode));

/** The same of a version by its id, the named ones only where codes are given. */
export const listOptionsOfVersion = (db: Db, versionId: number, today: CalendarDate, codes?: readonly string[]) =>
  db
    .select(shown)
    .from(vehicleVersions)
    .innerJoin(vehicleOptions, eq(vehicleOptions.code, vehicleVersions.code))
    .where(
      and(eq(vehicleVersions.id, versionId), isValidOn(today), codes && inArray(vehicleOptions.optionCode, [...codes])),
    )
    .orderBy(asc(vehicleOptions.name), asc(vehicleOptions.optionCode));
