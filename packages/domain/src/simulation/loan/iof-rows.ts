import type { CalendarDate } from '../../calendar/index.ts';
import type { Money } from '../../money/index.ts';
import { LoanError } from './loan-error.ts';

export type Taxpayer = 'pf' | 'pj' | 'simples' | 'mei' | 'exempt';

/** The base of the daily rate; lenders differ. */
export type IofBase = 'price' | 'presentValue' | 'linear';

/** The IOF of a kind of borrower from a given day. Rates are decimal fractions, `dailyRate` per day. */
export type IofRow = {
  taxpayer: Exclude<Taxpayer, 'exempt'>;
  effectiveFrom: CalendarDate;
  dailyRate: string;
  additionalRate: string;
  /** the maximum number of days that the daily rate counts */
  capDays: number;
  /** the row applies to contracts up to this financed total; above it the borrower is taxed as PJ */
  financedLimitCents: Money | null;
};

/** Rates stated by a lender or an auditor instead of the dated row. */
export type IofOverride = { daily?: number; additional?: number; cap?: number; base?: IofBase };

/** The rates of one computation. `cap` is the maximum number of days that the daily rate counts. */
export type IofTerms = { daily: number; additional: number; cap: number; base: IofBase };

// Decreto 6.306/2007 art. 7 §1: never more than the tax of 365 days
const legalCapDays = 365;

const smallCompanyLimitCents = 3_000_000;

/**
 * Rates of Decreto 6.306/2007 art. 7, newest first within a kind: Decreto 8.392/2015 for persons; Decretos 12.466 and
 * 12.499/2025 for companies (the latter restored by the Supremo on 16 July 2025 with effect from 11 June). They are the
 * initial rows of an installation (stored in `iof_rows`), and the rates of cases computed outside one. A day before a
 * kind's first row is refused: the table contains only researched rates, and a lender that needs earlier days adds
 * their rows.
 */
export const legalIofRows: readonly IofRow[] = [
  row('pf', '2015-01-22', '0.000082', '0.0038'),
  row('pj', '2025-06-11', '0.000082', '0.0038'),
  row('pj', '2025-05-23', '0.000082', '0.0095'),
  row('pj', '2015-01-22', '0.000041', '0.0038'),
  row('simples', '2025-06-11', '0.0000274', '0.0038', smallCompanyLimitCents),
  row('mei', '2025-06-11', '0.0000274', '0.0038', smallCompanyLimitCents),
];

function row(
  taxpayer: IofRow['taxpayer'],
  effectiveFrom: CalendarDate,
  dailyRate: string,
  additionalRate: string,
  financedLimitCents: Money | null = null,
): IofRow {
  return { taxpayer, effectiveFrom, dailyRate, additionalRate, capDays: legalCapDays, financedLimitCents };
}

/**
 * The row in force for a borrower on the day of release; without a date, the newest one.
 *
 * @throws {LoanError} OUT_OF_RANGE for a day before the first row
 */
export function findIofRow(
  rows: readonly IofRow[],
  taxpayer: IofRow['taxpayer'],
  releaseDate: CalendarDate | undefined,
): IofRow {
  let found: IofRow | undefined;
  for (const candidate of rows) {
    if (candidate.taxpayer !== taxpayer) continue;
    if (releaseDate !== undefined && candidate.effectiveFrom > releaseDate) continue;
    if (!found || candidate.effectiveFrom > found.effectiveFrom) found = candidate;
  }
  if (!found) throw new LoanError('OUT_OF_RANGE', 'releaseDate');
  return found;
}

/**
 * The rates of a row, as fractions, replaced by those of the override; without either the tax is 0. The cap is the
 * row's, else the legal one, the base Price (IN RFB 1.969/2020).
 */
export function iofTermsOf(row: IofRow | null, override: IofOverride = {}): IofTerms {
  return {
    daily: override.daily ?? Number(row?.dailyRate ?? 0),
    additional: override.additional ?? Number(row?.additionalRate ?? 0),
    cap: override.cap ?? row?.capDays ?? legalCapDays,
    base: override.base ?? 'price',
  };
}
