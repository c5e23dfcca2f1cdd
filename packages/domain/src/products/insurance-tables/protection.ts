import type { ProtectionRow } from '../../simulation/index.ts';
import type { MessageKey } from '../../validation/messages.ts';
import type { LineShape } from './banded-lines.ts';

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
  const driven = covered.filter((row) => row.minKm <= km && km <= row.maxKm);
  if (covered.length === 0) return 'coverage';
  if (driven.length === 0) return 'km';
  return terms.every((term) => driven.some(({ termMonths }) => termMonths === term)) ? null : 'terms';
}
