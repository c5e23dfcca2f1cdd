import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { pollWhileAnalysing } from './analysis.ts';
import { proposalListKey } from './proposal-queries.ts';
import type { ListFilters } from './use-list-filters.ts';

const pageSize = 20;

/** The pages of the list loaded so far. It asks again by itself while a loaded row is under analysis. */
export function useProposalList(filters: ListFilters) {
  const { search, status, from, to } = filters;
  const query = useInfiniteQuery({
    queryKey: proposalListKey(filters),
    queryFn: ({ pageParam, signal }) =>
      api.listProposals({
        body: {
          cursor: pageParam,
          size: pageSize,
          search: search || undefined,
          status: status.length > 0 ? [...status] : undefined,
          from: from || undefined,
          to: to || undefined,
        },
        signal,
        suppressAlert: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      pollWhileAnalysing(state.data?.pages.flatMap(({ items }) => items.map((row) => row.status)) ?? []),
  });
  const pages = query.data?.pages ?? [];
  const rows = pages.flatMap(({ items }) => items);
  return {
    query,
    rows,
    total: pages[0]?.totalElements ?? 0,
    isCapped: pages[0]?.totalCapped ?? false,
    isFollowing: pollWhileAnalysing(rows.map((row) => row.status)) !== false,
  };
}
