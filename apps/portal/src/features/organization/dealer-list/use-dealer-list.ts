import { api } from '@estrada/web/calls/api.ts';
import { usePagedList } from '@estrada/web/records/list/use-paged-list.ts';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { dealersKey } from '../dealer-queries.ts';
import type { DealerFilterValues } from './dealer-filters.tsx';

/** The pages of the list loaded so far, in the order that the address names. */
export function useDealerList(filters: DealerFilterValues) {
  const sort = useSort(['tradingName', 'gmfCode', 'bacCode', 'city', 'updatedAt']);
  const order = { sort: sort.by, direction: sort.direction };
  const { search, state, groupId, branchId, status } = filters;
  const list = usePagedList({
    queryKey: [...dealersKey, 'list', filters, order],
    load: ({ signal, ...page }) =>
      api.listDealers({
        query: {
          ...page,
          ...order,
          search: search || undefined,
          state: state || undefined,
          groupId: groupId || undefined,
          branchId: branchId || undefined,
          status: status === 'enabled' || status === 'disabled' ? status : undefined,
        },
        signal,
        suppressAlert: true,
      }),
  });
  return { list, sort };
}
