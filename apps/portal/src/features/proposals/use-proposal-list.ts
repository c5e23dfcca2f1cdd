import type { ProposalRow } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { usePagedList } from '@estrada/web/records/list/use-paged-list.ts';
import { pollWhileAnalysing } from './analysis.ts';
import type { ProposalFilterValues } from './proposal-filters.tsx';
import { proposalListKey } from './proposal-queries.ts';

const pollMs = (rows: readonly ProposalRow[]) => pollWhileAnalysing(rows.map((row) => row.status));

/** The pages of the list loaded so far. It asks again by itself while a loaded row is under analysis. */
export function useProposalList(filters: ProposalFilterValues) {
  const { search, status, from, to } = filters;
  const list = usePagedList({
    queryKey: proposalListKey(filters),
    load: ({ signal, ...page }) =>
      api.listProposals({
        body: {
          ...page,
          search: search || undefined,
          status: status.length > 0 ? [...status] : undefined,
          from: from || undefined,
          to: to || undefined,
        },
        signal,
        suppressAlert: true,
      }),
    pollMs,
  });
  return { list, isFollowing: pollMs(list.rows) !== false };
}
