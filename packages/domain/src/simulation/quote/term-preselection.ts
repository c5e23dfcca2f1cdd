import { findFinanceType } from '../../enumerations/index.ts';

/** How many terms may be compared at once: 3, or 1 for some finance types. */
export function selectableTermLimit(financeTypeId: number): number {
  return findFinanceType(financeTypeId)?.maxTerms ?? 3;
}

/**
 * The terms selected when a table is opened, ascending: the middle one alone where the finance type allows a single
 * term, else the middle one with its neighbours up to the limit. Of an even count the longer of the two middle terms is
 * used.
 */
export function preselectTerms(financeTypeId: number, termsMonths: readonly number[]): number[] {
  const terms = [...new Set(termsMonths)].sort((a, b) => a - b);
  const middle = Math.floor(terms.length / 2);
  const limit = selectableTermLimit(financeTypeId);
  if (findFinanceType(financeTypeId)?.preselectsOne || limit === 1) return terms.slice(middle, middle + 1);
  const from = Math.max(0, Math.min(middle - 1, terms.length - limit));
  return terms.slice(from, from + limit);
}
