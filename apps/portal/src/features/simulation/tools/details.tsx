import type { SimulationItem } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { CostDetails } from '../results/cost-details.tsx';
import { instalmentCountOf } from '../results/instalment-count.ts';
import { SchedulePanel } from '../results/schedule-chart.tsx';
import { ValueComposition } from '../results/value-composition.tsx';
import { strings } from '../strings.ts';

/** What the selected instalment consists of, and the whole schedule. */
export function Details({ item }: { item: SimulationItem }) {
  const t = useStrings(strings);
  return (
    <div className="simulator-columns">
      <div>
        <section className="simulator-panel" aria-labelledby="composition-title">
          <h3 id="composition-title">{t('composition', { count: instalmentCountOf(item) })}</h3>
          <ValueComposition item={item} />
        </section>
        <CostDetails item={item} />
      </div>
      <div>
        <SchedulePanel item={item} />
      </div>
    </div>
  );
}
