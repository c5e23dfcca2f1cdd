import { useCall } from '@estrada/web/calls/use-call.ts';
import { pollProposal } from './analysis.ts';

/** One proposal. It asks again by itself while the proposal is under analysis. */
export function useProposal(id: string) {
  return useCall(
    'readProposal',
    { params: { id } },
    { refetchInterval: ({ state }) => (state.data ? pollProposal(state.data) : false) },
  );
}
