import { businessDay } from '@estrada/domain/calendar/index';
import type { VapCode } from '@estrada/domain/insurance/index';
import type { UploadKind } from '@estrada/domain/uploads/index';
import { gapRows, priceRows } from '@estrada/testkit/index';
import type { Db } from '../kernel/database/database.ts';
import { takeEffect } from '../kernel/database/tables-in-force.ts';
import { makeId } from '../kernel/ids.ts';
import { productPrices, vaps } from '../modules/insurance/insurance.tables.ts';
import { storedPriceRow } from '../modules/simulation/index.ts';
import { priceTables } from '../modules/simulation/simulation.tables.ts';
import { uploads } from '../modules/uploads/uploads.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { firstDay } from './insert-reference-data.ts';

type Sent = { kind: UploadKind; tableId: string; fileName: string; sizeBytes: number; lineCount: number };

/** An upload of the demo's finance person: what it says in the history and what holds agree. */
async function insertUpload(
  db: Db,
  { kind, tableId, lineCount, ...file }: Sent,
  accounts: readonly DemoAccount[],
  now: Date,
): Promise<void> {
  const { id: userId, name: userName } = accounts.find(({ role }) => role === 'finance')!;
  await db.insert(uploads).values({
    ...file,
    id: tableId,
    kind,
    status: 'SUCCESS',
    messageKey: 'applied',
    messageParams: { count: lineCount },
    lineCount,
    expectedLines: lineCount,
    ...{ userId, userName, uploadedAt: now, progressAt: now, finishedAt: now },
  });
  await takeEffect(db, kind, tableId, { now, by: userName, from: firstDay(now) });
}

/** The price tables of all plans. */
export async function insertPriceTables(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const tableId = makeId(now);
  const rows = priceRows(businessDay(now.toISOString())).map((row) => ({
    ...storedPriceRow(row, makeId(now)),
    tableId,
  }));
  await db.insert(priceTables).values(rows);
  const file = { fileName: 'tabelas-de-precos.xlsx', sizeBytes: 28_672 };
  await insertUpload(db, { kind: 'plans', tableId, ...file, lineCount: rows.length }, accounts, now);
}

/** The guaranteed note of one insurer, and its prices. */
export async function insertProducts(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  await db.insert(vaps).values({
    ...{ id: makeId(now), code: 'GAP', provider: 'ASSURANT', priceSource: 'TABLE', updatedAt: now },
    ...{ minTermMonths: 12, maxTermMonths: 72, forPF: true, forPJ: true, forNew: true, forUsed: true },
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
  await insertUpload(db, { kind: 'product-prices', tableId, ...file, lineCount: rows.length }, accounts, now);
}
