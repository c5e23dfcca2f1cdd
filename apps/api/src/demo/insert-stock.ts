import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { dealerStock, vehicleModels, vehiclePrices, vehicleVersions } from '../modules/vehicles/vehicles.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { insertUpload } from './insert-upload.ts';

/** The yard: model, version, age in years (null: new, of the next model year), share of the reference price, colour, km. */
const yard: readonly [
  stockCode: string,
  model: string,
  version: string,
  age: number | null,
  priceShare: number,
  colour: string,
  mileage: number,
][] = [
  ['N-1041', 'Onix', 'LT 1.0 Turbo Automático', null, 0.985, 'Prata', 8],
  ['N-1042', 'Onix', 'RS 1.0 Turbo Automático', null, 0.99, 'Vermelho', 11],
  ['N-1043', 'Onix Plus', 'LTZ 1.0 Turbo Automático', null, 0.98, 'Branco', 9],
  ['N-1044', 'Tracker', 'LT 1.0 Turbo Automático', null, 0.97, 'Cinza', 14],
  ['N-1045', 'Tracker', 'Premier 1.2 Turbo Automático', null, 1, 'Preto', 7],
  ['N-1046', 'Montana', 'LTZ 1.2 Turbo Automático', null, 0.96, 'Branco', 21],
  ['EST3C33', 'Onix', '1.0 Manual', 2, 0.99, 'Prata', 31_400],
  ['EST4D44', 'Onix', 'Premier 1.0 Turbo Automático', 3, 1.01, 'Azul', 42_800],
  ['EST5E55', 'Onix Plus', 'LT 1.0 Manual', 4, 0.98, 'Branco', 58_100],
  ['EST6F66', 'Tracker', 'LTZ 1.0 Turbo Automático', 2, 1, 'Cinza', 27_900],
  ['EST7G77', 'Tracker', '1.0 Turbo Automático', 5, 0.97, 'Preto', 71_300],
  ['EST8H88', 'Montana', 'LT 1.2 Turbo Manual', 2, 0.99, 'Vermelho', 35_600],
];

/** The stock of the first dealer, as if its F&I manager had sent it. Comes after the vehicle table. */
export async function insertStock(
  db: Db,
  dealerId: string,
  accounts: readonly DemoAccount[],
  now: Date,
): Promise<void> {
  const thisYear = now.getUTCFullYear();
  const priced = await db
    .select({
      model: vehicleModels.name,
      version: vehicleVersions.description,
      versionId: vehicleVersions.id,
      vehicleCode: vehicleVersions.code,
      optionCode: vehicleVersions.optionCode,
      assetType: vehiclePrices.assetType,
      manufacturerYear: vehiclePrices.manufacturerYear,
      modelYear: vehiclePrices.modelYear,
      priceCents: vehiclePrices.priceCents,
    })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
    .where(inArray(vehicleModels.name, [...new Set(yard.map(([, model]) => model))]));
  const tableId = makeId(now);
  const rows = yard.map(([stockCode, model, version, age, priceShare, colour, mileage]) => {
    const modelYear = age === null ? thisYear + 1 : thisYear - age;
    const row = priced.find(
      (one) =>
        one.model === model &&
        one.version === version &&
        one.assetType === (age === null ? 1 : 2) &&
        one.modelYear === modelYear,
    )!;
    // a price of a yard ends in R$ 90
    const priceCents = Math.round((row.priceCents * priceShare) / 100_000) * 100_000 - 1_000;
    return { ...row, tableId, stockCode, priceCents, colour, mileage };
  });
  await db.insert(dealerStock).values(rows);
  const file = { fileName: 'estoque-autovia-paulista.xlsx', sizeBytes: 9_728 };
  await insertUpload(
    db,
    { kind: 'dealer-stock', by: 'fi-manager', tableId, dealerId, ...file, lineCount: rows.length },
    accounts,
    now,
  );
}
