import { formatMoney } from '@estrada/domain/formats/index';
import { leavesInterestUnpaid } from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { axisSteps, chartBars } from './chart-bars.ts';
import { InstalmentBars } from './instalment-bars.tsx';
import { isMonthly } from './instalment-count.ts';
import { ScheduleTable } from './schedule-table.tsx';

type View = 'quarter' | 'month' | 'table';

/** How the instalments divide into principal and interest: bars, or the whole schedule as a table. */
export function SchedulePanel({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  const { quote } = useSharedSimulator();
  const [chosen, setView] = useState<View>('month');
  const hasMonths = isMonthly(item);
  const view = chosen === 'quarter' && !hasMonths ? 'month' : chosen;
  return (
    <section className="simulator-panel" aria-labelledby="schedule-title">
      <div className="simulator-panel-head">
        <h3 id="schedule-title">{t('schedule')}</h3>
        <SegmentedControl
          size="xs"
          aria-label={t('schedule.view')}
          value={view}
          onChange={(value) => setView(value)}
          data={[
            { value: 'month', label: t(hasMonths ? 'schedule.month' : 'schedule.payment') },
            ...(hasMonths ? [{ value: 'quarter' as const, label: t('schedule.quarter') }] : []),
            { value: 'table', label: t('schedule.table') },
          ]}
        />
      </div>
      <div data-stale={quote.isStale || undefined}>
        {view === 'table' ? (
          <ScheduleTable item={item} />
        ) : (
          <ScheduleChart item={item} isQuarterly={view === 'quarter'} />
        )}
      </div>
    </section>
  );
}

function ScheduleChart({ item, isQuarterly }: { item: SimulationItem; isQuarterly: boolean }) {
  const t = useStrings(strings);
  const bars = chartBars(item, isQuarterly ? 3 : 1);
  const steps = axisSteps(Math.max(...bars.map((bar) => bar.principalCents + bar.interestCents)));
  const top = steps.at(-1) ?? 1;
  const [first, last] = [bars[0], bars.at(-1)];
  const id = useId();
  return (
    <figure className="simulator-chart">
      <VisuallyHidden id={id}>
        {t('schedule.description', {
          first: formatMoney(first?.interestCents ?? 0),
          last: formatMoney(last?.interestCents ?? 0),
          total: formatMoney(item.totalInterestCents),
        })}
      </VisuallyHidden>
      <div className="simulator-chart-plot">
        <div className="simulator-chart-axis" aria-hidden="true">
          {steps.map((step) => (
            <span key={step} style={{ bottom: `${(step / top) * 100}%` }}>
              {`R$ ${Math.round(step / 100).toLocaleString('pt-BR')}`}
            </span>
          ))}
        </div>
        <InstalmentBars key={bars.length} item={item} bars={bars} topCents={top} describedBy={id} />
      </div>
      <figcaption>
        <span data-part="principal">{t('schedule.principal')}</span>
        <span data-part="interest">{t('schedule.interest')}</span>
        {item.balloonCents > 0 ? (
          <p className="simulator-chart-note">{t('schedule.balloon', { amount: formatMoney(item.balloonCents) })}</p>
        ) : null}
        {leavesInterestUnpaid(item.schedule) ? (
          <p className="simulator-chart-note">{t('schedule.accruedInChart')}</p>
        ) : null}
      </figcaption>
    </figure>
  );
}
