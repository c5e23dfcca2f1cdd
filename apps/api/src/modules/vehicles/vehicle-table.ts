import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../kernel/database/database.ts';
import { openTableLoad, returnable, type StoredTables, type TableLoad } from '../../kernel/database/table-load.ts';
import { openVehicleCatalogue } from './vehicle-catalogue.ts';
import type { VehicleTableRow } from './vehicle-table-row.ts';
import {
  manufacturers,
  vehicleModels,
  vehiclePrices,
  vehicleVersionNames,
  vehicleVersions,
} from './vehicles.tables.ts';

/** The stored rows of vehicle tables. */
export const vehicleTables = {
  kind: 'vehicles',
  rows: vehiclePrices,
  beside: [vehicleVersionNames],
  keeps: returnable,
} as const satisfies StoredTables;

/** What the version of a line of a vehicle table is called, of the row named `line`. */
export const versionText = sql`(select concat_ws(' ', ${vehicleModels.name}, ${vehicleVersions.description},
  nullif(${vehicleVersions.fuel}, ''), nullif(${vehicleVersions.optionCode}, ''), ${vehicleVersions.code}) from ${vehicleVersions}
  join ${vehicleModels} on ${vehicleModels.id} = ${vehicleVersions.modelId} where ${vehicleVersions.id} = line.version_id)`;

/** The lines of a vehicle table as its file had them: each with what its version is called in it. */
export const vehicleLines = (tableId: string): SQL => sql`
  select ${vehiclePrices}.*, ${manufacturers.name} as manufacturer, ${vehicleModels.name} as model,
    coalesce(${vehicleVersionNames.description}, ${vehicleVersions.description}) as version, ${vehicleVersions.code},
    ${vehicleVersions.optionCode} as "optionCode", ${vehicleVersions.fuel}
  from ${vehiclePrices} join ${vehicleVersions} on ${vehicleVersions.id} = ${vehiclePrices.versionId}
  join ${vehicleModels} on ${vehicleModels.id} = ${vehicleVersions.modelId}
  join ${manufacturers} on ${manufacturers.id} = ${vehicleModels.manufacturerId}
  left join ${vehicleVersionNames} on ${vehicleVersionNames.tableId} = ${vehiclePrices.tableId}
    and ${vehicleVersionNames.versionId} = ${vehiclePrices.versionId}
  where ${vehiclePrices.tableId} = ${tableId}`;

/** Begins to load a vehicle table under its own id, without affecting the one in force. */
export async function loadVehicleTable(database: DatabaseHandle, tableId: string): Promise<TableLoad<VehicleTableRow>> {
  const catalogue = await openVehicleCatalogue(database.db);
  const prices = openTableLoad(database, vehicleTables, tableId);
  return {
    async add(rows) {
      const versionIds = await catalogue.resolve(rows);
      await prices.add(rows.map((row, index) => ({ ...row, versionId: versionIds[index]! })));
    },
    settle: prices.settle,
    async apply(tx, decision) {
      await catalogue.keepNames(tx, tableId);
      await prices.apply(tx, decision);
    },
    async discard() {
      await prices.discard();
      await catalogue.removeAdded();
    },
  };
}
