import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { CopyIn, DatabaseHandle, Db } from '../../kernel/database/database.ts';
import { keptTables, takeForce } from '../../kernel/database/tables-in-force.ts';
import { openVehicleCatalogue } from './vehicle-catalogue.ts';
import { vehiclePrices } from './vehicles.tables.ts';

/** One line of the vehicle table. */
export interface VehicleTableRow {
  assetType: 1 | 2;
  manufacturer: string;
  model: string;
  version: string;
  code: string;
  optionCode: string;
  fuel: string;
  manufacturerYear: number;
  modelYear: number;
  priceCents: number;
}

/** A vehicle table on its way in: nothing of it is seen before `apply`. */
export interface VehicleTableLoad {
  add(rows: readonly VehicleTableRow[]): Promise<void>;
  /** All rows are in: waits until the database has them. */
  settle(): Promise<void>;
  /** Puts the table in force; part of the transaction that it is given. */
  apply(tx: Db, now: Date): Promise<void>;
  /** Takes back what was added. */
  discard(): Promise<void>;
}

const table = {
  table: 'vehicle_prices',
  columns: ['table_id', 'version_id', 'asset_type', 'manufacturer_year', 'model_year', 'price_cents'],
};

/** Begins to load a vehicle table under an id of its own, beside the one that is in force. */
export async function loadVehicleTable(database: DatabaseHandle, tableId: string): Promise<VehicleTableLoad> {
  const catalogue = await openVehicleCatalogue(database.db);
  let copy: CopyIn | null = null;
  return {
    async add(rows) {
      const versionIds = await catalogue.resolve(rows);
      copy ??= await database.openCopyIn(table);
      let lines = '';
      for (const [index, row] of rows.entries())
        lines += `${tableId},${versionIds[index]},${row.assetType},${row.manufacturerYear},${row.modelYear},${row.priceCents}\n`;
      await copy.write(lines);
    },
    async settle() {
      await copy?.end();
      copy = null;
    },
    async apply(tx, now) {
      await catalogue.renameVersions(tx);
      await takeForce(tx, 'vehicles', tableId, now);
    },
    async discard() {
      await copy?.abort();
      copy = null;
      await removeVehicleTable(database.db, tableId);
      await catalogue.removeAdded();
    },
  };
}

/** Rows removed at a time, so that nobody waits behind a long deletion. */
const batchSize = 5_000;

async function removeRows(db: Db, condition: ReturnType<typeof and>): Promise<void> {
  for (;;) {
    const batch = db.select({ place: sql`ctid` }).from(vehiclePrices).where(condition).limit(batchSize);
    const removed = await db
      .delete(vehiclePrices)
      .where(inArray(sql`ctid`, batch))
      .returning({ id: vehiclePrices.versionId });
    if (removed.length < batchSize) return;
  }
}

/** Removes the rows of a table that never came into force. */
export const removeVehicleTable = (db: Db, tableId: string): Promise<void> =>
  removeRows(db, eq(vehiclePrices.tableId, tableId));

/** Removes tables older than the one before the one in force. Ids rise with time: a load under way is newer than both. */
export async function removeOldVehicleTables(db: Db): Promise<void> {
  const kept = await keptTables(db, 'vehicles');
  const newest = kept.toSorted().at(-1);
  if (newest) await removeRows(db, and(lt(vehiclePrices.tableId, newest), notInArray(vehiclePrices.tableId, kept)));
}
