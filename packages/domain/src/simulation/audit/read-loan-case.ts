import { isCalendarDate } from '../../calendar/index.ts';
import { roundToCents } from '../../money/index.ts';
import type { IofOverride } from '../loan/iof-rows.ts';
import { LoanError } from '../loan/loan-error.ts';
import { type Balloon, type LoanInput, type NamedAmount, residues } from '../loan/loan-input.ts';
import { monthlyRateOf } from '../loan/rates.ts';
import {
  type Fields,
  isFields,
  optional,
  readByMonth,
  readCents,
  readCount,
  readEntries,
  readFraction,
  readList,
  readOptional,
  readWord,
  required,
} from './read-fields.ts';

/**
 * Reads a case of kind `loan` as the input of the loan core.
 *
 * @throws {LoanError} for a field that is missing, no number, out of range, or contradicts another
 */
export function readLoanCase(fields: Fields): LoanInput {
  refuseBoth(fields, 'graceMonths', 'graceDays');
  const vehicleValueCents = readCents(required(fields, 'vehiclePrice'), 'vehiclePrice');
  const input: LoanInput = {
    vehicleValueCents,
    downPaymentCents: readDownPayment(fields, vehicleValueCents),
    rateMonthly: readRate(fields),
    installments: readCount(required(fields, 'installments'), 'installments'),
  };
  // only present fields are set, as the type of the input requires
  return Object.assign(
    input,
    withoutUndefined(readTimes(fields)),
    withoutUndefined(readTax(fields)),
    withoutUndefined(readPayments(fields)),
  );
}

function refuseBoth(fields: Fields, one: string, other: string): void {
  if (optional(fields, one) !== undefined && optional(fields, other) !== undefined) {
    throw new LoanError('OUT_OF_RANGE', other);
  }
}

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function readDownPayment(fields: Fields, vehicleValueCents: number): number {
  refuseBoth(fields, 'downPayment', 'downShare');
  const share = readOptional(fields, 'downShare', readFraction);
  if (share === undefined) return readCents(required(fields, 'downPayment'), 'downPayment');
  if (share >= 1) throw new LoanError('NOTHING_FINANCED', 'downShare');
  return roundToCents(vehicleValueCents * share);
}

function readRate(fields: Fields): number {
  refuseBoth(fields, 'monthlyRate', 'annualRate');
  const annual = readOptional(fields, 'annualRate', (value, field) => readFraction(value, field, 1_000_000));
  return annual === undefined ? readFraction(required(fields, 'monthlyRate'), 'monthlyRate') : monthlyRateOf(annual);
}

function readTimes(fields: Fields) {
  return {
    stepMonths: readOptional(fields, 'stepMonths', readCount),
    graceMonths: readOptional(fields, 'graceMonths', readCount),
    graceDays: readOptional(fields, 'graceDays', readCount),
    releaseDate: readOptional(fields, 'release', readDate),
    firstDueDate: readOptional(fields, 'firstDue', readDate),
    dayCount: readOptional(fields, 'dayCount', (value, field) =>
      readWord(value, field, ['monthly', 'actual30', 'actual365']),
    ),
  };
}

function readDate(value: unknown, field: string): string {
  if (typeof value !== 'string' || !isCalendarDate(value)) throw new LoanError('BAD_NUMBER', field);
  return value;
}

function readTax(fields: Fields) {
  return {
    taxpayer: readOptional(fields, 'taxpayer', (value, field) =>
      readWord(value, field, ['pf', 'pj', 'simples', 'mei', 'exempt']),
    ),
    iofFinanced: readOptional(fields, 'iofFinanced', (value, field) => {
      if (typeof value !== 'boolean') throw new LoanError('BAD_NUMBER', field);
      return value;
    }),
    iof: readOptional(fields, 'iof', readIof),
  };
}

function readIof(value: unknown, field: string): IofOverride {
  if (!isFields(value)) throw new LoanError('BAD_NUMBER', field);
  return withoutUndefined({
    daily: readOptional(value, 'daily', (entry) => readFraction(entry, 'iof.daily')),
    additional: readOptional(value, 'additional', (entry) => readFraction(entry, 'iof.additional')),
    cap: readOptional(value, 'cap', (entry) => readCount(entry, 'iof.cap')),
    base: readOptional(value, 'base', (entry) => readWord(entry, 'iof.base', ['price', 'presentValue', 'linear'])),
  }) as IofOverride;
}

function readPayments(fields: Fields) {
  const readFees = (value: unknown, field: string) => readList(value, field, readFee);
  return {
    feesFinanced: readOptional(fields, 'feesFinanced', readFees),
    feesUpfront: readOptional(fields, 'feesUpfront', readFees),
    recurring: readOptional(fields, 'recurring', (value, field) =>
      readEntries(value, field).map(([name, amount]) => ({ name, amountCents: readCents(amount, `${field}.${name}`) })),
    ),
    balloons: readOptional(fields, 'balloons', (value, field) => readList(value, field, readBalloon)),
    weights: readOptional(fields, 'weights', (value, field) => readByMonth(value, field, readFraction)),
    defaultWeight: readOptional(fields, 'defaultWeight', readFraction),
    fixedCents: readOptional(fields, 'fixed', (value, field) => readByMonth(value, field, readCents)),
    residue: readOptional(fields, 'residue', (value, field) => readWord(value, field, residues)),
  };
}

function readFee(value: unknown, field: string): NamedAmount {
  if (!isFields(value)) throw new LoanError('BAD_NUMBER', field);
  const name = optional(value, 'name');
  const amount = required(value, 'amount', `${field}.amount`);
  return { name: typeof name === 'string' ? name : '', amountCents: readCents(amount, `${field}.amount`) };
}

function readBalloon(value: unknown, field: string): Balloon {
  if (!isFields(value)) throw new LoanError('BAD_NUMBER', field);
  refuseBoth(value, 'share', 'amount');
  const month = readCount(required(value, 'month', `${field}.month`), `${field}.month`);
  const place = readWord(required(value, 'place', `${field}.place`), `${field}.place`, ['with', 'instead', 'extra']);
  const share = optional(value, 'share');
  if (share === undefined) {
    return { month, place, amountCents: readCents(required(value, 'amount', `${field}.amount`), `${field}.amount`) };
  }
  const of = readWord(required(value, 'of', `${field}.of`), `${field}.of`, ['vehicle', 'net', 'financed']);
  return { month, place, of, share: readFraction(share, `${field}.share`, 1) };
}
