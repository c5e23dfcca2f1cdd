import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { VehicleTableRow } from './vehicle-table-row.ts';
import { manufacturers, vehicleModels, vehicleVersionNames, vehicleVersions } from './vehicles.tables.ts';

/** Ids of what a vehicle table names; they stay the same from one table to the next, because simulations name them too. */
export interface VehicleCatalogue {
  /** The version of each row, added where it is new. */
  resolve(rows: readonly VehicleTableRow[]): Promise<number[]>;
  /** Stores the table's names of its versions; they take effect on its day (`nameVersions`), not before. */
  keepNames(tx: Db, tableId: string): Promise<void>;
  /** Takes back versions that were added for a table that came to nothing. */
  removeAdded(): Promise<void>;
}

const separator = '\u0001';
const join = (...parts: (string | number)[]) => parts.join(separator);

/** Reads the whole catalogue: some thousand versions, and one question less for every line of a table. */
export async function openVehicleCatalogue(db: Db): Promise<VehicleCatalogue> {
  const manufacturerIds = new Map((await db.select().from(manufacturers)).map((row) => [row.name, row.id]));
  const modelIds = new Map(
    (await db.select().from(vehicleModels)).map((row) => [join(row.manufacturerId, row.name), row.id]),
  );
  const versions = await db.select().from(vehicleVersions);
  const versionIds = new Map(versions.map((row) => [join(row.modelId, row.code, row.optionCode, row.fuel), row.id]));
  const names = new Map<number, string>();
  const added: number[] = [];

  const modelKey = (row: VehicleTableRow) => join(manufacturerIds.get(row.manufacturer)!, row.model);
  const versionKey = (row: VehicleTableRow) => join(modelIds.get(modelKey(row))!, row.code, row.optionCode, row.fuel);

  return {
    async resolve(rows) {
      await addMissing(
        rows,
        (row) => row.manufacturer,
        manufacturerIds,
        async (missing) => {
          const names = missing.map((row) => ({ name: row.manufacturer }));
          for (const row of await db.insert(manufacturers).values(names).onConflictDoUpdate(sameName).returning())
            manufacturerIds.set(row.name, row.id);
        },
      );
      await addMissing(rows, modelKey, modelIds, async (missing) => {
        const models = missing.map((row) => ({
          manufacturerId: manufacturerIds.get(row.manufacturer)!,
          name: row.model,
        }));
        for (const row of await db.insert(vehicleModels).values(models).onConflictDoUpdate(sameModel).returning())
          modelIds.set(join(row.manufacturerId, row.name), row.id);
      });
      await addMissing(rows, versionKey, versionIds, async (missing) => {
        const fresh = missing.map((row) => ({
          modelId: modelIds.get(modelKey(row))!,
          code: row.code,
          optionCode: row.optionCode,
          fuel: row.fuel,
          description: row.version,
        }));
        for (const row of await db.insert(vehicleVersions).values(fresh).onConflictDoUpdate(sameVersion).returning()) {
          versionIds.set(join(row.modelId, row.code, row.optionCode, row.fuel), row.id);
          added.push(row.id);
        }
      });
      return rows.map((row) => {
        const id = versionIds.get(versionKey(row))!;
        names.set(id, row.version);
        return id;
      });
    },
    async keepNames(tx, tableId) {
      const rows = [...names].map(([versionId, description]) => ({ tableId, versionId, description }));
      for (let start = 0; start < rows.length; start += 1_000)
        await tx.insert(vehicleVersionNames).values(rows.slice(start, start + 1_000));
    },
    async removeAdded() {
      for (let start = 0; start < added.length; start += 1_000)
        await db.delete(vehicleVersions).where(inArray(vehicleVersions.id, added.slice(start, start + 1_000)));
    },
  };
}

/** Calls versions as a table does that takes effect. */
export async function nameVersions(tx: Db, tableId: string): Promise<void> {
  await tx.execute(sql`update ${vehicleVersions} set description = named.description from ${vehicleVersionNames} named
    where named.table_id = ${tableId} and named.version_id = ${vehicleVersions}.id
      and named.description <> ${vehicleVersions}.description`);
}

// the update changes nothing: it makes a row that was added concurrently return like a new one
const sameName = { target: manufacturers.name, set: { name: sql`excluded.name` } };
const sameModel = { target: [vehicleModels.manufacturerId, vehicleModels.name], set: { name: sql`excluded.name` } };
const sameVersion = {
  target: [vehicleVersions.modelId, vehicleVersions.code, vehicleVersions.optionCode, vehicleVersions.fuel],
  set: { code: sql`excluded.code` },
};

/** Calls `add` with the first row of every key that has no id yet. */
async function addMissing(
  rows: readonly VehicleTableRow[],
  keyOf: (row: VehicleTableRow) => string,
  known: ReadonlyMap<string, number>,
  add: (missing: VehicleTableRow[]) => Promise<void>,
): Promise<void> {
  const missing = new Map<string, VehicleTableRow>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!known.has(key) && !missing.has(key)) missing.set(key, row);
  }
  if (missing.size > 0) await add([...missing.values()]);
}
