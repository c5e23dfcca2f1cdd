import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { StatusName } from '../status-name.tsx';
import { DeskSection } from './desk-section.tsx';
import { strings } from './strings.ts';
import { inOrder, type ProposalDesk, useProposalDesk } from './use-proposal-desk.ts';

/** How many proposals have each status: bars that link to the proposals. For users who see more than their own. */
export function ByStatus() {
  const t = useStrings(strings);
  const query = useProposalDesk();
  return (
    <DeskSection title={t('byStatus')} query={query} height={240}>
      {({ open, isCapped }) => {
        const rows = inOrder(open);
        const most = Math.max(...rows.map(({ count }) => count));
        const total = rows.reduce((sum, { count }) => sum + count, 0);
        if (rows.length === 0)
          return <p className="estrada-home-card estrada-home-empty estrada-home-none">{t('byStatus.none')}</p>;
        return (
          <div className="estrada-home-card estrada-desk-picture">
            <ul>
              {rows.map(({ status, count }) => (
                <li key={status}>
                  <Link to={`${paths.proposals}?status=${status}`}>
                    <span className="estrada-home-line">
                      <StatusName code={status} />
                      <span className="estrada-home-figure">{count}</span>
                    </span>
                    <span className="estrada-desk-bar" aria-hidden="true">
                      <span style={{ width: `${(100 * count) / most}%` }} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            {isCapped ? <p className="estrada-home-none">{t('byStatus.capped', { count: total })}</p> : null}
          </div>
        );
      }}
    </DeskSection>
  );
}

/** The outcomes of the month's proposals and how long they took; only for users who see more than their own. */
export function Decisions() {
  const t = useStrings(strings);
  const query = useProposalDesk();
  return (
    <DeskSection title={t('decisions')} query={query} height={120}>
      {({ decisions }) =>
        decisions === null || decisions.count === 0 ? (
          <p className="estrada-home-card estrada-home-empty estrada-home-none">{t('decisions.none')}</p>
        ) : (
          <div className="estrada-home-card estrada-desk-figures">
            <p>
              <strong>{Math.round((100 * decisions.approved) / decisions.count)}%</strong> {t('approved')}
              <span className="estrada-home-action-text">
                {t('approved.of', { approved: decisions.approved, count: decisions.count })}
              </span>
            </p>
            <DecisionTime decisions={decisions} />
          </div>
        )
      }
    </DeskSection>
  );
}

function DecisionTime({ decisions }: { decisions: NonNullable<ProposalDesk['decisions']> }) {
  const t = useStrings(strings);
  if (decisions.medianMinutes === null) return null;
  const all = decisions.medianMinutes;
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  // the two largest units, and no "0 min"
  const parts =
    hours < 48
      ? [hours && t('hours', { count: hours }), (minutes || !hours) && t('minutes', { count: minutes })]
      : [t('days', { count: Math.floor(hours / 24) }), hours % 24 && t('hours', { count: hours % 24 })];
  const time = parts.filter(Boolean).join(' ');
  return (
    <p>
      <strong>{time}</strong> {t('time')}
      <span className="estrada-home-action-text">{t('time.median')}</span>
    </p>
  );
}
