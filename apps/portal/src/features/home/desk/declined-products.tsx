import { useCall } from '@estrada/web/calls/use-call.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from './strings.ts';

/** How many clients declined insurance that the F&I manager may offer again. Renders nothing while there are none. */
export function DeclinedProducts() {
  const t = useStrings(strings);
  const headingId = useId();
  // one section of the start page: a failed call hides it without a message
  const { data } = useCall('listProductFollowUps', { query: { size: 1 } });
  if (!data?.totalElements) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="estrada-home-heading">
        {t('declined')}
      </h2>
      <ul className="estrada-home-card estrada-home-records">
        <li>
          <Link to={paths.productFollowUps} className="estrada-home-record">
            <span className="estrada-home-line">
              <strong>{t('declined.open')}</strong>
              <span className="estrada-home-figure">{t('declined.count', { count: data.totalElements })}</span>
            </span>
          </Link>
        </li>
      </ul>
    </section>
  );
}
