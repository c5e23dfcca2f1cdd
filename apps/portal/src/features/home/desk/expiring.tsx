import { businessTimeZone } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { paths } from '../../../paths.ts';
import { LatestList } from '../latest-list.tsx';
import { StatusName } from '../status-name.tsx';
import { strings } from './strings.ts';

/** The unsent proposals whose price table expires within days, the earliest first. */
export function Expiring() {
  const t = useStrings(strings);
  const today = Temporal.Now.plainDateISO(businessTimeZone).toString();
  const query = useCall(
    'readProposalDesk',
    {},
    {
      select: ({ expiring }) =>
        expiring.map(({ id, number, clientName, vehicleLabel, status, tableValidUntil }) => ({
          id,
          address: paths.proposal(id),
          name: clientName,
          text: `${number} · ${vehicleLabel}`,
          figure:
            tableValidUntil === today ? t('expiring.today') : t('expiring.on', { day: formatDate(tableValidUntil) }),
          detail: <StatusName code={status} />,
        })),
    },
  );
  return (
    <LatestList
      title={t('expiring')}
      allAddress={`${paths.proposals}?status=WO,RA`}
      allLabel={t('expiring.all')}
      query={query}
      empty={<p>{t('expiring.none')}</p>}
    />
  );
}
