import { businessDay } from '@estrada/domain/calendar/index';
import { zeroKilometreYear } from '@estrada/domain/products/index';
import type { UploadKind } from '@estrada/domain/uploads/index';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { fipeValues } from '../modules/products/insurance-tables.tables.ts';
import { demoManufacturers } from './data/vehicles.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { insertUpload } from './insert-upload.ts';

/** The tables of insurance products, each as an upload of role insurance. Figures and codes are invented. */
export async function insertInsuranceTables(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const today = businessDay(now.toISOString());
  const recordUpload = (kind: UploadKind, tableId: string, fileName: string, lineCount: number) =>
    insertUpload(
      db,
      { kind, by: 'insurance', tableId, fileName, sizeBytes: 1_024 + lineCount * 96, lineCount },
      accounts,
      now,
    );
  const tableId = makeId(now);
  const rows = fipeRows(today).map((row) => ({ ...row, tableId }));
  for (let start = 0; start < rows.length; start += 500)
    await db.insert(fipeValues).values(rows.slice(start, start + 500));
  await recordUpload('fipe', tableId, 'tabela-fipe.csv', rows.length);
}

/** New, and of the ten years before, for each version that the dealers sell new. */
function fipeRows(today: string) {
  const year = Number(today.slice(0, 4));
  const versions = demoManufacturers
    .filter(({ sellsNew }) => sellsNew)
    .flatMap(({ models }) =>
      models.flatMap(({ name, versions: all }) => all.map((version) => [name, ...version] as const)),
    );
  return versions.flatMap(([name, description, , priceReais], index) => {
    const isDiesel = description.includes('Diesel');
    const row = {
      fipeCode: `${String(4_500 + index).padStart(6, '0')}-${index % 10}`,
      make: 'GM - Chevrolet',
      model: `${name} ${description}`,
      fuelType: isDiesel ? ('D' as const) : ('F' as const),
      vehicleType: 1 as const,
      referenceMonth: `${today.slice(0, 7)}-01`,
    };
    const used = Array.from({ length: 10 }, (_, age) => ({
      ...row,
      modelYear: year - age,
      valueCents: Math.round(priceReais * 0.9 * 0.93 ** age) * 100,
    }));
    return [{ ...row, modelYear: zeroKilometreYear, valueCents: priceReais * 100 }, ...used];
  });
}
