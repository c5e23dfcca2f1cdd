import { centsToDecimal, type Money } from '../../money/index.ts';
import { LoanError } from '../loan/loan-error.ts';

/** Above it a double cannot represent the hundredths of a percentage. */
const maxPercent = 1e12;

/** An amount in reais with exactly two decimals. */
export const writeMoney: (cents: Money) => string = centsToDecimal;

/** A rate as a fraction with ten decimals. */
export function writeRate(rate: number): string {
  return withoutNegativeZero(rate.toFixed(10));
}

/**
 * A CET a year, in percent with two decimals.
 *
 * @throws {LoanError} OUT_OF_RANGE for a cost that no decimals can express
 */
export function writePercent(percent: number): string {
  if (!(percent < maxPercent)) throw new LoanError('OUT_OF_RANGE', 'cet');
  return withoutNegativeZero(percent.toFixed(2));
}

function withoutNegativeZero(text: string): string {
  return /^-0\.0+$/.test(text) ? text.slice(1) : text;
}
