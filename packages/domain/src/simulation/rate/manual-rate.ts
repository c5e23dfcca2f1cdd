import type { PriceTableRow } from '../tables/price-tables.ts';

/**
 * A manual rate for one term of one table instead of the table's own. The rate is a decimal fraction as text.
 * `keptCommissionShare` is the dealer's reserved commission, a fraction of the net credit; 0 by default.
 */
export type ManualRate = {
  termMonths: number;
  tableCode: string;
  rateMonthly: string;
  keptCommissionShare?: number | undefined;
};

/** Whether a manual rate belongs to this row: it never outlives the table that it was set for. */
export const isRateOf = (byHand: ManualRate, { tableCode, termMonths }: PriceTableRow): boolean =>
  byHand.tableCode === tableCode && byHand.termMonths === termMonths;

/** The row as it prices: with the manual rate where one was set for it, otherwise unchanged. */
export const ratedBy = (byHand: ManualRate | undefined, row: PriceTableRow): PriceTableRow =>
  byHand && isRateOf(byHand, row) ? { ...row, rateMonthly: byHand.rateMonthly } : row;
