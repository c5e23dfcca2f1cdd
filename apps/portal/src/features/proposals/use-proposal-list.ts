import { proposalViews, waitingParts } from '@estrada/domain/proposals/index';
import type { ProposalRow } from '@estrada/endpoints/index';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { pollWhileAnalysing } from './analysis.ts';
import type { ProposalFilterValues } from './proposal-filters.tsx';
import { listMs } from './views/use-views.ts';

const pollMs = (rows: readonly ProposalRow[]) => pollWhileAnalysing(rows.map((row) => row.status));

/** The pages of the list loaded so far. It asks again by itself, and often while a loaded row is under analysis. */
export function useProposalList(filters: ProposalFilterValues) {
  const { view, search, status, waitingFor, from, to } = filters;
  const list = usePagedCall(
    'listProposals',
    {
      body: {
        view: proposalViews.find((name) => name === view),
        search: search || undefined,
        status: status.length > 0 ? [...status] : undefined,
        waitingFor: waitingParts.find((part) => part === waitingFor),
        from: from || undefined,
        to: to || undefined,
      },
    },
    { pollMs: (rows) => pollMs(rows) || listMs },
  );
  return { list, isFollowing: pollMs(list.rows) !== false };
}
