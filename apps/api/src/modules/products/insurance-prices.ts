import type { ComboPriceRow, InsuranceTables } from '@estrada/domain/products/index';
import type { ProtectionRow } from '@estrada/domain/simulation/index';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/database/database.ts';
import { readTableInForce } from '../../kernel/database/tables-in-force.ts';
import {
  chevroletPlusTables,
  comboPriceTables,
  instalmentTables,
  lifeTables,
  noteTables,
  protectionTables,
} from './insurance-tables.ts';

/** The tables whose lines price insurance products by themselves. */
const priced = { note: noteTables, plus: chevroletPlusTables, life: lifeTables, instalment: instalmentTables } as const;

/** What the prices of a day are read from. */
export const insurancePriceTables = [...Object.values(priced), protectionTables].map(({ rows }) => rows);

// lists of prices longer than this are not readable
const priceLimit = 5_000;

/** The lines of each table in force that are valid on a day; null for a product without a table in force. */
export async function readInsurancePrices(db: Db, today: string): Promise<InsuranceTables> {
  return {
    note: await linesOf(db, priced.note, today),
    plus: await linesOf(db, priced.plus, today),
    life: await linesOf(db, priced.life, today),
    instalment: await linesOf(db, priced.instalment, today),
  };
}

/** What the prices of combos are read from. */
export const comboPriceSources = [comboPriceTables.rows];

/** The prices of combos that are valid on a day. */
export const readComboPrices = async (db: Db, today: string): Promise<ComboPriceRow[]> =>
  (await linesOf(db, comboPriceTables, today)) ?? [];

/** The lines of the table of mechanical protection that are valid on a day; null without a table in force. */
export const readProtectionLines = (db: Db, today: string): Promise<ProtectionRow[] | null> =>
  linesOf(db, protectionTables, today);

type Dated = PgTable & { tableId: PgColumn; effectiveFrom: PgColumn; validUntil: PgColumn };

async function linesOf<Rows extends Dated>(
  db: Db,
  { kind, rows }: { kind: string; rows: Rows },
  today: string,
): Promise<Rows['$inferSelect'][] | null> {
  const tableId = await readTableInForce(db, kind, today);
  if (tableId === null) return null;
  const isValid = and(eq(rows.tableId, tableId), lte(rows.effectiveFrom, today), gte(rows.validUntil, today));
  const found = await db
    .select()
    .from(rows as PgTable)
    .where(isValid)
    .limit(priceLimit);
  return found.map(({ tableId: _, ...row }) => row) as Rows['$inferSelect'][];
}
