import { addDays } from '@estrada/domain/calendar/index';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { vehicleModels, vehicleOptions, vehicleVersions } from '../modules/vehicles/vehicles.tables.ts';
import { demoVehicleOptions } from './data/vehicle-options.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { firstDay } from './insert-reference-data.ts';
import { insertUpload } from './insert-upload.ts';

/** The table of vehicle options, for every version of some models. Comes after the vehicle table. */
export async function insertVehicleOptions(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const tableId = makeId(now);
  const versions = await db
    .select({ code: vehicleVersions.code, model: vehicleModels.name })
    .from(vehicleVersions)
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .where(inArray(vehicleModels.name, Object.keys(demoVehicleOptions)));
  const [effectiveFrom, validUntil] = [firstDay(now), addDays(firstDay(now), 485)];
  const rows = versions.flatMap(({ code, model }) =>
    demoVehicleOptions[model]!.map(([optionCode, name, priceReais]) => ({
      tableId,
      code,
      optionCode,
      name,
      effectiveFrom,
      validUntil,
      priceCents: priceReais * 100,
    })),
  );
  await db.insert(vehicleOptions).values(rows);
  const file = { fileName: 'opcionais-de-veiculos.xlsx', sizeBytes: 11_264 };
  await insertUpload(
    db,
    { kind: 'vehicle-options', by: 'admin-internal', tableId, ...file, lineCount: rows.length },
    accounts,
    now,
  );
}
