import { financeTypes } from '@estrada/domain/enumerations/index';
import {
  type CatalogueProduct,
  earliestOfferEnd,
  type FeeRow,
  type IofRow,
  type PriceTableRow,
  rowsWithinLimits,
} from '@estrada/domain/simulation/index';
import { and, desc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { cachedRead } from '../../kernel/database/cached-reads.ts';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { readTogether } from '../../kernel/database/read-together.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { tablesInForce } from '../../kernel/kernel.tables.ts';
import { dealers, listUnsoldProducts } from '../organization/index.ts';
import { loadFeeRows, loadIofRows, loadPlanRules, planRules } from '../parameters/index.ts';
import { loadCatalogue } from '../products/index.ts';
import { priceTables } from './simulation.tables.ts';

/** The rows that a quote is computed from: all that may apply on the day; the domain selects among them. */
export interface QuoteRows {
  priceRows: PriceTableRow[];
  feeRows: FeeRow[];
  iofRows: IofRow[];
  /** without the products that the dealer does not sell */
  catalogue: CatalogueProduct[];
}

export interface RowChoice {
  /** one plan, or every one for a comparison */
  financeTypeId: number | 'every';
  assetType: 1 | 2;
  saleType: 'TD' | 'VD';
  /** the client's state, which is the vehicle's state unless another is named */
  state: string;
  plateState?: string | undefined;
  /** the selling dealer: its excluded products are left out; undefined where any dealer may sell */
  dealerId: string | undefined;
}

// more rows than this for one plan and asset type indicate a faulty upload
const rowLimit = 5_000;

export async function loadQuoteRows(db: Db, choice: RowChoice, today: string): Promise<QuoteRows> {
  const { financeTypeId, assetType, saleType, state, plateState, dealerId } = choice;
  const [priceRows, products, unsold, feeRows, iofRows] = await readTogether(
    db,
    () => loadOwnSaleRows(db, { financeTypeId, assetType, saleType }, today),
    () => loadCatalogue(db, assetType, today),
    () => (dealerId === undefined ? null : listUnsoldProducts(db, dealerId)),
    () => loadFeeRows(db, [state, plateState ?? state], today),
    () => loadIofRows(db),
  );
  return {
    priceRows,
    feeRows,
    iofRows,
    catalogue: products.filter((row) => !unsold?.has(row.code)),
  };
}

/** The rows of a plan, or of every one, that price one kind of sale on a day. */
const loadOwnSaleRows = cachedRead(
  { name: 'rows of a sale', from: [priceTables, tablesInForce, planRules] },
  async (
    db: Db,
    { financeTypeId, assetType, saleType }: Pick<RowChoice, 'financeTypeId' | 'assetType' | 'saleType'>,
    today: string,
  ): Promise<PriceTableRow[]> => {
    const ofPlan = financeTypeId === 'every' ? undefined : eq(priceTables.financeTypeId, financeTypeId);
    const limit = financeTypeId === 'every' ? rowLimit * financeTypes.length : rowLimit;
    const ofSale = and(ofPlan, eq(priceTables.assetType, assetType), eq(priceTables.saleType, saleType));
    return withinPlans(db, await rowsInForce(db, today, limit, ofSale), today);
  },
);

/** The usable rows: the price tables within the limits of their plans on the day. */
const withinPlans = async (db: Db, rows: readonly PriceTableRow[], today: string): Promise<PriceTableRow[]> =>
  rowsWithinLimits(rows, await loadPlanRules(db), today);

/** The branch of a dealer; null for an unknown dealer. */
export const findDealerRegion = cachedRead(
  { name: 'branch of a dealer', from: [dealers] },
  async (db: Db, dealerId: string): Promise<string | null> => {
    const [row] = await db.select({ region: dealers.region }).from(dealers).where(eq(dealers.id, dealerId));
    return row?.region ?? null;
  },
);

/**
 * The row that a quote of that day was computed from, in force today or not. Replaced uploads remain the reference of
 * the offers made from them; of several of one day the last decides.
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

/** The same row's days as a select, for a statement that reads more: `effectiveFrom` and `validUntil`. */
export const selectPriceRowDays = ({
  tableCode,
  termMonths,
  quotedOn,
}: {
  tableCode: string;
  termMonths: number;
  quotedOn: string;
}) => sql`
  select p.effective_from as "effectiveFrom", p.valid_until as "validUntil"
  from ${priceTables} p join ${tablesInForce} f on f.table_id = p.table_id and f.kind = 'plans'
    and f.cancelled_at is null and f.effective_from <= ${quotedOn}
  where p.table_code = ${tableCode} and p.term_months = ${termMonths} and p.effective_from <= ${quotedOn}
  order by f.effective_from desc, f.sequence desc, p.effective_from desc limit 1`;

const numberOrNone = (value: string | null): number | null => (value === null ? null : Number(value));

/** A stored row in the form of the domain. */
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

/** The rows of the price tables in force on a day that match a condition; all of them without one. */
async function rowsInForce(db: Db, today: string, limit: number, condition?: SQL): Promise<PriceTableRow[]> {
  const ofTable = eq(priceTables.tableId, tableInForce('plans', today));
  const rows = await db
    .select()
    .from(priceTables)
    .where(and(ofTable, lte(priceTables.effectiveFrom, today), gte(priceTables.validUntil, today), condition))
    .limit(limit);
  return rows.map(toPriceRow);
}

/** The rows in force on a day, of every plan and kind of sale. */
const loadRowsInForce = (db: Db, today: string): Promise<PriceTableRow[]> =>
  rowsInForce(db, today, rowLimit * financeTypes.length);

/** The usable rows of every plan and kind of sale on a day. */
export const loadSaleRows = async (db: Db, today: string): Promise<PriceTableRow[]> =>
  withinPlans(db, await loadRowsInForce(db, today), today);

/** The rows of a plan's price tables in force on a day, for every kind of sale. */
export const loadPlanRows = (db: Db, financeTypeId: number, today: string): Promise<PriceTableRow[]> =>
  rowsInForce(db, today, rowLimit, eq(priceTables.financeTypeId, financeTypeId));

/** The zero-rate rows of the price tables that may apply on a day, of every plan and kind of sale. */
export const loadZeroRateRows = async (db: Db, today: string): Promise<PriceTableRow[]> =>
  withinPlans(db, await rowsInForce(db, today, rowLimit, eq(priceTables.taxType, 'TAX_ZERO')), today);

/** Whether a price table of any plan is in force, and long enough for an offer. */
export const hasPriceTable = (db: Db, today: string): Promise<boolean> =>
  isAny(
    db,
    priceTables,
    and(
      eq(priceTables.tableId, tableInForce('plans', today)),
      lte(priceTables.effectiveFrom, today),
      gte(priceTables.validUntil, earliestOfferEnd(today)),
    ),
  );
