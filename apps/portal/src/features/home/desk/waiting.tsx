import { formatInstant } from '@estrada/domain/formats/index';
import { waitsFor } from '@estrada/domain/proposals/index';
import { useSignedIn } from '@estrada/web/session/use-session.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { StatusName } from '../status-name.tsx';
import { DeskSection } from './desk-section.tsx';
import { strings } from './strings.ts';
import { inOrder, useProposalDesk } from './use-proposal-desk.ts';

/** The proposals that wait for the user: how many of each status, and since when. */
export function Waiting() {
  const t = useStrings(strings);
  const { viewer } = useSignedIn();
  return (
    <DeskSection title={t('waiting')} query={useProposalDesk()} height={98}>
      {({ open, isCapped }) => {
        const waiting = inOrder(open).filter(({ status }) => waitsFor(viewer, status));
        if (waiting.length === 0) return <p className="estrada-home-none">{t('waiting.none')}</p>;
        return (
          <ul className="estrada-desk-waiting">
            {waiting.map(({ status, count, since }) => (
              <li key={status}>
                <Link to={`${paths.proposals}?status=${status}`} className="estrada-home-action">
                  <StatusName code={status} />
                  <strong>{t(isCapped ? 'count.more' : 'count', { count })}</strong>
                  <span className="estrada-home-action-text">
                    {t('since', { day: formatInstant(since).slice(0, 10) })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        );
      }}
    </DeskSection>
  );
}
