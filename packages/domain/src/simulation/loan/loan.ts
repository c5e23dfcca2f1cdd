import { type Money, roundToCents } from '../../money/index.ts';
import { type Cet, computeCet } from './cet.ts';
import { checkLoanInput } from './check-loan-input.ts';
import { grossUp, iofOfPlan } from './iof.ts';
import { findIofRow, type IofRow, iofTermsOf, legalIofRows } from './iof-rows.ts';
import { LoanError } from './loan-error.ts';
import type { LoanInput, NamedAmount } from './loan-input.ts';
import { type PaymentPlan, planPayments, withSharesInCents } from './payment-plan.ts';
import { annualRateOf } from './rates.ts';
import { buildSchedule, type ScheduleRow, solveLevelPayment } from './schedule.ts';

/** The tax of a loan; `row` is the dated row used, null for an exempt borrower or where both rates were stated. */
export type LoanIof = { totalCents: Money; dailyCents: Money; additionalCents: Money; row: IofRow | null };

/** A computed loan. `receivedCents` is the client's net amount after everything paid separately (FC0 of the CET). */
export type LoanResult = Cet & {
  input: LoanInput;
  netCreditCents: Money;
  baseBeforeIofCents: Money;
  iof: LoanIof;
  financedTotalCents: Money;
  /** the level amount at weight 1 */
  installmentCents: Money;
  lastPaymentCents: Money;
  rows: readonly ScheduleRow[];
  sumPaymentsCents: Money;
  totalInterestCents: Money;
  /** paid with every instalment on top of it */
  recurringCents: Money;
  /** down payment, payments, everything paid separately and everything recurring */
  totalCostCents: Money;
  receivedCents: Money;
  rateAnnual: number;
};

type Solved = {
  plan: PaymentPlan;
  netCreditCents: Money;
  baseBeforeIofCents: Money;
  iof: LoanIof;
  financedTotalCents: Money;
  level: number;
};

/**
 * Computes a loan: financed total with its tax, level payment, schedule in centavos, CET and totals.
 * - base = vehicle price − down payment + financed fees and premiums; financed total F = base + IOF(F) (`grossUp`)
 * - a balloon stated as a share of F becomes an amount in centavos once F is known (`withSharesInCents`)
 * - level payment P from F = Σ (w·P + f)·(1 + i)^−t, t in months by the day count (`planPayments`), half-up to centavos
 * - rows in whole centavos, interest settled before principal (Código Civil art. 354; IN RFB 1.969/2020)
 * - IOF by Decreto 6.306/2007 art. 7 and the dated row of the day of release; CET by Resolução CMN 4.881/2020 art. 4
 *
 * @param input amounts in centavos, rates and shares as fractions a month
 * @throws {LoanError} when the loan cannot be computed, with a code and the field responsible
 */
export function computeLoan(input: LoanInput): LoanResult {
  const { plan, level, iof, netCreditCents, baseBeforeIofCents, financedTotalCents } = solveLoan(input);
  const rows = buildSchedule(financedTotalCents, level, plan, input.residue ?? 'last');
  const upfrontCents = sum(input.feesUpfront) + (isIofFinanced(input) ? 0 : iof.totalCents);
  const recurringCents = sum(input.recurring);
  const receivedCents = netCreditCents - upfrontCents;
  const sumPaymentsCents = rows.reduce((total, row) => total + row.paymentCents, 0);
  const cet = computeCet(
    receivedCents,
    rows.map((row) => row.paymentCents + recurringCents),
    plan.dueDates ? plan.days.map((days) => days / 365) : plan.times.map((months) => months / 12),
  );
  return {
    input,
    netCreditCents,
    baseBeforeIofCents,
    iof,
    financedTotalCents,
    installmentCents: roundToCents(level),
    lastPaymentCents: rows[rows.length - 1]!.paymentCents,
    rows,
    sumPaymentsCents,
    totalInterestCents: sumPaymentsCents - financedTotalCents,
    recurringCents,
    totalCostCents: input.downPaymentCents + sumPaymentsCents + upfrontCents + recurringCents * rows.length,
    receivedCents,
    rateAnnual: annualRateOf(input.rateMonthly),
    ...cet,
  };
}

/**
 * The level instalment alone, in centavos, for comparing variants of a loan without their schedules: P of
 * F = Σ (w·P + f)·(1 + i)^−t with the financed total F = base + IOF(F), as computeLoan.
 *
 * @throws {LoanError} as computeLoan
 */
export function computeInstallment(input: LoanInput): Money {
  return roundToCents(solveLoan(input).level);
}

function solveLoan(input: LoanInput): Solved {
  checkLoanInput(input);
  const shared = planPayments(input);
  const netCreditCents = input.vehicleValueCents - input.downPaymentCents;
  const baseBeforeIofCents = netCreditCents + sum(input.feesFinanced) + sum(input.premiumsFinanced);
  const iof = taxLoan(input, shared, baseBeforeIofCents);
  const financedTotalCents = baseBeforeIofCents + (isIofFinanced(input) ? iof.totalCents : 0);
  const plan = withSharesInCents(shared, financedTotalCents);
  const level = solveLevelPayment(financedTotalCents, plan);
  return { plan, netCreditCents, baseBeforeIofCents, iof, financedTotalCents, level };
}

function taxLoan(input: LoanInput, plan: PaymentPlan, baseCents: Money): LoanIof {
  const taxpayer = input.taxpayer ?? 'pf';
  if (taxpayer === 'exempt') return { totalCents: 0, dailyCents: 0, additionalCents: 0, row: null };
  // stated rates need no row, so a contract older than the rows can still be computed
  if (input.iof?.daily !== undefined && input.iof.additional !== undefined)
    return taxByRow(input, plan, baseCents, null);
  const rows = input.iofRows ?? legalIofRows;
  const row = findIofRow(rows, taxpayer, input.releaseDate);
  const iof = taxByRow(input, plan, baseCents, row);
  const limitCents = row.financedLimitCents;
  const financedCents = baseCents + (isIofFinanced(input) ? iof.totalCents : 0);
  if (limitCents === null || financedCents <= limitCents) return iof;
  return taxByRow(input, plan, baseCents, findIofRow(rows, 'pj', input.releaseDate));
}

function taxByRow(input: LoanInput, plan: PaymentPlan, baseCents: Money, row: IofRow | null): LoanIof {
  const terms = iofTermsOf(row, input.iof);
  const totalOf = (financed: number) => {
    const { daily, additional } = iofOfPlan(financed, plan, terms);
    return daily + additional;
  };
  const financed = isIofFinanced(input) ? grossUp(baseCents, totalOf) : baseCents;
  // with rates whose tax exceeds what it finances no total exists
  if (!(financed >= baseCents)) throw new LoanError('OUT_OF_RANGE', 'iof');
  const { daily, additional } = iofOfPlan(financed, plan, terms);
  const totalCents = roundToCents(daily + additional);
  const additionalCents = Math.min(roundToCents(additional), totalCents);
  return { totalCents, dailyCents: totalCents - additionalCents, additionalCents, row };
}

function isIofFinanced(input: LoanInput): boolean {
  return input.iofFinanced ?? true;
}

function sum(amounts: readonly NamedAmount[] | undefined): Money {
  return (amounts ?? []).reduce((total, { amountCents }) => total + amountCents, 0);
}
