import type { Money } from './money.ts';
import { MoneyError } from './money-error.ts';

/**
 * Splits a total in proportion to shares, so that the parts add up to it exactly and none is a whole unit off its exact
 * value: every part is cut to whole units, and the units left over go to the parts that lost most by it (largest
 * remainder), the earlier one on a tie.
 *
 * @param total whole number to split (centavos, or hundredths of a percent), not negative
 * @param shares weights, none negative, not all zero
 * @throws {MoneyError} when the total is not whole or the shares cannot carry it
 */
export function allocate(total: Money, shares: readonly number[]): Money[] {
  const sum = shares.reduce((before, share) => before + share, 0);
  if (!Number.isSafeInteger(total)) throw new MoneyError('NOT_A_NUMBER', total);
  if (total < 0 || !(sum > 0) || !Number.isFinite(sum) || shares.some((share) => share < 0))
    throw new MoneyError('OUT_OF_RANGE', total < 0 ? total : sum);
  const exact = shares.map((share) => (total * share) / sum);
  // an exact part may be computed slightly below its whole number
  const parts = exact.map((part) => Math.floor(part + part * 1e-14 + 1e-9));
  const left = total - parts.reduce((before, part) => before + part, 0);
  const order = shares.map((_, index) => index);
  order.sort((a, b) => exact[b]! - parts[b]! - (exact[a]! - parts[a]!) || a - b);
  for (const index of order.slice(0, left)) parts[index]! += 1;
  return parts;
}
