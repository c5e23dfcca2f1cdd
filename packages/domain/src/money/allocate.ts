import type { Money } from './money.ts';
import { MoneyError } from './money-error.ts';

/**
 * Splits a total in proportion to shares, so that the parts add up to it exactly.
 *
 * @param total whole number to split (centavos, or hundredths of a percent)
 * @param shares weights, none negative, not all zero
 * @param options.remainder who takes what the rounding leaves: parts are cut down, the last one takes the rest
 * @throws {MoneyError} when the total is not whole or the shares cannot carry it
 */
export function allocate(total: Money, shares: readonly number[], _options: { remainder: 'last' }): Money[] {
  const sum = shares.reduce((before, share) => before + share, 0);
  if (!Number.isSafeInteger(total)) throw new MoneyError('NOT_A_NUMBER', total);
  if (!(sum > 0) || !Number.isFinite(sum) || shares.some((share) => share < 0))
    throw new MoneyError('OUT_OF_RANGE', sum);
  let left = total;
  return shares.map((share, index) => {
    if (index === shares.length - 1) return left;
    const exact = (total * share) / sum;
    // an exact part may come out a hair below its whole number
    const part = Math.trunc(exact + Math.sign(exact) * (Math.abs(exact) * 1e-14 + 1e-9));
    left -= part;
    return part;
  });
}
