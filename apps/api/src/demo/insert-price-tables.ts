import { businessDay } from '@estrada/domain/calendar/index';
import type { VapCode } from '@estrada/domain/products/index';
import { gapRows, priceRows } from '@estrada/testkit/index';
import type { Db } from '../kernel/database/database.ts';
import { makeId } from '../kernel/ids.ts';
import { productPrices, vaps } from '../modules/products/products.tables.ts';
import { storedPriceRow } from '../modules/simulation/index.ts';
import { priceTables } from '../modules/simulation/simulation.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { insertUpload } from './insert-upload.ts';

/** The price tables of all plans. */
export async function insertPriceTables(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const tableId = makeId(now);
  const rows = priceRows(businessDay(now.toISOString())).map((row) => ({
    ...storedPriceRow(row, makeId(now)),
    tableId,
  }));
  await db.insert(priceTables).values(rows);
  const file = { fileName: 'tabelas-de-precos.xlsx', sizeBytes: 28_672 };
  await insertUpload(db, { kind: 'plans', by: 'finance', tableId, ...file, lineCount: rows.length }, accounts, now);
}

/** The guaranteed note of one insurer, and its prices. */
export async function insertProducts(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  await db.insert(vaps).values({
    id: makeId(now),
    code: 'GAP',
    provider: 'ASSURANT',
    priceSource: 'TABLE',
    updatedAt: now,
    minTermMonths: 12,
    maxTermMonths: 72,
    forPF: true,
    forPJ: true,
    forNew: true,
    forUsed: true,
    coverages: 'Perda total por colisão, roubo ou furto: a diferença entre a indenização e o valor da nota fiscal.',
  });
  const tableId = makeId(now);
  const rows = gapRows(businessDay(now.toISOString())).map((row) => ({
    ...row,
    code: row.code as VapCode,
    validUntil: row.validUntil!,
    tableId,
  }));
  await db.insert(productPrices).values(rows);
  const file = { fileName: 'precos-dos-produtos.xlsx', sizeBytes: 9_216 };
  await insertUpload(
    db,
    { kind: 'product-prices', by: 'finance', tableId, ...file, lineCount: rows.length },
    accounts,
    now,
  );
}
