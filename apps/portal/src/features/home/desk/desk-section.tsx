import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { strings as shared } from '../strings.ts';

/**
 * A section of the start page: its heading, and the call's data, with a skeleton while it loads and a retry when it
 * fails.
 */
export function DeskSection<Answer>({
  title,
  action,
  query,
  height,
  children,
}: {
  title: string;
  /** next to the heading */
  action?: ReactNode;
  query: UseQueryResult<Answer>;
  /** of the content in pixels, so that the layout below does not shift */
  height: number;
  children: (answer: Answer) => ReactNode;
}) {
  const t = useStrings(shared);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="estrada-home-head">
        <h2 id={headingId} className="estrada-home-heading">
          {title}
        </h2>
        {action}
      </div>
      {query.isPending ? (
        <div role="status">
          <span className="estrada-sr-only">{t('loading')}</span>
          <Skeleton height={height} radius={14} />
        </div>
      ) : query.isError ? (
        <div className="estrada-home-card">
          <FailureState error={query.error} onRetry={() => void query.refetch()} />
        </div>
      ) : (
        children(query.data)
      )}
    </section>
  );
}
