import { isWithinEntries } from '@estrada/domain/simulation/index';
import type { SimulationBasis } from '@estrada/endpoints/index';
import type { Draft } from './draft.ts';

export type OpenTable = SimulationBasis['priceRows'][number];

/** The tables that may price a term with the entry as it stands, in the order of the server: the one that prices unchosen first. */
export function tablesOfTerm(
  basis: SimulationBasis | undefined,
  { vehicleValueCents, entryValueCents }: Pick<Draft, 'vehicleValueCents' | 'entryValueCents'>,
  term: number,
): OpenTable[] {
  if (!basis || !vehicleValueCents || entryValueCents === null) return [];
  const share = entryValueCents / vehicleValueCents;
  return basis.priceRows.filter((row) => row.termMonths === term && isWithinEntries({ ...row, ...unsent }, share));
}

/** What of a table stays with the server. */
export const unsent = {
  targetRateMonthly: null,
  commissionShare: null,
  minRateMonthly: null,
  maxRateMonthly: null,
} as const;

/**
 * One table chosen for a term: it takes the place of another one of that term, and a rate set by hand for the term falls.
 * Null chooses none: the lowest rate prices.
 */
export function chooseTable(
  { tableCodes = [], currentTax = null }: Pick<Draft, 'tableCodes' | 'currentTax'>,
  { term, tableCode, ofTerm }: { term: number; tableCode: string | null; ofTerm: readonly OpenTable[] },
): Pick<Draft, 'tableCodes' | 'currentTax'> {
  const others = tableCodes.filter((code) => !ofTerm.some((row) => row.tableCode === code));
  return {
    // the wire takes three, one for each term that may be compared
    tableCodes: tableCode === null ? others : [...others, tableCode].slice(-3),
    currentTax: currentTax?.term === term ? null : currentTax,
  };
}
