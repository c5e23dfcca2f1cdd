import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { strings } from './strings.ts';

/** How many records the start page shows of a kind. */
export const latestSize = 5;

const positions = Array.from({ length: latestSize }, (_, index) => index);

/** One record: its lines, and its address. */
export type LatestRecord = {
  id: string;
  address: string;
  name: string;
  text: string;
  figure: string | null;
  detail: ReactNode;
};

/**
 * The latest records of a kind as links, with a link to all of them.
 *
 * @param empty the message, and the first step, when there are none
 */
export function LatestList({
  title,
  allAddress,
  allLabel,
  query,
  empty,
}: {
  title: string;
  allAddress: string;
  allLabel: string;
  query: UseQueryResult<readonly LatestRecord[]>;
  empty: ReactNode;
}) {
  const t = useStrings(strings);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="estrada-home-head">
        <h2 id={headingId} className="estrada-home-heading">
          {title}
        </h2>
        <Link to={allAddress} className="estrada-home-all" aria-label={allLabel}>
          {t('seeAll')}
        </Link>
      </div>
      <div className="estrada-home-card">
        <Records query={query} empty={empty} />
      </div>
    </section>
  );
}

function Records({ query, empty }: { query: UseQueryResult<readonly LatestRecord[]>; empty: ReactNode }) {
  const t = useStrings(strings);
  if (query.isPending)
    return (
      <div role="status">
        <span className="estrada-sr-only">{t('loading')}</span>
        <div aria-hidden="true">
          {positions.map((place) => (
            <div key={place} className="estrada-home-record">
              <Skeleton height={14} width="55%" />
              <Skeleton height={12} width="80%" mt={8} />
            </div>
          ))}
        </div>
      </div>
    );
  if (query.isError) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0) return <div className="estrada-home-empty">{empty}</div>;
  return (
    <ul className="estrada-home-records">
      {query.data.map((record) => (
        <li key={record.id}>
          <Link to={record.address} className="estrada-home-record">
            <span className="estrada-home-line">
              <strong>{record.name}</strong>
              <span className="estrada-home-figure">{record.figure}</span>
            </span>
            <span className="estrada-home-line estrada-home-faint">
              <span>{record.text}</span>
              <span className="estrada-home-figure">{record.detail}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
