import { businessDay, type CalendarDate } from '@estrada/domain/calendar/index';
import {
  cellsOfTerms,
  checkPriceLine,
  makeOverlapCheck,
  type PlanTerms,
  type PriceLine,
} from '@estrada/domain/simulation/index';
import { type SQL, sql } from 'drizzle-orm';
import { readTableBefore } from '../../../../kernel/database/tables-in-force.ts';
import { notifyOfRateZero } from '../../../notifications/index.ts';
import { proposals } from '../../../proposals/index.ts';
import {
  assessPriceTables,
  loadPriceTables,
  priceTables,
  priceTableUploads,
  simulations,
} from '../../../simulation/index.ts';
import { findCampaignCodes } from '../../../vehicles/index.ts';
import { uploadTable } from '../../upload-table.ts';
import { checkEnd } from '../validity-columns.ts';
import { generalColumns } from './general-columns.ts';
import { termColumns } from './term-columns.ts';

/** A line of a plan without terms: the cells of all terms are empty. */
const plain = {
  ...Object.fromEntries(Object.keys(termColumns).map((field) => [field, ''])),
  targetRateMonthly: '',
  tierCode: '',
  maxEntryShare: '',
  campaignCode: '',
  commissionShare: '',
  minRateMonthly: '',
  maxRateMonthly: '',
  maxVehicleAgeYears: '',
};

/** The columns of a price row without the ids that each upload generates. */
const lineOf = (row: string) => sql`to_jsonb(${sql.identifier(row)}) - 'id' - 'table_id'`;

/**
 * The sellers whose saved simulations are priced by a zero rate that a table has changed or removed: the chosen term, or
 * any while none is chosen, whose offer has not ended and whose proposal has not been sent.
 */
const sellersOfChangedZeroRates = (before: string, tableId: string, today: CalendarDate): SQL => sql`
  with changed as (
    select p.table_code, p.term_months, p.effective_from from ${priceTables} p
    where p.table_id = ${before} and p.tax_type = 'TAX_ZERO' and not exists (
      select 1 from ${priceTables} n where n.table_id = ${tableId} and n.table_code = p.table_code and ${lineOf('n')} = ${lineOf('p')}))
  select distinct s.seller_id from ${simulations} s cross join jsonb_array_elements(s.result -> 'simulationItems') item
  where s.updated_at >= (select min(effective_from) from changed)
    and (s.selected_term is null or (item ->> 'term')::int = s.selected_term) and item ->> 'validUntil' >= ${today}
    and exists (select 1 from changed where table_code = item ->> 'tableCode' and term_months = (item ->> 'term')::int)
    and not exists (select 1 from ${proposals} where ${proposals.simulationId} = s.id and ${proposals.status} not in ('WO', 'RA', 'NU'))`;

/** The price tables of all plans. The whole is replaced. */
export const plans = uploadTable<PriceLine>({
  kind: 'plans',
  fileStem: 'tabelas-de-precos',
  maxLines: 100_000,
  columns: { ...generalColumns, ...termColumns },
  examples: [
    plain,
    {
      ...plain,
      financeTypeId: 'Chevrolet Sempre',
      tableCode: 'SEMPRE-36',
      sourceTableCode: 'SEMPRE-2026-11',
      description: 'Chevrolet Sempre 36',
      balloonShare: '40',
    },
  ],
  check: (line, day) => checkPriceLine(line) ?? checkEnd(line, day),
  keyOf: (line) => [line.tableCode, line.termMonths, line.effectiveFrom].join('|'),
  comparison: {
    key: ['tableCode', 'termMonths'],
    latestFirst: 'effectiveFrom',
    without: ['id'],
    cellsOf: { terms: cellsOfTerms },
  },
  complete: ({ terms, ...line }) => ({ ...line, ...cellsOfTerms(terms as PlanTerms) }),
  assess: assessPriceTables,
  begin: async (db, tableId, { now }) => {
    const before = await readTableBefore(db, 'plans', tableId);
    const today = businessDay(now.toISOString());
    if (before !== null)
      await notifyOfRateZero(sellersOfChangedZeroRates(before, tableId, today), 'RATEZERO', { db, now });
    return [];
  },
  open: async (database, uploadId) => {
    const codes = await findCampaignCodes(database.db);
    const overlaps = makeOverlapCheck();
    const isUnknown = ({ campaignCode }: PriceLine) => campaignCode !== null && !codes.has(campaignCode);
    return {
      ...(await loadPriceTables(database, uploadId)),
      check: (line: PriceLine) =>
        isUnknown(line) ? { column: 'campaignCode', reason: 'campaignCode.unknown' } : overlaps(line),
    };
  },
  notice: 'NOT001',
  stored: priceTableUploads,
});
