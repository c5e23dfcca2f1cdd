import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { strings } from '../strings.ts';
import type { ChartBar } from './chart-bars.ts';

/**
 * The bars of the chart and, below them, the values of one: the one under the finger or pointer, or the one selected by
 * arrow keys.
 *
 * @param topCents the amount at the upper end of the axis
 * @param describedBy the element that describes the whole chart
 */
export function InstalmentBars({
  item,
  bars,
  topCents,
  describedBy,
}: {
  item: SimulationItem;
  bars: readonly ChartBar[];
  topCents: number;
  describedBy: string;
}) {
  const t = useStrings(strings);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = bars.length - 1;
  const index = chosen === null ? null : Math.min(chosen, last);
  const height = (cents: number) => `${(cents / topCents) * 100}%`;
  const labelEvery = Math.ceil(bars.length / 12);

  function say(bar: ChartBar): string {
    const dates = [bar.from, bar.to].map((number) => formatDate(item.schedule[number - 1]?.dueDate ?? ''));
    return t(bar.from === bar.to ? 'schedule.at' : 'schedule.between', {
      number: bar.from,
      last: bar.to,
      date: dates[0] ?? '',
      lastDate: dates[1] ?? '',
      payment: formatMoney(bar.principalCents + bar.interestCents),
      principal: formatMoney(bar.principalCents),
      interest: formatMoney(bar.interestCents),
    });
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setChosen(Math.max(0, Math.min(last, Math.floor(((event.clientX - left) / width) * bars.length))));
  }

  function move(event: KeyboardEvent): void {
    const now = index ?? -1;
    const goals: Readonly<Record<string, number>> = {
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      PageUp: now + 12,
      PageDown: now - 12,
      Home: 0,
      End: last,
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    setChosen(Math.max(0, Math.min(last, goal)));
  }

  const shown = index === null ? undefined : bars[index];
  return (
    <>
      <div
        className="simulator-chart-bars"
        role="slider"
        tabIndex={0}
        aria-label={t('schedule.explore')}
        aria-describedby={describedBy}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(index ?? 0) + 1}
        aria-valuetext={say(bars[index ?? 0]!)}
        onFocus={() => setChosen(index ?? 0)}
        onKeyDown={move}
        onPointerDown={follow}
        onPointerMove={follow}
      >
        {bars.map((bar, position) => (
          <div key={bar.from} className="simulator-chart-bar" data-chosen={position === index || undefined}>
            <span data-part="interest" style={{ height: height(bar.interestCents) }} />
            <span data-part="principal" style={{ height: height(bar.principalCents) }} />
            <span className="simulator-chart-tick">{position % labelEvery === 0 ? bar.from : ''}</span>
          </div>
        ))}
      </div>
      {/* the slider announces it by its value */}
      <p className="simulator-chart-values" aria-hidden="true">
        {shown ? say(shown) : t('schedule.exploreHint')}
      </p>
    </>
  );
}
