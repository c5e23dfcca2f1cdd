import type { CalendarDate } from '../../calendar/index.ts';
import { DomainError } from '../../errors/index.ts';
import type { Money } from '../../money/index.ts';
import { findPlan } from '../plans/index.ts';
import type { FeeRow } from '../tables/fees.ts';
import type { AssetType, PriceTableRow } from '../tables/price-tables.ts';
import { quoteSimulation } from './quote.ts';

/** The monthly cost of the reference loan; null where the row cannot be quoted. */
export type ReferenceLoan = {
  financeTypeId: number;
  assetType: AssetType;
  termMonths: number;
  installmentCents: Money | null;
};

/** R$ 100.000. */
const vehicleValueCents = 10_000_000;
/** A share of the price, where the row allows it and the plan has no fixed entry. */
const entryShare = 0.3;

const freeOf = (kind: FeeRow['kind']): FeeRow => ({
  kind,
  state: 'SP',
  effectiveFrom: '2000-01-01',
  validUntil: null,
  baseCents: 0,
  clientCents: 0,
  dealerCents: 0,
  employeeCents: null,
});

const entryOf = ({ minEntryShare, maxEntryShare }: PriceTableRow) =>
  Math.min(Math.max(minEntryShare, entryShare), maxEntryShare ?? 1);

/**
 * The first instalment of a loan that shows the cost of a row of a price table: a vehicle of R$ 100.000 bought by a
 * person, default choices, no fees. It compares tables and is no offer.
 */
export function referenceLoan(row: PriceTableRow, today: CalendarDate): ReferenceLoan {
  const { financeTypeId, assetType, termMonths } = row;
  const fixedEntry = findPlan(financeTypeId)?.fixedEntryCents?.(vehicleValueCents);
  const quoted = () =>
    quoteSimulation({
      today,
      financeTypeId,
      assetType,
      saleType: row.saleType,
      personType: 'PF',
      modelYear: Number(today.slice(0, 4)),
      state: 'SP',
      vehicleValueCents,
      terms: [termMonths],
      products: [],
      catalogue: [],
      priceRows: [row],
      ignoreTCC: true,
      isEmployee: false,
      feeRows: (['TCC', 'CONTRACT', 'TU'] as const).map(freeOf),
      entryValueCents: fixedEntry ?? Math.round(vehicleValueCents * entryOf(row)),
    });
  try {
    return { financeTypeId, assetType, termMonths, installmentCents: quoted().terms[0]?.loan.installmentCents ?? null };
  } catch (error) {
    if (error instanceof DomainError) return { financeTypeId, assetType, termMonths, installmentCents: null };
    throw error;
  }
}
