import { formatMoney } from '@estrada/domain/formats/index';
import type { ProposalRow } from '@estrada/endpoints/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { LatestList, type LatestRecord, latestSize } from './latest-list.tsx';
import { StatusName } from './status-name.tsx';
import { strings } from './strings.ts';

/** The latest proposals that the user may see. */
export function LatestProposals() {
  const t = useStrings(strings);
  const { can } = useSignedIn();
  const query = useCall(
    'listProposals',
    { body: { size: latestSize } },
    { select: ({ items }) => items.map(asRecord) },
  );
  return (
    <LatestList
      title={t('proposals.title')}
      allAddress={paths.proposals}
      allLabel={t('proposals.all')}
      query={query}
      empty={
        <>
          <p>{t('proposals.none')}</p>
          {can('simulator') ? <Link to={paths.simulator}>{t('start')}</Link> : null}
        </>
      }
    />
  );
}

function asRecord(row: ProposalRow): LatestRecord {
  return {
    id: row.id,
    address: paths.proposal(row.id),
    name: row.clientName,
    text: `${row.number} · ${row.vehicleLabel}`,
    figure: formatMoney(row.financeValueCents),
    detail: <StatusName code={row.status} isWithdrawn={row.isWithdrawn} />,
  };
}
