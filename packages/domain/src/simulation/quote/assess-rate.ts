import { DomainError, type FieldProblem } from '../../errors/index.ts';
import { formatPercent } from '../../formats/index.ts';
import type { LoanResult } from '../loan/loan.ts';
import { isRateOf, type ManualRate } from '../rate/manual-rate.ts';
import { isSubsidised, type RateShares, shareOutRate } from '../rate/share-out.ts';
import type { PriceTableRow } from '../tables/price-tables.ts';
import { prepareQuote } from './quote.ts';
import type { QuoteInput } from './quote-input.ts';
import { priceTerm } from './quote-term.ts';

/**
 * A manual rate compared with the table's own, and its limits. Limits are monthly rates as fractions, both included.
 */
export type RateAssessment = RateShares & {
  table: PriceTableRow;
  atTable: LoanResult;
  byHand: LoanResult;
  limits: { lowest: number; highest: number };
};

/** Four decimals of a percentage: the finest rate that is displayed. */
const stepsPerUnit = 1_000_000;

const refuse = (problem: FieldProblem, params: Record<string, string> = {}): DomainError =>
  new DomainError('DOM002', { fields: [{ ...problem, params }], params });

/**
 * The effect of a manual rate on client, dealer and maker.
 *
 * The minimum is the table's minimum rate, or the rate that the dealer's commission pays for; only where a subsidised
 * table has a minimum rate does the maker pay what the commission leaves. The maximum is the table's maximum rate,
 * otherwise the rate without subsidy, otherwise the table's own.
 *
 * @throws {DomainError} DOM002 at `currentTax` when the term is now priced by another table, when the table's rate is
 * zero, or when the rate is outside the limits, at `currentTax.dealerCommission` when the reserved share exceeds the
 * commission; and as quoteSimulation
 */
export function assessRate(input: QuoteInput, byHand: ManualRate): RateAssessment {
  const { plan, fees, tables } = prepareQuote(input);
  const table = tables.find((row) => isRateOf(byHand, row));
  if (!table) throw refuse({ path: 'currentTax', key: 'rate.tableMoved' });
  if (table.taxType === 'TAX_ZERO') throw refuse({ path: 'currentTax', key: 'rate.zeroStays' });
  const { keptCommissionShare = 0 } = byHand;
  if (keptCommissionShare > (table.commissionShare ?? 0) + 1e-9)
    throw refuse({ path: 'currentTax.dealerCommission', key: 'commission.aboveTable' });

  const loanAt = (rateMonthly: string) =>
    priceTerm({ ...input, rateByHand: { ...byHand, rateMonthly } }, plan, table, fees).loan;
  const atTable = loanAt(table.rateMonthly);
  const sharesOf = (loan: LoanResult) => shareOutRate({ table, atTable, byHand: loan, keptCommissionShare });
  const isPaid = (rate: number) => {
    const { commission, costCents } = sharesOf(loanAt(rate.toFixed(8)));
    return costCents <= commission.beforeCents - commission.afterCents;
  };
  const limits = { lowest: lowestRate(table, isPaid), highest: highestRate(table) };
  const wanted = Number(byHand.rateMonthly);
  if (wanted < limits.lowest - 1e-9 || wanted > limits.highest + 1e-9)
    throw refuse(
      { path: 'currentTax', key: 'rate.outOfLimits' },
      { min: formatPercent(limits.lowest, 4), max: formatPercent(limits.highest, 4) },
    );
  const loan = loanAt(byHand.rateMonthly);
  return { ...sharesOf(loan), table, atTable, byHand: loan, limits };
}

const highestRate = ({ rateMonthly, targetRateMonthly, maxRateMonthly }: PriceTableRow): number =>
  Math.max(Number(rateMonthly), Number(maxRateMonthly ?? targetRateMonthly ?? rateMonthly));

/** @param isPaid whether the commission covers a rate: then it also covers every higher one */
function lowestRate(table: PriceTableRow, isPaid: (rate: number) => boolean): number {
  const { rateMonthly, minRateMonthly } = table;
  const own = Number(rateMonthly);
  const stated = Math.min(own, Number(minRateMonthly ?? 0));
  if (minRateMonthly !== null && isSubsidised(table)) return stated;
  if (isPaid(stated)) return stated;
  // in steps below the table's own rate: zero steps are always covered, all of them are not
  let [paid, unpaid] = [0, Math.ceil((own - stated) * stepsPerUnit)];
  while (unpaid - paid > 1) {
    const middle = Math.floor((paid + unpaid) / 2);
    if (isPaid(own - middle / stepsPerUnit)) paid = middle;
    else unpaid = middle;
  }
  return own - paid / stepsPerUnit;
}
