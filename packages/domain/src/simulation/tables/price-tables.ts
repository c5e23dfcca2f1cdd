import { addDays, type CalendarDate } from '../../calendar/index.ts';
import { DomainError } from '../../errors/index.ts';
import { formatPercent } from '../../formats/index.ts';
import type { PlanTerms } from '../plans/plan-terms.ts';
import { isInForce } from './in-force.ts';

export type PersonType = 'PF' | 'PJ';
/** 1 new, 2 used */
export type AssetType = 1 | 2;
/** TD from the dealer's stock, VD direct sale from the maker */
export type SaleType = 'TD' | 'VD';
export type TaxType = 'NOT_SUBSIDIZED' | 'SUBSIDIZED' | 'TAX_ZERO';

/**
 * One term of a price table. `rateMonthly` is a decimal fraction as text; shares are fractions; `personType` null holds for
 * both; `validUntil` is the last day of validity. `terms` is what the plan wants to know beside the share of its balloon;
 * `targetRateMonthly` is the rate without subsidy, a decimal fraction as text, where the maker pays part of the interest.
 */
export type PriceTableRow = {
  id: string;
  tableCode: string;
  sourceTableCode: string;
  description: string;
  financeTypeId: number;
  personType: PersonType | null;
  assetType: AssetType;
  saleType: SaleType;
  termMonths: number;
  rateMonthly: string;
  minEntryShare: number;
  /** the highest entry that the row allows; null without limit */
  maxEntryShare: number | null;
  /** the group of vehicles (campaign) that the row is for; null for all */
  campaignCode: string | null;
  /** what the dealer earns, a fraction of the net credit; null where nothing is said. It never leaves the server. */
  commissionShare: number | null;
  maxVehicleAgeYears: number | null;
  balloonShare: number | null;
  terms: PlanTerms;
  targetRateMonthly: string | null;
  /** the risk tier of the clients that the row is for; null for all */
  tierCode: string | null;
  taxType: TaxType;
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate;
};

/** What is being financed. `tierCode` is known once the credit bureau has answered about the client (`pricingTier`). */
export type PriceChoice = {
  financeTypeId: number;
  personType: PersonType;
  assetType: AssetType;
  saleType: SaleType;
  modelYear: number;
  entryShare: number;
  today: CalendarDate;
  tierCode?: string | undefined;
  /** the group of vehicles that the one financed belongs to */
  campaignCode?: string | undefined;
};

/**
 * The table rows that may be used with some entry, by term ascending; of one term the lowest rate first, then the newest row.
 *
 * @throws {DomainError} GSIM002 when no table is in force for the choice
 */
export function rowsOpenTo(rows: readonly PriceTableRow[], choice: Omit<PriceChoice, 'entryShare'>): PriceTableRow[] {
  const open = rows.filter((row) => fits(row, choice));
  if (open.length === 0) throw new DomainError('GSIM002');
  return open.sort(
    (a, b) =>
      a.termMonths - b.termMonths ||
      Number(a.rateMonthly) - Number(b.rateMonthly) ||
      b.effectiveFrom.localeCompare(a.effectiveFrom),
  );
}

/**
 * The table rows that may be used, in the order of `rowsOpenTo`.
 *
 * @throws {DomainError} GSIM002 when no table is in force for the choice, with the field `entryValueCents` when only a larger
 *   or a smaller entry would open one
 */
export function termsAllowed(rows: readonly PriceTableRow[], choice: PriceChoice): PriceTableRow[] {
  const open = rowsOpenTo(rows, choice);
  const allowed = open.filter((row) => isWithinEntries(row, choice.entryShare));
  if (allowed.length > 0) return allowed;
  const larger = open.filter((row) => choice.entryShare < row.minEntryShare);
  const [key, bound, shares] =
    larger.length > 0
      ? (['entry.belowMinimum', 'min', Math.min(...larger.map((row) => row.minEntryShare))] as const)
      : (['entry.aboveMaximum', 'max', Math.max(...open.map((row) => row.maxEntryShare ?? 1))] as const);
  throw new DomainError('GSIM002', {
    fields: [{ path: 'entryValueCents', key }],
    params: { [bound]: formatPercent(shares) },
  });
}

// 0.2 of a price is not always 0.2 in doubles
const isWithinEntries = ({ minEntryShare, maxEntryShare }: PriceTableRow, share: number): boolean =>
  share >= minEntryShare - 1e-9 && (maxEntryShare === null || share <= maxEntryShare + 1e-9);

function fits(row: PriceTableRow, choice: Omit<PriceChoice, 'entryShare'>): boolean {
  const ageYears = Number(choice.today.slice(0, 4)) - choice.modelYear;
  return (
    row.financeTypeId === choice.financeTypeId &&
    (row.personType === null || row.personType === choice.personType) &&
    row.assetType === choice.assetType &&
    row.saleType === choice.saleType &&
    (row.campaignCode === null || row.campaignCode === choice.campaignCode) &&
    (row.tierCode === null || row.tierCode === choice.tierCode) &&
    (row.maxVehicleAgeYears === null || ageYears <= row.maxVehicleAgeYears) &&
    isInForce(row, choice.today)
  );
}

/**
 * The last day on which a quoted offer stands: the table's, and never less than two days from the quote
 * (CDC art. 54-B, III wants two days at least).
 */
export function offerValidUntil(row: PriceTableRow, quotedOn: CalendarDate): CalendarDate {
  const atLeast = addDays(quotedOn, 2);
  return isInForce(row, atLeast) ? row.validUntil : atLeast;
}

/**
 * Refuses to go on with a table that is not in force. A simulation quoted while it was stands until its offer ends.
 *
 * @param quotedOn the day of the simulation; without it the table's own dates decide
 * @throws {DomainError} SIM063 when the table has expired or is not yet valid
 */
export function assertTableInForce(row: PriceTableRow, today: CalendarDate, quotedOn?: CalendarDate): void {
  if (isInForce(row, today)) return;
  const stands = quotedOn !== undefined && isInForce(row, quotedOn) && quotedOn <= today;
  if (!stands || today > offerValidUntil(row, quotedOn)) throw new DomainError('SIM063');
}
