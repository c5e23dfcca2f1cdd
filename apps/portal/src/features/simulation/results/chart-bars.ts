import type { SimulationItem } from '@estrada/endpoints/index';

/** Payments of one month or quarter, in centavos. */
export type ChartBar = { from: number; to: number; principalCents: number; interestCents: number };

/**
 * The instalments of a schedule by month or by quarter. Balloons are omitted: they would flatten all others, and the
 * chart shows how an instalment divides.
 */
export function chartBars(item: SimulationItem, monthsPerBar: number): ChartBar[] {
  const bars: ChartBar[] = [];
  for (const row of item.schedule) {
    const isLast = row.number === item.schedule.length;
    const principalCents = isLast ? Math.max(0, row.principalCents - item.balloonCents) : row.principalCents;
    // the interest part of the payment, which after a grace period is less than its period's interest: a bar is as high
    // as its payment
    const interestCents = row.paymentCents - row.principalCents;
    const bar = bars.at(-1);
    if (bar && row.number - bar.from < monthsPerBar) {
      bar.to = row.number;
      bar.principalCents += principalCents;
      bar.interestCents += interestCents;
    } else bars.push({ from: row.number, to: row.number, principalCents, interestCents });
  }
  return bars;
}

/** Round amounts for the axis, from zero to just above the highest bar. */
export function axisSteps(highestCents: number, count = 4): number[] {
  const rough = highestCents / count;
  const unit = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * unit).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.ceil(highestCents / step) + 1 }, (_, index) => index * step);
}
