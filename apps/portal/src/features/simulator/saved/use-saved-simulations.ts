import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../app/api/api.ts';

/** What the list is narrowed to; '' is "all". Dates `YYYY-MM-DD`. */
export type SavedFilterValues = { search: string; plan: string; from: string; to: string };

const names = { search: 'busca', plan: 'plano', from: 'de', to: 'ate' } as const;
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The saved simulations page by page; the filters live in the address, so that back and a reload keep them. */
export function useSavedSimulations() {
  const [search, setSearch] = useSearchParams();
  // typed here first: the address follows a moment later and must not pull half a word back
  const [filters, setFilters] = useState<SavedFilterValues>(() => ({
    search: search.get(names.search) ?? '',
    plan: search.get(names.plan) ?? '',
    from: search.get(names.from) ?? '',
    to: search.get(names.to) ?? '',
  }));
  const body = {
    search: filters.search.trim() || undefined,
    financeTypeId: Number(filters.plan) || undefined,
    from: isDate(filters.from) ? filters.from : undefined,
    to: isDate(filters.to) ? filters.to : undefined,
  };
  const [settled] = useDebouncedValue(JSON.stringify(body), 250);

  const query = useInfiniteQuery({
    queryKey: ['savedSimulations', settled],
    queryFn: ({ pageParam, signal }) =>
      api.listSavedSimulations({
        body: { ...(JSON.parse(settled) as typeof body), cursor: pageParam },
        signal,
        suppressAlert: true,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  const first = query.data?.pages[0];

  function changeFilters(change: Partial<SavedFilterValues>): void {
    const next = { ...filters, ...change };
    setFilters(next);
    const entries = Object.entries(next).filter(([, value]) => value !== '');
    const named = entries.map(([field, value]): [string, string] => [names[field as keyof typeof names], value]);
    setSearch(new URLSearchParams(named), { replace: true });
  }

  return {
    filters,
    hasFilters: Object.values(body).some((value) => value !== undefined),
    changeFilters,
    rows: query.data?.pages.flatMap((page) => page.items) ?? [],
    total: first?.totalElements ?? null,
    isCapped: first?.totalCapped ?? false,
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}
