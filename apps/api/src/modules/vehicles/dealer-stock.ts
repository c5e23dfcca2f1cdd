import type { CalendarDate } from '@estrada/domain/calendar/index';
import { and, asc, eq, sql } from 'drizzle-orm';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { DatabaseHandle, Db } from '../../kernel/database/database.ts';
import { openTableLoad, type StoredRow, type StoredTables } from '../../kernel/database/table-load.ts';
import { kindOfDealer, tableInForce } from '../../kernel/database/tables-in-force.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { campaigns } from './campaigns.tables.ts';
import { withCampaigns } from './vehicles.repository.ts';
import { dealerStock, manufacturers, vehicleModels, vehiclePrices, vehicleVersions } from './vehicles.tables.ts';

/** One line of the stock of a dealer: the vehicle table has its version. */
export type DealerStockRow = Omit<StoredRow<typeof dealerStock>, 'versionId'>;

/** The stored stocks; each dealer has its own kind (`kindOfDealer`). */
export const dealerStockTables = { kind: 'dealer-stock', rows: dealerStock } as const satisfies StoredTables;

/** A stock is at most this large: a line is a vehicle on the yard. */
export const stockLimit = 5_000;

type Marks = Pick<DealerStockRow, 'vehicleCode' | 'assetType' | 'manufacturerYear' | 'modelYear'>;
const marksOf = ({ vehicleCode, assetType, manufacturerYear, modelYear }: Marks) =>
  `${vehicleCode}|${assetType}|${manufacturerYear}|${modelYear}`;

/**
 * Begins to load a stock under its own id. Each line is a vehicle of the table of the day, found by its code and years;
 * its option code distinguishes versions that share both.
 */
export async function loadDealerStock(database: DatabaseHandle, tableId: string, day: CalendarDate) {
  const { db } = database;
  const known = await db
    .select({
      id: vehicleVersions.id,
      vehicleCode: vehicleVersions.code,
      optionCode: vehicleVersions.optionCode,
      assetType: vehiclePrices.assetType,
      manufacturerYear: vehiclePrices.manufacturerYear,
      modelYear: vehiclePrices.modelYear,
    })
    .from(vehiclePrices)
    .innerJoin(vehicleVersions, eq(vehicleVersions.id, vehiclePrices.versionId))
    .where(eq(vehiclePrices.tableId, tableInForce('vehicles', day)));
  const byMarks = Map.groupBy(known, marksOf);
  const codes = new Set(known.map(({ vehicleCode }) => vehicleCode));
  const versionsOf = (row: DealerStockRow) =>
    (byMarks.get(marksOf(row)) ?? []).filter(
      ({ optionCode }) => row.optionCode === '' || optionCode === row.optionCode,
    );
  const load = openTableLoad(database, dealerStockTables, tableId);
  return {
    ...load,
    add: (rows: readonly DealerStockRow[]) =>
      load.add(rows.map((row) => ({ ...row, versionId: versionsOf(row)[0]!.id }))),
    check(row: DealerStockRow) {
      if (!codes.has(row.vehicleCode)) return { column: 'vehicleCode', reason: 'versionCode.unknown' } as const;
      const versions = versionsOf(row);
      if (versions.length === 1) return null;
      if (versions.length > 1) return { column: 'optionCode', reason: 'stock.severalVersions' } as const;
      return byMarks.has(marksOf(row))
        ? ({ column: 'optionCode', reason: 'stock.optionUnknown' } as const)
        : ({ column: 'modelYear', reason: 'stock.yearsUnknown' } as const);
    },
  };
}

/** The stock of a dealer by its table in force, as far as the vehicle table has the vehicles, with the campaigns in use of their years. */
export const loadDealerStockOnSale = cachedRead(
  {
    name: 'stock of a dealer',
    from: [dealerStock, vehiclePrices, vehicleVersions, vehicleModels, manufacturers, campaigns, tablesInForce],
  },
  async (db: Db, dealerId: string, today: CalendarDate) => {
    const rows = await db
      .select({
        manufacturerId: vehicleModels.manufacturerId,
        modelId: vehicleVersions.modelId,
        model: vehicleModels.name,
        versionId: dealerStock.versionId,
        version: vehicleVersions.description,
        assetType: sql<1 | 2>`${dealerStock.assetType}`,
        manufacturerYear: dealerStock.manufacturerYear,
        modelYear: dealerStock.modelYear,
        priceCents: dealerStock.priceCents,
        stockCode: dealerStock.stockCode,
        colour: dealerStock.colour,
        mileage: dealerStock.mileage,
        referencePriceCents: vehiclePrices.priceCents,
      })
      .from(dealerStock)
      .innerJoin(vehicleVersions, eq(vehicleVersions.id, dealerStock.versionId))
      .innerJoin(vehicleModels, eq(vehicleModels.id, vehicleVersions.modelId))
      .innerJoin(manufacturers, eq(manufacturers.id, vehicleModels.manufacturerId))
      .innerJoin(
        vehiclePrices,
        and(
          eq(vehiclePrices.tableId, tableInForce('vehicles', today)),
          eq(vehiclePrices.versionId, dealerStock.versionId),
          eq(vehiclePrices.assetType, dealerStock.assetType),
          eq(vehiclePrices.manufacturerYear, dealerStock.manufacturerYear),
          eq(vehiclePrices.modelYear, dealerStock.modelYear),
        ),
      )
      .where(eq(dealerStock.tableId, tableInForce(kindOfDealer(dealerStockTables.kind, dealerId), today)))
      .orderBy(asc(dealerStock.stockCode))
      .limit(stockLimit);
    return withCampaigns(db, rows);
  },
);
