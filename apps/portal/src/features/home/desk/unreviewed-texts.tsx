import { paperKinds } from '@estrada/domain/contracts/papers/paper-kinds';
import { formatDate } from '@estrada/domain/formats/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from './strings.ts';

const shownAtMost = 5;

/**
 * The legal texts in force, or to come, whose legal review nobody has confirmed: an upgrade may bring new ones. Renders
 * nothing once all are reviewed.
 */
export function UnreviewedTexts() {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const headingId = useId();
  // one section of the start page: a failed call hides it without a message
  const { data } = useCall(
    'readLegalTexts',
    {},
    {
      select: ({ items }) =>
        items
          .filter(({ state, confirmation }) => state !== 'past' && !confirmation)
          .sort((left, right) => right.effectiveFrom.localeCompare(left.effectiveFrom)),
    },
  );
  if (!data?.length) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="estrada-home-heading">
        {t('legalTexts')}
      </h2>
      <p className="estrada-home-none">{t('legalTexts.about', { count: data.length })}</p>
      <ul className="estrada-home-card estrada-home-records">
        {data.slice(0, shownAtMost).map(({ id, kind, effectiveFrom, state }) => (
          <li key={id}>
            <Link to={paths.legalTexts} className="estrada-home-record">
              <span className="estrada-home-line">
                <strong>{own(paperKinds[kind])}</strong>
                <span className="estrada-home-figure">
                  {t(state === 'future' ? 'legalTexts.from' : 'legalTexts.since', { day: formatDate(effectiveFrom) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
