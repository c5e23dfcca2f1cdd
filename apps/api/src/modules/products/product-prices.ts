import { productName } from '@estrada/domain/enumerations/index';
import { joinTranslatable } from '@estrada/domain/errors/index';
import { catalogueOf, productsWithTable, withInsurancePrices } from '@estrada/domain/products/index';
import type { CatalogueProduct } from '@estrada/domain/simulation/index';
import { sampleLimit, type TableNote } from '@estrada/domain/uploads/index';
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import type { StoredTables } from '../../kernel/database/table-load.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { insurancePriceTables, readInsurancePrices, readProtectionLines } from './insurance-prices.ts';
import { productPrices, vaps } from './products.tables.ts';

/** The stored rows of uploaded product prices. */
export const productPriceUploads = { kind: 'product-prices', rows: productPrices } as const satisfies StoredTables;

// lists of products and prices longer than this are not readable
const [vapLimit, priceLimit] = [500, 5_000];

/** The products on sale, in the order of their registration. */
export const loadProductsOnSale = cachedRead({ name: 'products on sale', from: [vaps] }, (db: Db) =>
  db.select().from(vaps).where(eq(vaps.enabled, true)).orderBy(asc(vaps.id)).limit(vapLimit),
);

/** The products on sale, with their prices on a day for new or used vehicles. */
export const loadCatalogue = cachedRead(
  { name: 'catalogue', from: [vaps, productPrices, ...insurancePriceTables, tablesInForce] },
  async (db: Db, assetType: 1 | 2, today: string): Promise<CatalogueProduct[]> => {
    const offered = await loadProductsOnSale(db);
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
    const lines = prices.map(({ tableId: _, ...row }) => row);
    const priced = withInsurancePrices(lines, await readInsurancePrices(db, today), assetType);
    return catalogueOf(offered, priced, (await readProtectionLines(db, today)) ?? []);
  },
);

/** The warnings about a table of prices: products that are not registered, and lines that another table replaces. */
export const findPriceNotes = async (db: Db, tableId: string): Promise<TableNote[]> => [
  ...(await findUnregisteredProducts(db, tableId)),
  ...(await findReplacedLines(db, tableId)),
];

/** The lines of products that have an insurance table of their own, in force today or planned. */
async function findReplacedLines(db: Db, tableId: string): Promise<TableNote[]> {
  const samples: TableNote['samples'][number][] = [];
  let count = 0;
  for (const [kind, { code, provider }] of Object.entries(productsWithTable)) {
    const ofProduct = and(
      eq(productPrices.tableId, tableId),
      eq(productPrices.code, code),
      eq(productPrices.provider, provider),
    );
    const own = and(eq(tablesInForce.kind, kind), isNull(tablesInForce.cancelledAt));
    const lines = (await isAny(db, tablesInForce, own)) ? await db.$count(productPrices, ofProduct) : 0;
    if (lines > 0) samples.push(joinTranslatable([productName(code), provider], ' · '));
    count += lines;
  }
  return count > 0 ? [{ key: 'product.ownTable', count, samples }] : [];
}

/** The products with prices in a table that are not registered; no note where all are. */
async function findUnregisteredProducts(db: Db, tableId: string): Promise<TableNote[]> {
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
