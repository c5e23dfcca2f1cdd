import {
  type FeeRow,
  type IofRow,
  type PricedProductRow,
  type PriceTableRow,
  rowsWithinLimits,
} from '@estrada/domain/simulation/index';
import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { loadPricesOnSale } from '../insurance/index.ts';
import { dealers, listUnsoldProducts } from '../organization/index.ts';
import { loadFeeRows, loadIofRows, loadPlanRules } from '../parameters/index.ts';
import { priceTables } from './simulation.tables.ts';

/** The rows a quote is made from: those that could matter on the day, the domain decides among them. */
export interface QuoteRows {
  priceRows: PriceTableRow[];
  feeRows: FeeRow[];
  iofRows: IofRow[];
  productRows: PricedProductRow[];
}

export interface RowChoice {
  financeTypeId: number;
  assetType: 1 | 2;
  saleType: 'TD' | 'VD';
  /** where the client lives, and where the vehicle is registered unless another state is named */
  state: string;
  plateState?: string | undefined;
  /** who sells: products that this dealer does not sell are left out */
  dealerId: string;
}

// more rows than this for one plan and asset type would be a mistake in an upload
const rowLimit = 5_000;

export async function loadQuoteRows(db: Db, choice: RowChoice, today: string): Promise<QuoteRows> {
  const prices = await db
    .select()
    .from(priceTables)
    .where(
      and(
        eq(priceTables.tableId, tableInForce('plans', today)),
        eq(priceTables.financeTypeId, choice.financeTypeId),
        eq(priceTables.assetType, choice.assetType),
        eq(priceTables.saleType, choice.saleType),
        lte(priceTables.effectiveFrom, today),
        gte(priceTables.validUntil, today),
      ),
    )
    .limit(rowLimit);
  const products = await loadPricesOnSale(db, choice.assetType, today);
  const unsold = await listUnsoldProducts(db, choice.dealerId);
  return {
    priceRows: await withinPlans(db, prices.map(toPriceRow), today),
    feeRows: await loadFeeRows(db, [choice.state, choice.plateState ?? choice.state], today),
    iofRows: await loadIofRows(db),
    productRows: products.filter((row) => !unsold.has(row.code)),
  };
}

/** The rows that may be sold by: the price tables within what their plans allow on the day. */
const withinPlans = async (db: Db, rows: readonly PriceTableRow[], today: string): Promise<PriceTableRow[]> =>
  rowsWithinLimits(rows, await loadPlanRules(db), today);

/** The state where a dealer is registered; undefined for none such. */
export async function findDealerState(db: Db, dealerId: string): Promise<string | undefined> {
  const [row] = await db.select({ state: dealers.state }).from(dealers).where(eq(dealers.id, dealerId));
  return row?.state;
}

/**
 * The row that a quote of that day was made from, in force today or not. Uploads that other ones have replaced since go on
 * answering for the offers made from them; of several of one day the last decides.
 */
export async function findPriceRow(
  db: Db,
  { tableCode, termMonths, quotedOn }: { tableCode: string; termMonths: number; quotedOn: string },
): Promise<PriceTableRow | null> {
  const [found] = await db
    .select({ row: priceTables })
    .from(priceTables)
    .innerJoin(
      tablesInForce,
      and(
        eq(tablesInForce.tableId, priceTables.tableId),
        eq(tablesInForce.kind, 'plans'),
        isNull(tablesInForce.cancelledAt),
        lte(tablesInForce.effectiveFrom, quotedOn),
      ),
    )
    .where(
      and(
        eq(priceTables.tableCode, tableCode),
        eq(priceTables.termMonths, termMonths),
        lte(priceTables.effectiveFrom, quotedOn),
      ),
    )
    .orderBy(desc(tablesInForce.effectiveFrom), desc(tablesInForce.sequence), desc(priceTables.effectiveFrom))
    .limit(1);
  return found ? toPriceRow(found.row) : null;
}

const numberOrNone = (value: string | null): number | null => (value === null ? null : Number(value));

/** A stored row as the domain reads it. */
export function toPriceRow({ tableId: _, ...row }: typeof priceTables.$inferSelect): PriceTableRow {
  return {
    ...row,
    assetType: row.assetType as PriceTableRow['assetType'],
    taxType: row.taxType as PriceTableRow['taxType'],
    minEntryShare: Number(row.minEntryShare),
    maxEntryShare: numberOrNone(row.maxEntryShare),
    commissionShare: numberOrNone(row.commissionShare),
    balloonShare: numberOrNone(row.balloonShare),
  };
}

/** The rows of a plan's price tables that hold on a day, for every kind of sale. */
export async function loadPlanRows(db: Db, financeTypeId: number, today: string): Promise<PriceTableRow[]> {
  const inForce = and(lte(priceTables.effectiveFrom, today), gte(priceTables.validUntil, today));
  const ofPlan = and(
    eq(priceTables.tableId, tableInForce('plans', today)),
    eq(priceTables.financeTypeId, financeTypeId),
  );
  return (await db.select().from(priceTables).where(and(ofPlan, inForce)).limit(rowLimit)).map(toPriceRow);
}

/** The zero-rate rows of the price tables that may hold on a day, of every plan and kind of sale. */
export async function loadZeroRateRows(db: Db, today: string): Promise<PriceTableRow[]> {
  const inForce = and(lte(priceTables.effectiveFrom, today), gte(priceTables.validUntil, today));
  const rows = await db
    .select()
    .from(priceTables)
    .where(and(eq(priceTables.tableId, tableInForce('plans', today)), eq(priceTables.taxType, 'TAX_ZERO'), inForce))
    .limit(rowLimit);
  return withinPlans(db, rows.map(toPriceRow), today);
}

/** Whether a price table of any plan is in force. */
export const hasPriceTable = (db: Db, today: string): Promise<boolean> =>
  isAny(
    db,
    priceTables,
    and(
      eq(priceTables.tableId, tableInForce('plans', today)),
      lte(priceTables.effectiveFrom, today),
      gte(priceTables.validUntil, today),
    ),
  );
