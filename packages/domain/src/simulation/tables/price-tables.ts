import { addDays, type CalendarDate } from '../../calendar/index.ts';
import { DomainError } from '../../errors/index.ts';
import { formatDate, formatPercent } from '../../formats/index.ts';
import { type DatedRow, isInForce } from './in-force.ts';
import type { PlanTerms } from './plan-terms.ts';

export type PersonType = 'PF' | 'PJ';
/** 1 new, 2 used */
export type AssetType = 1 | 2;
/** TD from the dealer's stock, VD direct sale from the maker */
export type SaleType = 'TD' | 'VD';
export type TaxType = 'NOT_SUBSIDIZED' | 'SUBSIDIZED' | 'TAX_ZERO';

/**
 * One term of a price table. `rateMonthly` is a decimal fraction as text; shares are fractions; `personType` null
 * applies to both; `validUntil` is the last day of validity. `terms` are the plan's terms besides the share of its
 * balloon; `targetRateMonthly` is the rate without subsidy, a decimal fraction as text, where the maker pays part of
 * the interest.
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
  /** the group of vehicles (campaign) that the row applies to; null for all */
  campaignCode: string | null;
  /** the dealer's commission, a fraction of the net credit; null where the row has none. It never leaves the server. */
  commissionShare: number | null;
  /** the limits of a manual rate, decimal fractions as text; null where the row has none (`assessRate`) */
  minRateMonthly: string | null;
  maxRateMonthly: string | null;
  maxVehicleAgeYears: number | null;
  balloonShare: number | null;
  terms: PlanTerms;
  targetRateMonthly: string | null;
  /** the risk tier of the clients that the row applies to; null for all */
  tierCode: string | null;
  taxType: TaxType;
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate;
};

/** The financed sale. `tierCode` is known once the credit bureau has answered about the client (`pricingTier`). */
export type PriceChoice = {
  financeTypeId: number;
  personType: PersonType;
  assetType: AssetType;
  saleType: SaleType;
  modelYear: number;
  entryShare: number;
  today: CalendarDate;
  tierCode?: string | undefined;
  /** the groups of vehicles (campaigns) of the financed one */
  campaignCodes?: readonly string[] | undefined;
};

/**
 * The minimum number of days after its own day that an offer is valid: 24 November for one of the 22nd (CDC art. 54-B,
 * III).
 */
const shortestOfferDays = 2;

/**
 * The earliest last day of an offer made today. The day of the offer does not count, its last one does (CC art. 132).
 */
export const earliestOfferEnd = (today: CalendarDate): CalendarDate => addDays(today, shortestOfferDays);

/** Whether a dated row allows an offer today: it is in force, and for long enough. */
export const givesOffer = (row: DatedRow, today: CalendarDate): boolean =>
  isValidFrom(row, today, earliestOfferEnd(today));

const isValidFrom = (row: DatedRow, today: CalendarDate, end: CalendarDate): boolean =>
  isInForce(row, today) && isInForce(row, end);

/**
 * The usable rows for any entry, by term ascending; of one term the lowest rate first, then the newest row. Rows that
 * end before the shortest offer would are left out.
 *
 * @throws {DomainError} GSIM002 when no table is in force for the choice, GOFF007 at `financeTypeId` when those that
 * are end too soon
 */
export function rowsOpenTo(rows: readonly PriceTableRow[], choice: Omit<PriceChoice, 'entryShare'>): PriceTableRow[] {
  const inForce = rows.filter((row) => fits(row, choice));
  const end = earliestOfferEnd(choice.today);
  const open = inForce.filter((row) => isValidFrom(row, choice.today, end));
  if (open.length === 0) throw refuseEnding(inForce, 'financeTypeId') ?? new DomainError('GSIM002');
  return open.sort(
    (a, b) =>
      a.termMonths - b.termMonths ||
      Number(a.rateMonthly) - Number(b.rateMonthly) ||
      b.effectiveFrom.localeCompare(a.effectiveFrom),
  );
}

/**
 * Why a term is not on offer, where the tables in force that have it end too soon; null where there is none.
 *
 * @returns GOFF007 at `terms`
 */
export function refuseEndingTerm(
  rows: readonly PriceTableRow[],
  choice: Omit<PriceChoice, 'entryShare'>,
  termMonths: number,
): DomainError | null {
  const ofTerm = rows.filter((row) => row.termMonths === termMonths && fits(row, choice));
  const ending = ofTerm.filter((row) => !givesOffer(row, choice.today));
  return ending.length === ofTerm.length ? refuseEnding(ending, 'terms') : null;
}

/** The refusal of tables that end too soon for an offer, which names the one that ends last; null for none. */
export function refuseEnding(
  rows: readonly Pick<PriceTableRow, 'tableCode' | 'validUntil'>[],
  path: string,
): DomainError | null {
  const [last] = rows.toSorted((a, b) => b.validUntil.localeCompare(a.validUntil));
  if (!last) return null;
  const params = { table: last.tableCode, until: formatDate(last.validUntil) };
  return new DomainError('GOFF007', { fields: [{ path, key: 'table.endsTooSoon' }], params });
}

/**
 * The usable rows, in the order of `rowsOpenTo`.
 *
 * @throws {DomainError} GSIM002 when no table is in force for the choice, with the field `entryValueCents` when only a
 * larger or a smaller entry would open one; GOFF007 as `rowsOpenTo`
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

/** Whether a row may be used with an entry, a fraction of the price. */
export const isWithinEntries = ({ minEntryShare, maxEntryShare }: PriceTableRow, share: number): boolean =>
  // 0.2 of a price may differ slightly from 0.2 as a double
  share >= minEntryShare - 1e-9 && (maxEntryShare === null || share <= maxEntryShare + 1e-9);

function fits(row: PriceTableRow, choice: Omit<PriceChoice, 'entryShare'>): boolean {
  const ageYears = Number(choice.today.slice(0, 4)) - choice.modelYear;
  return (
    row.financeTypeId === choice.financeTypeId &&
    (row.personType === null || row.personType === choice.personType) &&
    row.assetType === choice.assetType &&
    row.saleType === choice.saleType &&
    (row.campaignCode === null || (choice.campaignCodes?.includes(row.campaignCode) ?? false)) &&
    (row.tierCode === null || row.tierCode === choice.tierCode) &&
    (row.maxVehicleAgeYears === null || ageYears <= row.maxVehicleAgeYears) &&
    isInForce(row, choice.today)
  );
}

/**
 * The last day on which a quoted offer is valid: the table's. Older offers, from before tables had to last (decision
 * 0059), are valid for the two days that they were granted.
 */
export function offerValidUntil(
  row: Pick<PriceTableRow, 'effectiveFrom' | 'validUntil'>,
  quotedOn: CalendarDate,
): CalendarDate {
  const atLeast = earliestOfferEnd(quotedOn);
  return isInForce(row, atLeast) ? row.validUntil : atLeast;
}

/**
 * Refuses to continue with a table that is not in force. A simulation quoted while it was in force is valid until its
 * offer ends.
 *
 * @param quotedOn the day of the simulation; without it the table's own dates decide
 * @throws {DomainError} SIM063 when the table has expired or is not yet valid
 */
export function assertTableInForce(
  row: Pick<PriceTableRow, 'effectiveFrom' | 'validUntil'>,
  today: CalendarDate,
  quotedOn?: CalendarDate,
): void {
  if (isInForce(row, today)) return;
  const stands = quotedOn !== undefined && isInForce(row, quotedOn) && quotedOn <= today;
  if (!stands || today > offerValidUntil(row, quotedOn)) throw new DomainError('SIM063');
}
