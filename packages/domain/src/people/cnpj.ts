import { checkDigit, isRepeated } from './check-digit.ts';

// Alphanumeric form in force since July 2026 (Receita Federal, IN RFB 2.229/2024): 12 characters and 2 numeric check digits.
const shape = /^[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}$/;
const firstWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const secondWeights = [6, ...firstWeights];

/** A CNPJ, numeric or alphanumeric (upper or lower case), with or without its mask: check digits right, not one character repeated. */
export function isCnpj(value: string): boolean {
  const upper = value.toUpperCase();
  if (!shape.test(upper)) return false;
  const bare = upper.replace(/[^\dA-Z]/g, '');
  return !isRepeated(bare) && makeCnpj(bare.slice(0, 12)) === bare;
}

/**
 * Completes a CNPJ with its two check digits; for demonstration data and tests.
 *
 * @param base12 the first twelve characters (digits or capital letters), no mask
 * @returns 14 characters, no mask
 */
export function makeCnpj(base12: string): string {
  if (!/^[\dA-Z]{12}$/.test(base12)) throw new RangeError('A CNPJ is made from twelve digits or capital letters');
  const first = checkDigit(base12, firstWeights);
  return base12 + first + checkDigit(base12 + first, secondWeights);
}
