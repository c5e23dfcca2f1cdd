import { computeLoan, type LoanResult } from '../loan/loan.ts';
import { LoanError, type LoanErrorCode } from '../loan/loan-error.ts';
import type { ScheduleRow } from '../loan/schedule.ts';
import { type Fields, isFields, optional, required } from './read-fields.ts';
import { readLoanCase } from './read-loan-case.ts';
import { auditCet, auditIof, auditLeasing, auditSettlement } from './small-cases.ts';
import { writeMoney, writePercent, writeRate } from './write-figures.ts';

/**
 * A computed loan in the format of the audit command: amounts in reais with two decimals, rates as fractions with ten,
 * the CET in percent with two, consecutive equal payments as amount and count.
 *
 * @throws {LoanError} OUT_OF_RANGE for a CET that no decimals can express
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

/** Consecutive equal payments, as amount and count. */
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

/** The result of a case: its figures as text, or an error. `id` is the case's own, where it is text or a number. */
export type AuditResult = { id?: string | number } & (
  | { error: { code: LoanErrorCode; message: string } }
  | Readonly<Record<string, unknown>>
);

const kinds = new Map<unknown, (fields: Fields) => object>([
  ['loan', (fields) => writeLoanResult(computeLoan(readLoanCase(fields)))],
  ['leasing', auditLeasing],
  ['settlement', auditSettlement],
  ['cet', auditCet],
  ['iof', auditIof],
]);

const sentences: Record<LoanErrorCode, (field: string) => string> = {
  MISSING_FIELD: (field) => `${field} is missing.`,
  BAD_NUMBER: (field) => `${field} has no value of the form it needs.`,
  UNKNOWN_KIND: (field) => `${field} holds a word that is not known.`,
  NOTHING_FINANCED: (field) => `Nothing is left to finance, because of ${field}.`,
  NO_POSITIVE_INSTALMENT: (field) => `No positive instalment is left, because of ${field}.`,
  OUT_OF_RANGE: (field) => `${field} is out of range, or contradicts another field.`,
};

/** Field names that differ between the core and a case. */
const caseNames: Record<string, string> = {
  rateMonthly: 'monthlyRate',
  releaseDate: 'release',
  firstDueDate: 'firstDue',
};

/**
 * Computes one case of the audit command (`npm run loan:audit`): a parsed JSON value in, figures as decimal strings
 * out. It never throws; a case that cannot be computed gets an error with a code and no figures.
 */
export function auditCase(value: unknown): AuditResult {
  if (!isFields(value)) return { error: refusal('MISSING_FIELD', 'kind') };
  const id = optional(value, 'id');
  const echoed = typeof id === 'string' || typeof id === 'number' ? { id } : {};
  try {
    const compute = kinds.get(required(value, 'kind'));
    if (!compute) throw new LoanError('UNKNOWN_KIND', 'kind');
    return { ...echoed, ...compute(value) };
  } catch (error) {
    if (error instanceof LoanError) return { ...echoed, error: refusal(error.code, error.field) };
    // figures beyond the exact range of a double, although each field is within its range
    if (error instanceof RangeError) return { ...echoed, error: refusal('OUT_OF_RANGE', 'installments') };
    throw error;
  }
}

function refusal(code: LoanErrorCode, field: string): { code: LoanErrorCode; message: string } {
  const [head = '', ...rest] = field.split('.');
  const name = [caseNames[head] ?? head.replace(/Cents$/, ''), ...rest].join('.');
  // a name from the case itself may be as long as the case
  return { code, message: sentences[code](name.slice(0, 80)) };
}
