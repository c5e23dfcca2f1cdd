import { describe, expect, it } from 'vitest';
import { anAnswer } from '../test-support.tsx';
import { axisSteps, chartBars } from './chart-bars.ts';

const item = anAnswer({ vehicleValueCents: 9_000_000, entryValueCents: 0, terms: [24], products: [] })
  .simulationItems[0]!;

describe('bars of the payment schedule', () => {
  it('contain every payment once, by month and by quarter', () => {
    const total = item.schedule.reduce((sum, row) => sum + row.paymentCents, 0);
    for (const months of [1, 3]) {
      const bars = chartBars(item, months);
      expect(bars).toHaveLength(24 / months);
      expect(bars.reduce((sum, bar) => sum + bar.principalCents + bar.interestCents, 0)).toBe(total);
    }
  });

  it('exclude the balloon from the last bar', () => {
    const last = item.schedule.at(-1)!;
    const balloonCents = 3_000_000;
    const schedule = [
      ...item.schedule.slice(0, -1),
      { ...last, paymentCents: last.paymentCents + balloonCents, principalCents: last.principalCents + balloonCents },
    ];
    const bars = chartBars({ ...item, schedule, balloonCents }, 1);
    expect(bars.at(-1)!.principalCents).toBe(last.principalCents);
  });

  it('use an axis of round amounts that reaches the highest bar', () => {
    expect(axisSteps(276_000)).toEqual([0, 100_000, 200_000, 300_000]);
    expect(axisSteps(8_755_800)).toEqual([0, 2_500_000, 5_000_000, 7_500_000, 10_000_000]);
  });
});
