import type { PriceTableRow } from '../tables/price-tables.ts';

/**
 * A rate that somebody set for one term of one table instead of the table's own. The rate is a decimal fraction as text.
 * `keptCommissionShare` is what the dealer wants to earn in any case, a fraction of the net credit; 0 where nothing is said.
 */
export type ManualRate = {
  termMonths: number;
  tableCode: string;
  rateMonthly: string;
  keptCommissionShare?: number | undefined;
};

/** Whether a rate by hand is of this row: it never outlives the table that it was set for. */
export const isRateOf = (byHand: ManualRate, { tableCode, termMonths }: PriceTableRow): boolean =>
  byHand.tableCode === tableCode && byHand.termMonths === termMonths;

/** The row as it prices: with the rate by hand where one was set for it, otherwise the row itself. */
export const ratedBy = (byHand: ManualRate | undefined, row: PriceTableRow): PriceTableRow =>
  byHand && isRateOf(byHand, row) ? { ...row, rateMonthly: byHand.rateMonthly } : row;
