import { businessDay } from '@estrada/domain/calendar/index';
import { priceRows } from '@estrada/testkit/index';
import type { Db } from '../kernel/database/database.ts';
import { takeEffect } from '../kernel/database/tables-in-force.ts';
import { makeId } from '../kernel/ids.ts';
import { storedPriceRow } from '../modules/simulation/index.ts';
import { priceTables } from '../modules/simulation/simulation.tables.ts';
import { uploads } from '../modules/uploads/uploads.tables.ts';
import type { DemoAccount } from './insert-accounts.ts';
import { firstDay } from './insert-reference-data.ts';

/** The price tables of all plans, as an upload of the demo's finance person: what it says in the history and what holds agree. */
export async function insertPriceTables(db: Db, accounts: readonly DemoAccount[], now: Date): Promise<void> {
  const { id: userId, name: userName } = accounts.find(({ role }) => role === 'finance')!;
  const tableId = makeId(now);
  const rows = priceRows(businessDay(now.toISOString())).map((row) => ({
    ...storedPriceRow(row, makeId(now)),
    tableId,
  }));
  await db.insert(priceTables).values(rows);
  await db.insert(uploads).values({
    id: tableId,
    kind: 'plans',
    fileName: 'tabelas-de-precos.xlsx',
    sizeBytes: 28_672,
    status: 'SUCCESS',
    messageKey: 'applied',
    messageParams: { count: rows.length },
    lineCount: rows.length,
    expectedLines: rows.length,
    ...{ userId, userName, uploadedAt: now, progressAt: now, finishedAt: now },
  });
  await takeEffect(db, 'plans', tableId, { now, by: userName, from: firstDay(now) });
}
