import type { LoanResult } from '../loan/loan.ts';
import type { ScheduleRow } from '../loan/schedule.ts';
import { writeMoney, writePercent, writeRate } from './write-figures.ts';

/**
 * A computed loan as the audit command states it: amounts in reais with two decimals, rates as fractions with ten, the CET in
 * percent with two, equal payments in a row as amount and count.
 *
 * @throws {LoanError} OUT_OF_RANGE for a CET that no decimals can state
 */
export function writeLoanResult(loan: LoanResult) {
  return {
    netCredit: writeMoney(loan.netCreditCents),
    baseBeforeIof: writeMoney(loan.baseBeforeIofCents),
    iofTotal: writeMoney(loan.iof.totalCents),
    financedTotal: writeMoney(loan.financedTotalCents),
    installment: writeMoney(loan.installmentCents),
    lastPayment: writeMoney(loan.lastPaymentCents),
    payments: runLengths(loan.rows),
    sumPayments: writeMoney(loan.sumPaymentsCents),
    totalInterest: writeMoney(loan.totalInterestCents),
    totalCost: writeMoney(loan.totalCostCents),
    fc0: writeMoney(loan.receivedCents),
    cetAnnualPct: writePercent(loan.cetAnnualPercent),
    cetMonthly: writeRate(loan.cetMonthly),
    annualRate: writeRate(loan.rateAnnual),
    rows: loan.rows.map(writeRow),
  };
}

/** Equal payments that follow each other, as amount and count. */
function runLengths(rows: readonly ScheduleRow[]): [string, number][] {
  const runs: [string, number][] = [];
  let before = -1;
  for (const { paymentCents } of rows) {
    if (paymentCents === before) runs[runs.length - 1]![1] += 1;
    else runs.push([writeMoney(paymentCents), 1]);
    before = paymentCents;
  }
  return runs;
}

function writeRow(row: ScheduleRow) {
  return {
    k: row.number,
    ...(row.dueDate === null ? {} : { date: row.dueDate }),
    payment: writeMoney(row.paymentCents),
    interest: writeMoney(row.interestCents),
    amortization: writeMoney(row.amortizationCents),
    balance: writeMoney(row.balanceCents),
  };
}
