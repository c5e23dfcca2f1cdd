import { formatDate, formatInstant } from '@estrada/domain/formats/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart, StatusPill } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useId } from 'react';
import { strings } from './strings.ts';
import './withdrawal.css';

type Clock = Settlement['clocks'][number];

/** From so few days on a deadline presses: those before which it is announced too. */
const pressingDays = 7;

/** What runs out after the contract, and who does not answer: each with its day and how long that still is. */
export function ClocksPart({ clocks }: { clocks: readonly Clock[] }) {
  const t = useStrings(strings);
  const id = useId();
  if (clocks.length === 0) return null;
  return (
    <PanelPart title={t('clocks')} id={id}>
      <ul className="settlement-clocks" aria-labelledby={id}>
        {clocks.map((clock) => (
          <li key={clock.kind}>
            <span>{t(`clock.${clock.kind}`)}</span>
            <span className="settlement-clock-day">
              {'since' in clock
                ? t('clock.since', { at: formatInstant(clock.since) })
                : t('clock.until', { on: formatDate(clock.endsOn) })}
            </span>
            {'since' in clock ? null : <Left daysLeft={clock.daysLeft} />}
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

function Left({ daysLeft }: { daysLeft: number }) {
  const t = useStrings(strings);
  if (daysLeft < 0) return <StatusPill tone="neutral">{t('clock.over')}</StatusPill>;
  const tone = daysLeft <= 1 ? 'danger' : daysLeft <= pressingDays ? 'warning' : 'info';
  return (
    <StatusPill tone={tone}>{daysLeft === 0 ? t('clock.today') : t('clock.days', { count: daysLeft })}</StatusPill>
  );
}
