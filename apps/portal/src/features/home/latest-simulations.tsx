import { formatInstant, formatMoney } from '@estrada/domain/formats/index';
import type { SavedSimulationRow } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LatestList, type LatestRecord, latestSize } from './latest-list.tsx';
import { strings } from './strings.ts';

/** The saved simulations that the person may see and that were touched last. */
export function LatestSimulations() {
  const t = useStrings(strings);
  const query = useCall(
    'listSavedSimulations',
    { body: { size: latestSize } },
    { select: ({ items }) => items.map((row) => asRecord(row, t)) },
  );
  return (
    <LatestList
      title={t('simulations.title')}
      allAddress={paths.savedSimulations}
      allLabel={t('simulations.all')}
      query={query}
      empty={
        <>
          <p>{t('simulations.none')}</p>
          <Link to={paths.simulator}>{t('start')}</Link>
        </>
      }
    />
  );
}

function asRecord(row: SavedSimulationRow, t: Translate<typeof strings>): LatestRecord {
  return {
    id: row.id,
    address: paths.savedSimulation(row.id),
    name: row.clientName ?? t('simulations.noName'),
    text: `${row.code} · ${row.vehicleLabel}`,
    figure: formatMoney(row.vehicleValueCents),
    detail: formatInstant(row.updatedAt),
  };
}
