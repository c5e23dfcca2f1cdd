import { type Money, roundToCents } from '../../money/index.ts';
import type { LoanResult } from './loan.ts';
import { planPayments } from './payment-plan.ts';

/**
 * The maker's cost of a subsidised loan: financed total − Σ payment·(1 + target)^(−t), t in months by the loan's own
 * day count. It is recorded with the contract and is no part of what the client owes.
 *
 * @param targetRateMonthly the lender's rate without subsidy, a fraction
 * @returns centavos, rounded half-up; 0 at the loan's own rate, except for the centavos of its rounded payments
 */
export function subsidyOf(loan: LoanResult, targetRateMonthly: number): Money {
  const { discounts } = planPayments({ ...loan.input, rateMonthly: targetRateMonthly });
  const worth = loan.rows.reduce((sum, row, k) => sum + row.paymentCents * discounts[k]!, 0);
  return roundToCents(loan.financedTotalCents - worth);
}
