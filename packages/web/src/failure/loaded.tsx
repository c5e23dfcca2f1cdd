import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureState } from './failure-state.tsx';

/**
 * The data of a query: a placeholder while it loads, and the failure with a retry. Loaded data remains when a later
 * fetch fails.
 *
 * @param label describes what is loading, for screen readers
 * @param height approximate height of the content, in pixels
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
