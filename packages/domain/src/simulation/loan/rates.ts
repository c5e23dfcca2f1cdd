import { LoanError } from './loan-error.ts';

/**
 * The effective annual rate of a monthly one, both fractions, not rounded: (1 + i)^12 − 1 (CDC art. 52, II requires it
 * to be shown).
 */
export function annualRateOf(rateMonthly: number): number {
  return Math.expm1(12 * Math.log1p(rateMonthly));
}

/** The effective monthly rate of an annual one, both fractions, not rounded: (1 + a)^(1/12) − 1. */
export function monthlyRateOf(rateAnnual: number): number {
  return Math.expm1(Math.log1p(rateAnnual) / 12);
}

/**
 * Reads a rate or share written as a decimal fraction ("0.0149").
 *
 * @throws {LoanError} BAD_NUMBER when the text is no decimal number
 */
export function parseFraction(decimal: string, field: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(decimal)) throw new LoanError('BAD_NUMBER', field);
  return Number(decimal);
}
