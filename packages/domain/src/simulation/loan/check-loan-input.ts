import { isCalendarDate } from '../../calendar/index.ts';
import { LoanError } from './loan-error.ts';
import { type LoanInput, residues } from './loan-input.ts';

/** R$ 100 million: no vehicle, fee or payment is larger. */
export const maxAmountCents = 10_000_000_000;
const maxInstallments = 600;
const maxGraceMonths = 600;
/** A later date is a typing error, and its schedule would exceed years of four digits. */
const lastDate = '2199-12-31';
/** 100 % a month: above it a percentage was entered as a fraction. */
export const maxRateMonthly = 1;

/**
 * Refuses a loan that cannot be computed correctly: a wrong number is worse than none.
 *
 * @throws {LoanError} MISSING_FIELD, BAD_NUMBER, UNKNOWN_KIND, NOTHING_FINANCED or OUT_OF_RANGE with the field's name
 */
export function checkLoanInput(input: LoanInput): void {
  checkRequired(input);
  checkAmount(input.vehicleValueCents, 'vehicleValueCents');
  checkAmount(input.downPaymentCents, 'downPaymentCents');
  checkNumber(input.rateMonthly, 'rateMonthly', maxRateMonthly);
  checkCount(input.installments, 'installments', 1, maxInstallments);
  if (input.stepMonths !== undefined) checkCount(input.stepMonths, 'stepMonths', 1, 12);
  if (input.graceMonths !== undefined) checkCount(input.graceMonths, 'graceMonths', 0, maxGraceMonths);
  if (input.graceDays !== undefined) checkCount(input.graceDays, 'graceDays', 0, maxGraceMonths * 30);
  checkKinds(input);
  checkDates(input);
  for (const list of ['feesFinanced', 'premiumsFinanced', 'feesUpfront', 'recurring'] as const) {
    for (const { amountCents } of input[list] ?? []) checkAmount(amountCents, list);
  }
  checkPayments(input);
  if (input.downPaymentCents >= input.vehicleValueCents) throw new LoanError('NOTHING_FINANCED', 'downPaymentCents');
}

function checkRequired(input: LoanInput): void {
  for (const field of ['vehicleValueCents', 'downPaymentCents', 'rateMonthly', 'installments'] as const) {
    if (input[field] === undefined || input[field] === null) throw new LoanError('MISSING_FIELD', field);
  }
}

function checkNumber(value: number, field: string, max: number): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new LoanError('BAD_NUMBER', field);
  if (value < 0 || value > max) throw new LoanError('OUT_OF_RANGE', field);
}

function checkAmount(cents: number, field: string): void {
  checkNumber(cents, field, maxAmountCents);
  if (!Number.isInteger(cents)) throw new LoanError('BAD_NUMBER', field);
}

function checkCount(count: number, field: string, min: number, max: number): void {
  if (!Number.isInteger(count)) throw new LoanError('BAD_NUMBER', field);
  if (count < min || count > max) throw new LoanError('OUT_OF_RANGE', field);
}

function checkDates({ releaseDate, firstDueDate, dayCount }: LoanInput): void {
  for (const [field, date] of Object.entries({ releaseDate, firstDueDate })) {
    if (date === undefined) continue;
    if (!isCalendarDate(date)) throw new LoanError('BAD_NUMBER', field);
    if (date > lastDate) throw new LoanError('OUT_OF_RANGE', field);
  }
  const needsRelease = firstDueDate !== undefined || (dayCount !== undefined && dayCount !== 'monthly');
  if (needsRelease && releaseDate === undefined) throw new LoanError('MISSING_FIELD', 'releaseDate');
}

function checkKinds({ dayCount, taxpayer, residue, iof }: LoanInput): void {
  checkKind(dayCount, 'dayCount', ['monthly', 'actual30', 'actual365']);
  checkKind(taxpayer, 'taxpayer', ['pf', 'pj', 'simples', 'mei', 'exempt']);
  checkKind(residue, 'residue', residues);
  checkKind(iof?.base, 'iof.base', ['price', 'presentValue', 'linear']);
  if (iof?.daily !== undefined) checkNumber(iof.daily, 'iof.daily', 0.01);
  if (iof?.additional !== undefined) checkNumber(iof.additional, 'iof.additional', 0.5);
  if (iof?.cap !== undefined) checkCount(iof.cap, 'iof.cap', 0, maxInstallments * 366);
}

function checkKind(value: string | undefined, field: string, known: readonly string[]): void {
  if (value !== undefined && !known.includes(value)) throw new LoanError('UNKNOWN_KIND', field);
}

function checkPayments({ balloons, weights, defaultWeight, fixedCents }: LoanInput): void {
  if (defaultWeight !== undefined) checkNumber(defaultWeight, 'defaultWeight', 1_000);
  for (const [month, weight] of Object.entries(weights ?? {})) {
    checkCount(Number(month), 'weights', 0, maxGraceMonths * 12);
    checkNumber(weight, `weights.${month}`, 1_000);
  }
  for (const [month, amountCents] of Object.entries(fixedCents ?? {})) {
    checkCount(Number(month), 'fixedCents', 0, maxGraceMonths * 12);
    checkAmount(amountCents, `fixedCents.${month}`);
  }
  for (const balloon of balloons ?? []) {
    checkCount(balloon.month, 'balloons.month', 0, maxGraceMonths * 12);
    checkKind(balloon.place, 'balloons.place', ['with', 'instead', 'extra']);
    if ('amountCents' in balloon) checkAmount(balloon.amountCents, 'balloons.amountCents');
    else {
      checkNumber(balloon.share, 'balloons.share', 1);
      checkKind(balloon.of, 'balloons.of', ['vehicle', 'net', 'financed']);
    }
  }
}
