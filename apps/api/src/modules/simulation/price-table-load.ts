import { randomBytes } from 'node:crypto';
import { addDays } from '@estrada/domain/calendar/index';
import { type PriceLine, priceRowOf } from '@estrada/domain/simulation/index';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../kernel/database/database.ts';
import { openTableLoad, returnable, type StoredTables, type TableLoad } from '../../kernel/database/table-load.ts';
import { priceTables } from './simulation.tables.ts';

/** An offer is valid as long as its row; older rows had to last two days longer (`offerValidUntil`). */
const offerDays = 2;

/** The stored rows of price tables. Replaced ones are retained as long as an offer made from them may be valid. */
export const priceTableUploads = {
  kind: 'plans',
  rows: priceTables,
  keeps: returnable,
  isStillNeeded: (id, today) =>
    sql`exists (select 1 from ${priceTables} where ${priceTables.tableId} = ${id} and ${priceTables.validUntil} >= ${addDays(today, -offerDays)})`,
} as const satisfies StoredTables<typeof priceTables>;

const textOrNone = (value: number | null): string | null => (value === null ? null : String(value));

/** A row of a price table as it is stored. */
export const storedPriceRow = (row: ReturnType<typeof priceRowOf>, id: string) => ({
  ...row,
  id,
  minEntryShare: String(row.minEntryShare),
  maxEntryShare: textOrNone(row.maxEntryShare),
  commissionShare: textOrNone(row.commissionShare),
  balloonShare: textOrNone(row.balloonShare),
});

/** The rows of an upload are not ordered by time, so their ids contain none. */
const rowId = () => randomBytes(13).toString('hex');

/** Begins to load price tables under their own id, without affecting those in force. */
export async function loadPriceTables(database: DatabaseHandle, tableId: string): Promise<TableLoad<PriceLine>> {
  const load = openTableLoad(database, priceTableUploads, tableId);
  return {
    ...load,
    add: (lines) =>
      load.add(
        lines.map((line) => {
          const { terms, ...row } = storedPriceRow(priceRowOf(line), rowId());
          // the copy writes text: a term is a text that the database reads as JSON
          return { ...row, terms: JSON.stringify(terms) as typeof terms };
        }),
      ),
  };
}
