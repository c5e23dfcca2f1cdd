import { formatDate, formatInstant } from '@estrada/domain/formats/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart, StatusPill } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useId } from 'react';
import { strings } from './strings.ts';
import './withdrawal.css';

type Clock = Settlement['clocks'][number];

/** A deadline is urgent from this many days on, the same as for its notice. */
const pressingDays = 7;

/** The deadlines after the contract, and overdue answers: each with its date and the remaining time. */
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
