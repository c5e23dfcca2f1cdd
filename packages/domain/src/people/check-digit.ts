/**
 * Modulo-11 check digit of the federal registers (CPF and CNPJ): weighted sum, remainder below 2 gives 0, else 11 − remainder.
 * A character is worth its code − 48, so digits keep their value and letters (CNPJ since July 2026) start at 17.
 *
 * @param body characters before the check digit
 * @param weights one weight per character
 */
export function checkDigit(body: string, weights: readonly number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * (body.charCodeAt(index) - 48), 0);
  const remainder = sum % 11;
  return String(remainder < 2 ? 0 : 11 - remainder);
}

/** True when all characters are the same one: such numbers pass the arithmetic but are never issued. */
export function isRepeated(value: string): boolean {
  return new Set(value).size === 1;
}
