import { MoneyError } from './money-error.ts';

/** An amount in whole centavos of a real. */
export type Money = number;

const decimalPattern = /^-?\d+(\.\d+)?$/;

/**
 * Reads a decimal string in reais ("1234.5") as centavos (123450).
 *
 * @throws {MoneyError} for anything but digits with a decimal point, for more than two decimals, and beyond exact integers
 */
export function toCents(decimal: string): Money {
  if (!decimalPattern.test(decimal)) throw new MoneyError('NOT_A_NUMBER', decimal);
  const negative = decimal.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? decimal.slice(1) : decimal).split('.');
  if (fraction.length > 2) throw new MoneyError('TOO_MANY_DECIMALS', decimal);
  const cents = Number(whole + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) throw new MoneyError('OUT_OF_RANGE', decimal);
  return negative && cents > 0 ? -cents : cents;
}

/**
 * Writes centavos (123450) as a decimal string in reais with exactly two decimals ("1234.50").
 *
 * @throws {MoneyError} when the amount is not a whole number of centavos
 */
export function centsToDecimal(cents: Money): string {
  if (!Number.isSafeInteger(cents)) throw new MoneyError('NOT_A_NUMBER', cents);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
