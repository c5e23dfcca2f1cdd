import { useCall } from '@estrada/web/calls/use-call.ts';
import { useEffect, useRef } from 'react';

/** How often is asked while papers are made: they take seconds. */
const makingMs = 1_500;

/** The papers of a proposal; asked for again while they are made, and whenever the proposal has changed. */
export function usePapers(proposalId: string, version: number) {
  const query = useCall(
    'readContractPapers',
    { params: { id: proposalId }, query: {} },
    { refetchInterval: ({ state }) => (state.data?.contract?.state === 'MAKING' ? makingMs : false) },
  );
  const { refetch } = query;
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void refetch();
  }, [version, refetch]);
  return query;
}
