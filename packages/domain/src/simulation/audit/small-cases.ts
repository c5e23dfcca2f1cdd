import { roundToCents } from '../../money/index.ts';
import { computeCet } from '../loan/cet.ts';
import { iofOfParts } from '../loan/iof.ts';
import { computeLeasing } from '../loan/leasing.ts';
import { LoanError } from '../loan/loan-error.ts';
import { settlementValue } from '../loan/settlement.ts';
import {
  type Fields,
  optional,
  readCents,
  readCount,
  readFraction,
  readList,
  readOptional,
  readPairs,
  readTime,
  required,
} from './read-fields.ts';
import { writeMoney, writePercent, writeRate } from './write-figures.ts';

const maxInstallments = 600;
const maxDays = 1_000_000;
/** The loan's own limit: above 100 % a month a percentage was entered as a fraction. */
const maxRateMonthly = 1;

/** Computes a case of kind `leasing`. @throws {LoanError} for a case that cannot be computed */
export function auditLeasing(fields: Fields) {
  const installments = readCount(required(fields, 'installments'), 'installments', maxInstallments);
  const first = readOptional(fields, 'first', (value, field) => readCount(value, field, 1)) ?? 1;
  const lease = computeLeasing({
    priceCents: readCents(required(fields, 'price'), 'price'),
    rateMonthly: readFraction(required(fields, 'monthlyRate'), 'monthlyRate', maxRateMonthly),
    installments,
    vrgUpfrontCents: readOptional(fields, 'vrgUpfront', readCents) ?? 0,
    vrgDilutedCents: readOptional(fields, 'vrgDiluted', readCents) ?? 0,
    vrgFinalCents: readOptional(fields, 'vrgFinal', readCents) ?? 0,
    first: first === 0 ? 0 : 1,
    finalAtMonths:
      readOptional(fields, 'finalAt', (value, field) => readCount(value, field, maxInstallments * 12)) ?? installments,
  });
  return {
    monthly: writeMoney(lease.monthlyCents),
    counterpart: writeMoney(lease.counterpartCents),
    vrgMonthly: writeMoney(lease.vrgMonthlyCents),
    cetAnnualPct: writePercent(lease.cetAnnualPercent),
    totalPaid: writeMoney(lease.totalPaidCents),
  };
}

/** Computes a case of kind `settlement`. @throws {LoanError} for a case that cannot be computed */
export function auditSettlement(fields: Fields) {
  const rateMonthly = readFraction(required(fields, 'monthlyRate'), 'monthlyRate', maxRateMonthly);
  const payments = readPairs(required(fields, 'payments'), 'payments');
  const atMonths = readTime(required(fields, 'at'), 'at');
  const remaining = payments.map(({ time, amountCents }) => ({ month: time, amountCents }));
  return { value: writeMoney(settlementValue(rateMonthly, remaining, atMonths)) };
}

/** Computes a case of kind `cet`, with its flows by days or by months. @throws {LoanError} as computeCet */
export function auditCet(fields: Fields) {
  const receivedCents = readCents(required(fields, 'fc0'), 'fc0');
  if (receivedCents === 0) throw new LoanError('NOTHING_FINANCED', 'fc0');
  const byDays = optional(fields, 'flows');
  const byMonths = optional(fields, 'flowsMonths');
  if (byDays !== undefined && byMonths !== undefined) throw new LoanError('OUT_OF_RANGE', 'flowsMonths');
  const flows =
    byMonths === undefined ? readPairs(required(fields, 'flows'), 'flows') : readPairs(byMonths, 'flowsMonths');
  if (flows.length === 0) throw new LoanError('MISSING_FIELD', 'flows');
  const periodsAYear = byMonths === undefined ? 365 : 12;
  const cet = computeCet(
    receivedCents,
    flows.map(({ amountCents }) => amountCents),
    flows.map(({ time }) => time / periodsAYear),
  );
  return { cetAnnualPct: writePercent(cet.cetAnnualPercent), cetMonthly: writeRate(cutToTenDecimals(cet.cetMonthly)) };
}

/**
 * The worked example of this kind truncates its monthly rate to ten decimals (0.03081301358… is 0.0308130135), whereas
 * those of loans round theirs; the code follows each.
 */
function cutToTenDecimals(rate: number): number {
  // a rate that is exact in ten decimals may be computed slightly below
  return Math.trunc((rate + Math.sign(rate) * 1e-13) * 1e10) / 1e10;
}

/** Computes a case of kind `iof`: each figure is rounded from the exact one, the total as one sum. @throws {LoanError} */
export function auditIof(fields: Fields) {
  const parts = readList(required(fields, 'parts'), 'parts', readCents);
  const days = readList(required(fields, 'days'), 'days', (value, field) => readCount(value, field, maxDays));
  if (parts.length === 0 || days.length < parts.length) {
    throw new LoanError('MISSING_FIELD', parts.length === 0 ? 'parts' : 'days');
  }
  if (days.length > parts.length) throw new LoanError('MISSING_FIELD', 'parts');
  const { daily, additional } = iofOfParts(parts, days, {
    daily: readFraction(required(fields, 'daily'), 'daily', 0.01),
    additional: readFraction(required(fields, 'additional'), 'additional', 0.5),
    // Decreto 6.306/2007 art. 7 §1
    cap: readOptional(fields, 'cap', (value, field) => readCount(value, field, maxDays)) ?? 365,
    base: 'price',
  });
  return {
    daily: writeMoney(roundToCents(daily)),
    additional: writeMoney(roundToCents(additional)),
    total: writeMoney(roundToCents(daily + additional)),
  };
}
