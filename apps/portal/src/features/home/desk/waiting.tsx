import { businessDay, daysBetween } from '@estrada/domain/calendar/index';
import { formatDate, formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { approvedStatuses, contractedStatuses, paidStatuses } from '@estrada/domain/proposals/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { StatusName } from '../status-name.tsx';
import { DeskSection } from './desk-section.tsx';
import { strings } from './strings.ts';
import { inOrder, useProposalDesk } from './use-proposal-desk.ts';

/**
 * What waits for the user: proposals by status, and selfies to review, each with the oldest. Every link opens the list of
 * exactly those.
 */
export function Waiting() {
  const t = useStrings(strings);
  return (
    <DeskSection title={t('waiting')} query={useProposalDesk()} height={98}>
      {({ waiting, selfies }) =>
        waiting.length === 0 && !selfies ? (
          <p className="estrada-home-none">{t('waiting.none')}</p>
        ) : (
          <ul className="estrada-desk-waiting">
            {inOrder(waiting).map(({ status, ...counted }) => (
              <WaitingCard
                key={status}
                address={`${paths.proposals}?vista=waiting&status=${status}`}
                name={<StatusName code={status} />}
                {...counted}
              />
            ))}
            {selfies ? (
              <WaitingCard address={`${paths.proposals}?vista=selfies`} name={t('selfies')} {...selfies} />
            ) : null}
          </ul>
        )
      }
    </DeskSection>
  );
}

function WaitingCard({
  address,
  name,
  count,
  since,
}: {
  address: string;
  name: ReactNode;
  count: number;
  since: string;
}) {
  const t = useStrings(strings);
  return (
    <li>
      <Link to={address} className="estrada-home-action">
        <span>{name}</span>
        <strong>{t('count', { count })}</strong>
        <span className="estrada-home-action-text">{t('since', { day: formatInstant(since).slice(0, 10) })}</span>
      </Link>
    </li>
  );
}

/** For managers: how much waits for payment, and how much is lost if approvals end unused. */
export function Money() {
  const t = useStrings(strings);
  return (
    <DeskSection title={t('money')} query={useProposalDesk()} height={98}>
      {({ money }) => {
        if (!money) return null;
        const { unpaid, endingApprovals } = money;
        return (
          <ul className="estrada-desk-waiting">
            <li>
              <Link to={`${paths.proposals}?status=${unpaidStatuses}`} className="estrada-home-action">
                <span>{t('money.unpaid')}</span>
                <strong>{formatMoney(unpaid.amountCents)}</strong>
                <span className="estrada-home-action-text">{t('count', { count: unpaid.count })}</span>
              </Link>
            </li>
            {unpaid.oldest ? (
              <li>
                <Link to={paths.proposal(unpaid.oldest.id)} className="estrada-home-action">
                  <span>{t('money.oldest')}</span>
                  <strong>
                    {daysSince(unpaid.oldest.since) === 0
                      ? t('money.today')
                      : t('money.days', { count: daysSince(unpaid.oldest.since) })}
                  </strong>
                  <span className="estrada-home-action-text">
                    {t('money.oldestText', {
                      number: unpaid.oldest.number,
                      day: formatInstant(unpaid.oldest.since).slice(0, 10),
                    })}
                  </span>
                </Link>
              </li>
            ) : null}
            <li>
              <Link
                to={`${paths.proposals}?vista=expiring&status=${approvedStatuses.join(',')}`}
                className="estrada-home-action"
              >
                <span>{t('money.ending')}</span>
                <strong>{formatMoney(endingApprovals.amountCents)}</strong>
                <span className="estrada-home-action-text">
                  {endingApprovals.firstOn
                    ? t('money.endingText', {
                        proposals: t('count', { count: endingApprovals.count }),
                        day: formatDate(endingApprovals.firstOn),
                      })
                    : t('count', { count: endingApprovals.count })}
                </span>
              </Link>
            </li>
          </ul>
        );
      }}
    </DeskSection>
  );
}

/** As the start page's desk counts them. */
const unpaidStatuses = contractedStatuses.filter((status) => !paidStatuses.includes(status)).join(',');

const daysSince = (instant: string) =>
  Math.max(0, daysBetween(businessDay(instant), businessDay(new Date().toISOString())));
