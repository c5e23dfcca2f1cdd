import { api } from '@estrada/web/calls/api.ts';
import { useQuery } from '@tanstack/react-query';
import { pollWhileAnalysing } from './analysis.ts';
import { proposalKey } from './proposal-queries.ts';

/** One proposal. It asks again by itself while the proposal is under analysis. */
export function useProposal(id: string) {
  return useQuery({
    queryKey: proposalKey(id),
    queryFn: ({ signal }) => api.readProposal({ params: { id }, signal, suppressAlert: true }),
    refetchInterval: ({ state }) => pollWhileAnalysing(state.data ? [state.data.status] : []),
  });
}
