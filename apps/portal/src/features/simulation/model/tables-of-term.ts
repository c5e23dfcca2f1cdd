import { isWithinEntries } from '@estrada/domain/simulation/index';
import type { SimulationBasis } from '@estrada/endpoints/index';
import type { Draft } from './draft.ts';
import { priceOf } from './entry.ts';

export type OpenTable = SimulationBasis['priceRows'][number];

/** The tables that may price a term with the current entry, in the server's order: the default one first. */
export function tablesOfTerm(
  basis: SimulationBasis | undefined,
  { entryValueCents, ...priced }: Pick<Draft, 'vehicleValueCents' | 'entryValueCents' | 'discount'>,
  term: number,
): OpenTable[] {
  const priceCents = priceOf(priced);
  if (!basis || !priceCents || entryValueCents === null) return [];
  const share = entryValueCents / priceCents;
  return basis.priceRows.filter((row) => row.termMonths === term && isWithinEntries({ ...row, ...unsent }, share));
}

/** The columns of a table that the server does not send. */
export const unsent = {
  targetRateMonthly: null,
  commissionShare: null,
  minRateMonthly: null,
  maxRateMonthly: null,
} as const;

/**
 * Selects a table for a term: it replaces another one of that term, and removes a manual rate of the term. Null selects
 * none: the lowest rate is used.
 */
export function chooseTable(
  { tableCodes = [], currentTax = null }: Pick<Draft, 'tableCodes' | 'currentTax'>,
  { term, tableCode, ofTerm }: { term: number; tableCode: string | null; ofTerm: readonly OpenTable[] },
): Pick<Draft, 'tableCodes' | 'currentTax'> {
  const others = tableCodes.filter((code) => !ofTerm.some((row) => row.tableCode === code));
  return {
    // the API accepts three, one for each term that may be compared
    tableCodes: tableCode === null ? others : [...others, tableCode].slice(-3),
    currentTax: currentTax?.term === term ? null : currentTax,
  };
}
