import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import type { DaysInForce } from '../../uploads/lines-over-days.ts';
import type { MessageKey } from '../../validation/messages.ts';
import { isValidOn, type LineShape } from './banded-lines.ts';

/** Mechanical protection, by vehicle: whether it can be had, the commission, and the price where the table has it. */
export type ProtectionRow = DaysInForce & {
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

export const protectionShape: LineShape<ProtectionRow> = {
  choices: ['code', 'provider', 'coverage', 'termMonths'],
  bands: [
    ['minKm', 'maxKm'],
    ['minPriceCents', 'maxPriceCents'],
    ['minWarrantyMonths', 'maxWarrantyMonths'],
  ],
};

/** The problem of a line: a protection bought later has its warranty and its price, the other one no warranty. */
export function checkProtectionLine(
  row: ProtectionRow,
): { column: keyof ProtectionRow & string; reason: MessageKey } | null {
  const warranty = ['minWarrantyMonths', 'maxWarrantyMonths'] as const;
  if (row.code === 'PMC') {
    const extra = warranty.find((field) => row[field] !== null);
    return extra ? { column: extra, reason: 'protection.noWarranty' } : null;
  }
  const missing = ([...warranty, 'premiumCents'] as const).find((field) => row[field] === null);
  return missing ? { column: missing, reason: 'required' } : null;
}

type ProtectionChoice = {
  code: 'PMC' | 'PMC_DAY_2';
  provider: string;
  coverage: 'POWERTRAIN' | 'COMPLETE';
  termMonths: number;
  km: number;
  priceCents: Money;
  /** the last day of the maker's warranty, which only PMC_DAY_2 asks for */
  warrantyEndsOn: CalendarDate | null;
  today: CalendarDate;
};

/** The line for a vehicle: it can be protected, with this commission. Null where it cannot. */
export function protectionTerms(rows: readonly ProtectionRow[], choice: ProtectionChoice): ProtectionRow | null {
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
      isValidOn(row, choice.today),
  );
  return found ?? null;
}

/**
 * The premium by the table of a product that it prices; null where it is not offered. The table never replaces the
 * price of an insurer: a product whose price source is INSURER has none here.
 */
export function protectionPremium(
  rows: readonly ProtectionRow[],
  { priceSource, ...choice }: ProtectionChoice & { priceSource: 'TABLE' | 'INSURER' },
): Money | null {
  return priceSource === 'INSURER' ? null : (protectionTerms(rows, choice)?.premiumCents ?? null);
}

/** What a combo states of its mechanical protection, and the insurers that sell it. */
type StatedProtection = {
  coverage: string;
  km: number;
  terms: readonly number[];
  /** null: of any insurer */
  providers: readonly string[] | null;
};

/** The first of coverage, mileage and terms that no line of the table has; null where the table has all. */
export function missingInTable(
  rows: readonly ProtectionRow[],
  { coverage, km, terms, providers }: StatedProtection,
): keyof StatedProtection | null {
  const sold = rows.filter(({ code, provider }) => code === 'PMC' && (providers?.includes(provider) ?? true));
  const covered = sold.filter((row) => row.coverage === coverage);
  const driven = covered.filter((row) => isWithin(km, row.minKm, row.maxKm));
  if (covered.length === 0) return 'coverage';
  if (driven.length === 0) return 'km';
  return terms.every((term) => driven.some(({ termMonths }) => termMonths === term)) ? null : 'terms';
}

const isWithin = (value: number | null, lowest: number | null, highest: number | null): boolean =>
  lowest === null || highest === null || (value !== null && lowest <= value && value <= highest);

/** Full months from a day until a later one; negative once it has passed. */
function monthsUntil(end: CalendarDate, today: CalendarDate): number {
  const months =
    (Number(end.slice(0, 4)) - Number(today.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(today.slice(5, 7));
  return end.slice(8) < today.slice(8) ? months - 1 : months;
}
