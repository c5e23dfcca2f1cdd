import type { Money } from '../../money/index.ts';
import { dealerCommissionOf } from '../loan/dealer-commission.ts';
import type { LoanResult } from '../loan/loan.ts';
import { parseFraction } from '../loan/rates.ts';
import { subsidyOf } from '../loan/subsidy.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';

/** What somebody has of a loan at the table's rate, and at the one set by hand; centavos. */
export type BeforeAfter = { beforeCents: Money; afterCents: Money };

/** Who bears the difference between the table's rate and the one set by hand. */
export type RateShares = {
  /** what the dealer earns */
  commission: BeforeAfter;
  /** what the maker pays; null where the table knows no subsidy */
  subsidy: BeforeAfter | null;
  /** what the difference is worth to the lender today: positive where the client pays less */
  costCents: Money;
};

type Loans = {
  table: PriceTableRow;
  atTable: LoanResult;
  byHand: LoanResult;
  keptCommissionShare?: number | undefined;
};

/** The lender's own rate of a row: what the client would pay without the maker. */
const lenderRateOf = ({ targetRateMonthly, rateMonthly }: PriceTableRow): number =>
  parseFraction(targetRateMonthly ?? rateMonthly, 'targetRateMonthly');

/** Whether the maker pays part of a row's interest, so that it may pay more or less of it. */
export const isSubsidised = ({ taxType, targetRateMonthly }: PriceTableRow): boolean =>
  taxType === 'SUBSIDIZED' && targetRateMonthly !== null;

/**
 * Shares out what a rate by hand costs. A lower rate is paid by the dealer's commission first, as far as the dealer does not
 * keep it, and then by the maker, where the table is subsidised. A higher rate takes the maker's subsidy back and stays with
 * the lender beyond that: the dealer never earns by it (docs/decisions/0057-a-rate-by-hand.md).
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
