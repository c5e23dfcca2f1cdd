import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import type { DealerFilterValues } from './dealer-filters.tsx';

/** The pages of the list loaded so far, in the order that the address names. */
export function useDealerList(filters: DealerFilterValues) {
  const sort = useSort(['tradingName', 'gmfCode', 'bacCode', 'city', 'updatedAt']);
  const order = { sort: sort.by, direction: sort.direction };
  const { search, state, groupId, branchId, status } = filters;
  const list = usePagedCall('listDealers', {
    query: {
      ...order,
      search: search || undefined,
      state: state || undefined,
      groupId: groupId || undefined,
      branchId: branchId || undefined,
      status: status === 'enabled' || status === 'disabled' ? status : undefined,
    },
  });
  return { list, sort };
}
