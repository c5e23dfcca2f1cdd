import type { Money } from '../../money/index.ts';
import { dealerCommissionOf } from '../loan/dealer-commission.ts';
import type { LoanResult } from '../loan/loan.ts';
import { parseFraction } from '../loan/rates.ts';
import { subsidyOf } from '../loan/subsidy.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';

/** A party's share of a loan at the table's rate, and at the manual one; centavos. */
export type BeforeAfter = { beforeCents: Money; afterCents: Money };

/** Who bears the difference between the table's rate and the manual one. */
export type RateShares = {
  /** the dealer's commission */
  commission: BeforeAfter;
  /** the maker's subsidy; null where the table has none */
  subsidy: BeforeAfter | null;
  /** the present value of the difference to the lender: positive where the client pays less */
  costCents: Money;
};

type Loans = {
  table: PriceTableRow;
  atTable: LoanResult;
  byHand: LoanResult;
  keptCommissionShare?: number | undefined;
};

/** The lender's own rate of a row: the client's rate without the maker's subsidy. */
const lenderRateOf = ({ targetRateMonthly, rateMonthly }: PriceTableRow): number =>
  parseFraction(targetRateMonthly ?? rateMonthly, 'targetRateMonthly');

/** Whether the maker pays part of a row's interest, so that its part may change. */
export const isSubsidised = ({ taxType, targetRateMonthly }: PriceTableRow): boolean =>
  taxType === 'SUBSIDIZED' && targetRateMonthly !== null;

/**
 * Shares out the cost of a manual rate. A lower rate is paid by the dealer's commission first, except for its reserved
 * part, and then by the maker, where the table is subsidised. A higher rate reduces the maker's subsidy, and any
 * surplus stays with the lender: the dealer never earns by it (docs/decisions/0057-a-rate-by-hand.md).
 */
export function shareOutRate({ table, atTable, byHand, keptCommissionShare = 0 }: Loans): RateShares {
  const lenderRate = lenderRateOf(table);
  const wasPaidCents = subsidyOf(atTable, lenderRate);
  const costCents = subsidyOf(byHand, lenderRate) - wasPaidCents;
  const commissionCents = dealerCommissionOf(atTable, table.commissionShare ?? 0);
  const keptCents = dealerCommissionOf(atTable, keptCommissionShare);
  const byDealerCents = Math.min(Math.max(costCents, 0), Math.max(commissionCents - keptCents, 0));
  return {
    commission: { beforeCents: commissionCents, afterCents: commissionCents - byDealerCents },
    subsidy: isSubsidised(table)
      ? { beforeCents: wasPaidCents, afterCents: Math.max(wasPaidCents + costCents - byDealerCents, 0) }
      : null,
    costCents,
  };
}
