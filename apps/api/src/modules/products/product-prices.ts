import { productName } from '@estrada/domain/enumerations/index';
import { joinTranslatable } from '@estrada/domain/errors/index';
import { pricesOnSale } from '@estrada/domain/products/index';
import type { PricedProductRow } from '@estrada/domain/simulation/index';
import { sampleLimit, type TableNote } from '@estrada/domain/uploads/index';
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { StoredTables } from '../../kernel/database/table-load.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { productPrices, vaps } from './products.tables.ts';

/** The stored rows of uploaded product prices. */
export const productPriceUploads = { kind: 'product-prices', rows: productPrices } as const satisfies StoredTables;

// lists of products and prices longer than this are not readable
const [vapLimit, priceLimit] = [500, 5_000];

/** The products on sale, in the order of their registration. */
export const loadProductsOnSale = cachedRead({ name: 'products on sale', from: [vaps] }, (db: Db) =>
  db.select().from(vaps).where(eq(vaps.enabled, true)).orderBy(asc(vaps.id)).limit(vapLimit),
);

/** The prices that may be sold by on a day for new or used vehicles. */
export const loadPricesOnSale = cachedRead(
  { name: 'prices of products', from: [vaps, productPrices, tablesInForce] },
  async (db: Db, assetType: 1 | 2, today: string): Promise<PricedProductRow[]> => {
    const offered = await db.select().from(vaps).where(eq(vaps.enabled, true)).orderBy(asc(vaps.id)).limit(vapLimit);
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
  },
);

/** The products with prices in a table that are not registered; no note where all are. */
export async function findUnregisteredProducts(db: Db, tableId: string): Promise<TableNote[]> {
  const { code, provider } = productPrices;
  const found = await db
    .select({ code, provider, count: sql<number>`count(*) over ()::int` })
    .from(productPrices)
    .leftJoin(vaps, and(eq(vaps.code, code), eq(vaps.provider, provider)))
    .where(and(eq(productPrices.tableId, tableId), isNull(vaps.id)))
    .groupBy(code, provider)
    .orderBy(asc(code), asc(provider))
    .limit(sampleLimit);
  const samples = found.map((product) => joinTranslatable([productName(product.code), product.provider], ' · '));
  return found[0] ? [{ key: 'product.unregistered', count: found[0].count, samples }] : [];
}
