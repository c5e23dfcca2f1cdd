import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureState } from './failure-state.tsx';

/**
 * What a query brings: a placeholder while it is on its way, the failure with a way to try again when it does not come.
 * What was there once stays when asking for it again fails.
 *
 * @param label says what is on its way, to who does not see it
 * @param height about that of what comes, in pixels
 */
export function Loaded<T>({
  query,
  label,
  height = 320,
  children,
}: {
  query: UseQueryResult<T>;
  label: string;
  height?: number;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton height={height} radius="lg" role="status" aria-label={label} />;
}
