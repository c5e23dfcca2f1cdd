import type { Money } from '../../money/index.ts';

/**
 * The first whole centavo from which a condition holds, by bisection: it does not hold one centavo below the result.
 *
 * @param from lowest value tried; the result when the condition holds there already
 * @param to highest value tried; the result is null when the condition does not hold even there
 */
export function firstCentWhere(from: Money, to: Money, holds: (cents: Money) => boolean): Money | null {
  if (from > to || !holds(to)) return null;
  if (holds(from)) return from;
  let [below, above] = [from, to];
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (holds(middle)) above = middle;
    else below = middle;
  }
  return above;
}
