import { and, eq } from 'drizzle-orm';
import { cachedRead } from '../../../kernel/database/cached-reads.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { dealerProducts } from '../organization.tables.ts';

/** The products (additions of the enumeration) that a dealer does not sell; an unset one is sold. */
export async function listUnsoldProducts(db: Db, dealerId: string): Promise<Set<string>> {
  return new Set((await loadUnsold(db, dealerId)).map((row) => row.product));
}

const loadUnsold = cachedRead({ name: 'unsold products', from: [dealerProducts] }, (db: Db, dealerId: string) =>
  db
    .select({ product: dealerProducts.product })
    .from(dealerProducts)
    .where(and(eq(dealerProducts.dealerId, dealerId), eq(dealerProducts.enabled, false))),
);
