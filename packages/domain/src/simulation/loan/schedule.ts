import type { CalendarDate } from '../../calendar/index.ts';
import { type Money, roundToCents } from '../../money/index.ts';
import { levelPayment } from './iof.ts';
import { LoanError } from './loan-error.ts';
import type { Residue } from './loan-input.ts';
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

/** The balance after each payment from `first` on that the fixed payments behind it repay: zero after the last one. */
function balancesOfFixed({ count, fixedCents, interestRates }: PaymentPlan, first: number): Money[] {
  const owed = new Array<Money>(count).fill(0);
  for (let k = count - 1; k > first; k -= 1)
    owed[k - 1] = roundToCents((fixedCents[k]! + owed[k]!) / (1 + interestRates[k]!));
  return owed;
}

/**
 * The schedule in whole centavos: payments and interest are rounded row by row, and the last row brings the balance to
 * zero.
 *
 * @param level level payment in centavos, not rounded
 * @param plan with its shares in centavos (`withSharesInCents`)
 * @param residue what absorbs the rounding difference: the last payment, the last interest (guaranteed final amount), or
 *   the last level instalment, after which each payment is exactly the stated amount and each interest brings the balance
 *   to what these repay (at most a centavo from balance × rate)
 * @throws {LoanError} NO_POSITIVE_INSTALMENT when the rounded payments repay the loan before its last row
 */
export function buildSchedule(financedCents: Money, level: number, plan: PaymentPlan, residue: Residue): ScheduleRow[] {
  const rows = new Array<ScheduleRow>(plan.count);
  const lastLevel = residue === 'level' ? plan.weights.findLastIndex((weight) => weight > 0) : plan.count - 1;
  const owedAfter = balancesOfFixed(plan, lastLevel);
  let balance = financedCents;
  let accrued = 0;
  for (let k = 0; k < plan.count; k += 1) {
    let payment = roundToCents(plan.weights[k]! * level + plan.fixedCents[k]!);
    let interest = roundToCents(balance * plan.interestRates[k]!);
    if (k >= lastLevel) {
      if (k > lastLevel || residue === 'interest') interest = payment + owedAfter[k]! - balance;
      else payment = balance + interest - owedAfter[k]!;
    }
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
