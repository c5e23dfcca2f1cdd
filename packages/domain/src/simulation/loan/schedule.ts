import type { CalendarDate } from '../../calendar/index.ts';
import { type Money, roundToCents } from '../../money/index.ts';
import { levelPayment } from './iof.ts';
import { LoanError } from './loan-error.ts';
import type { PaymentPlan } from './payment-plan.ts';

/**
 * One payment of a schedule. `dueDate` is null where the loan has no dates; `balanceCents` includes unpaid interest.
 */
export type ScheduleRow = {
  number: number;
  dueDate: CalendarDate | null;
  paymentCents: Money;
  interestCents: Money;
  amortizationCents: Money;
  balanceCents: Money;
};

/**
 * Whether any payment is below its period's interest, as after a grace or with a small custom amount: the difference is
 * added to the balance.
 */
export function leavesInterestUnpaid(
  rows: readonly { paymentCents: Money; interestCents: Money; principalCents: Money }[],
): boolean {
  return rows.some((row) => row.interestCents > row.paymentCents - row.principalCents);
}

/**
 * The level payment P in centavos, not rounded, of a financed total F: F = Σ (w·P + f)·(1 + i)^−t.
 *
 * @throws {LoanError} NO_POSITIVE_INSTALMENT when balloons and fixed amounts leave nothing to level
 */
export function solveLevelPayment(financedCents: Money, plan: PaymentPlan): number {
  const level = levelPayment(financedCents, plan);
  if (!(level >= 0.5)) throw new LoanError('NO_POSITIVE_INSTALMENT', 'installments');
  return level;
}

/**
 * The schedule in whole centavos: payments and interest are rounded row by row, and the last row brings the balance to
 * zero.
 *
 * @param level level payment in centavos, not rounded
 * @param plan with its shares in centavos (`withSharesInCents`)
 * @param residue whether the last payment absorbs the rounding difference, or (guaranteed final amount) the last
 *   interest does
 * @throws {LoanError} NO_POSITIVE_INSTALMENT when the rounded payments repay the loan before its last row
 */
export function buildSchedule(
  financedCents: Money,
  level: number,
  plan: PaymentPlan,
  residue: 'last' | 'interest',
): ScheduleRow[] {
  const rows = new Array<ScheduleRow>(plan.count);
  let balance = financedCents;
  let accrued = 0;
  for (let k = 0; k < plan.count; k += 1) {
    const isLast = k === plan.count - 1;
    let payment = roundToCents(plan.weights[k]! * level + plan.fixedCents[k]!);
    let interest = roundToCents(balance * plan.interestRates[k]!);
    if (isLast && residue === 'last') payment = balance + interest;
    if (isLast && residue === 'interest') interest = payment - balance;
    if (payment <= 0 || balance <= 0) throw new LoanError('NO_POSITIVE_INSTALMENT', 'installments');
    accrued += interest;
    // interest settled first (Código Civil art. 354)
    const settled = Math.min(accrued, payment);
    accrued -= settled;
    balance += interest - payment;
    rows[k] = {
      number: k + 1,
      dueDate: plan.dueDates ? plan.dueDates[k]! : null,
      paymentCents: payment,
      interestCents: interest,
      amortizationCents: payment - settled,
      balanceCents: balance,
    };
  }
  return rows;
}
