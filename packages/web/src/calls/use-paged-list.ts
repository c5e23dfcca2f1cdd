import { usualPageSize } from '@estrada/domain/lists/index';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** One page, in the format of every list of the API. */
export type Page<Row> = { items: Row[]; next: string | null; totalElements: number; totalCapped: boolean };

/** The loaded pages of a list. */
export type PagedList<Row> = {
  rows: readonly Row[];
  /** null until the first page is loaded */
  total: number | null;
  /** there are more than `total`: the server stopped counting */
  isCapped: boolean;
  isLoading: boolean;
  /** nothing is requested until the browser has a connection again; then it resumes automatically */
  isOffline: boolean;
  /** the rows still belong to the previous filters */
  isOutdated: boolean;
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
};

/**
 * Loads a list page by page.
 *
 * The base of `usePagedCall`, for a call whose pages have another format.
 *
 * @param options.queryKey the call's name, then every input that changes the result
 * @param options.load requests one page
 * @param options.pageSize rows per page
 * @param options.pollMs interval at which the loaded rows are fetched again, false for never
 */
export function usePagedList<Row>(options: {
  queryKey: readonly unknown[];
  load: (page: { cursor: string | null; size: number; signal: AbortSignal }) => Promise<Page<Row>>;
  pageSize?: number;
  pollMs?: (rows: readonly Row[]) => number | false;
}): PagedList<Row> {
  const { queryKey, load, pageSize = usualPageSize, pollMs } = options;
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => load({ cursor: pageParam, size: pageSize, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollMs?.(state.data?.pages.flatMap(({ items }) => items) ?? []) ?? false,
  });
  const pages = query.data?.pages ?? [];
  return {
    rows: pages.flatMap(({ items }) => items),
    total: pages[0]?.totalElements ?? null,
    isCapped: pages[0]?.totalCapped ?? false,
    isLoading: query.isPending,
    isOffline: query.isPaused,
    isOutdated: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
