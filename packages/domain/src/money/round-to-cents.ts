import type { Money } from './money.ts';
import { MoneyError } from './money-error.ts';

/**
 * The one rounding of the product: to whole centavos, half away from zero.
 *
 * @param value unrounded amount in centavos, the outcome of a calculation in doubles
 * @throws {MoneyError} when the value is not finite
 */
export function roundToCents(value: number): Money {
  if (!Number.isFinite(value)) throw new MoneyError('NOT_A_NUMBER', value);
  const size = Math.abs(value);
  // a sum of doubles that should be 0.5 may be computed slightly below it (1.005 * 100 = 100.49999999999999)
  const noise = size * 1e-14 + 1e-9;
  const rounded = Math.floor(size + 0.5 + noise);
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
