import { checkDigit, isRepeated } from './check-digit.ts';

/** A vehicle plate: 7 letters or digits; the hyphen of the older form ("ABC-1234") is tolerated. */
export function isPlate(value: string): boolean {
  return /^[A-Z\d]{3}-?[A-Z\d]{4}$/i.test(value);
}

/** A chassis number: 17 letters or digits, never I, O or Q. No check digit: Brazilian chassis need not have one. */
export function isChassis(value: string): boolean {
  return /^[A-HJ-NPR-Z\d]{17}$/i.test(value);
}

const renavamWeights = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * A vehicle's number in the national register: 11 digits, the last a check digit; older ones of 9 and 10 digits have
 * leading zeros.
 */
export function isRenavam(value: string): boolean {
  const whole = value.padStart(11, '0');
  return /^\d{9,11}$/.test(value) && !isRepeated(whole) && checkDigit(whole.slice(0, 10), renavamWeights) === whole[10];
}
