import { checkDigit, isRepeated } from './check-digit.ts';

const shape = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/;
const firstWeights = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const secondWeights = [11, ...firstWeights];

/** A CPF, with or without its mask: 11 digits, both check digits right, not one digit repeated. */
export function isCpf(value: string): boolean {
  if (!shape.test(value)) return false;
  const digits = value.replace(/\D/g, '');
  return !isRepeated(digits) && makeCpf(digits.slice(0, 9)) === digits;
}

/**
 * Completes a CPF with its two check digits; for demonstration data and tests.
 *
 * @param base9digits the first nine digits, no mask
 * @returns 11 digits, no mask
 */
export function makeCpf(base9digits: string): string {
  if (!/^\d{9}$/.test(base9digits)) throw new RangeError('A CPF is made from nine digits');
  const first = checkDigit(base9digits, firstWeights);
  return base9digits + first + checkDigit(base9digits + first, secondWeights);
}
