import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import { isInForce } from './in-force.ts';

/** Mechanical protection, by vehicle: whether it can be had, the commission, and the price where the table has it. */
export type ProtectionRow = {
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate;
  code: 'PMC' | 'PMC_DAY_2';
  /** as in the register of products */
  provider: string;
  coverage: 'POWERTRAIN' | 'COMPLETE';
  termMonths: number;
  minKm: number;
  maxKm: number;
  minPriceCents: Money;
  maxPriceCents: Money;
  /** full months until the maker's warranty ends; null for a protection bought with the vehicle */
  minWarrantyMonths: number | null;
  maxWarrantyMonths: number | null;
  /** null where the insurer has the price */
  premiumCents: Money | null;
  /** in millionths: 150 000 is 15 % */
  commissionMillionths: number;
};

/** A line as it prices: the commission is not for whoever sees the price. */
export type ProtectionPriceRow = Omit<ProtectionRow, 'commissionMillionths'>;

type ProtectionChoice = {
  code: string;
  provider: string;
  coverage: string;
  termMonths: number;
  km: number;
  priceCents: Money;
  /** the last day of the maker's warranty, which only PMC_DAY_2 asks for */
  warrantyEndsOn: CalendarDate | null;
  today: CalendarDate;
};

/** The line for a vehicle: it can be protected, with this commission. Null where it cannot. */
export function protectionTerms<Row extends ProtectionPriceRow>(
  rows: readonly Row[],
  choice: ProtectionChoice,
): Row | null {
  const months = choice.warrantyEndsOn === null ? null : monthsUntil(choice.warrantyEndsOn, choice.today);
  const found = rows.find(
    (row) =>
      row.code === choice.code &&
      row.provider === choice.provider &&
      row.coverage === choice.coverage &&
      row.termMonths === choice.termMonths &&
      isWithin(choice.km, row.minKm, row.maxKm) &&
      isWithin(choice.priceCents, row.minPriceCents, row.maxPriceCents) &&
      isWithin(months, row.minWarrantyMonths, row.maxWarrantyMonths) &&
      isInForce(row, choice.today),
  );
  return found ?? null;
}

/**
 * The premium by the table of a product that it prices; null where it is not offered. The table never replaces the
 * price of an insurer: a product whose price source is INSURER has none here.
 */
export function protectionPremium(
  rows: readonly ProtectionPriceRow[],
  { priceSource, ...choice }: ProtectionChoice & { priceSource: 'TABLE' | 'INSURER' },
): Money | null {
  return priceSource === 'INSURER' ? null : (protectionTerms(rows, choice)?.premiumCents ?? null);
}

const isWithin = (value: number | null, lowest: number | null, highest: number | null): boolean =>
  lowest === null || highest === null || (value !== null && lowest <= value && value <= highest);

/** Full months from a day until a later one; negative once it has passed. */
function monthsUntil(end: CalendarDate, today: CalendarDate): number {
  const months =
    (Number(end.slice(0, 4)) - Number(today.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(today.slice(5, 7));
  return end.slice(8) < today.slice(8) ? months - 1 : months;
}
