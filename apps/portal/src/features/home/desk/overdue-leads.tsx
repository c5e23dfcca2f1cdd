import { formatInstant } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from './strings.ts';

/** How many leads of the dealer wait too long for their first contact. Renders nothing while there are none. */
export function OverdueLeads() {
  const t = useStrings(strings);
  const headingId = useId();
  // the list behind the link is the same call: both count the same leads; a failed call hides the section
  const { data } = useCall('listLeads', { query: { situation: 'NEW', view: 'overdue', size: 1 } });
  if (!data?.totalElements) return null;
  const { totalElements: count, totalCapped, items } = data;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="estrada-home-heading">
        {t('leads')}
      </h2>
      <ul className="estrada-home-card estrada-home-records">
        <li>
          <Link to={paths.overdueLeads} className="estrada-home-record">
            <span className="estrada-home-line">
              <strong>{t('leads.open')}</strong>
              <span className="estrada-home-figure">{t(totalCapped ? 'leads.more' : 'leads.count', { count })}</span>
            </span>
            {items[0]?.dueAt ? (
              <span className="estrada-home-action-text">
                {t('leads.since', { at: formatInstant(items[0].dueAt) })}
              </span>
            ) : null}
          </Link>
        </li>
      </ul>
    </section>
  );
}
