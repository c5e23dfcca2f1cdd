import { pricesOnSale } from '@estrada/domain/insurance/index';
import type { PricedProductRow } from '@estrada/domain/simulation/index';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { StoredTables } from '../../kernel/database/table-load.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { productPrices, vaps } from './insurance.tables.ts';

/** Where the uploaded prices of products stand. */
export const productPriceUploads = { kind: 'product-prices', rows: productPrices } as const satisfies StoredTables;

// as many products and prices of one kind of vehicle as nobody reads
const [vapLimit, priceLimit] = [500, 5_000];

/** The prices that may be sold by on a day for new or used vehicles. */
export async function loadPricesOnSale(db: Db, assetType: 1 | 2, today: string): Promise<PricedProductRow[]> {
  const offered = await db.select().from(vaps).where(eq(vaps.enabled, true)).limit(vapLimit);
  const prices = await db
    .select()
    .from(productPrices)
    .where(
      and(
        eq(productPrices.tableId, tableInForce('product-prices', today)),
        eq(productPrices.assetType, assetType),
        lte(productPrices.effectiveFrom, today),
        gte(productPrices.validUntil, today),
      ),
    )
    .limit(priceLimit);
  return pricesOnSale(
    prices.map(({ tableId: _, ...row }) => row),
    offered,
  );
}
