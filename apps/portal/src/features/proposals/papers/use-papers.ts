import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';

/** How often is asked while papers are made: they take seconds. */
const makingMs = 1_500;

/** The papers of a proposal; asked for again while they are made, and whenever the proposal has changed. */
export function usePapers(proposalId: string, version: number) {
  const query = useCall(
    'readContractPapers',
    { params: { id: proposalId }, query: {} },
    { refetchInterval: ({ state }) => (state.data?.contract?.state === 'MAKING' ? makingMs : false) },
  );
  useOnChange(version, () => void query.refetch());
  const reload = useReload();
  // what may be done with a contract depends on whether its papers are there
  useOnChange(query.data?.contract?.state, () => void reload('readSettlement', 'readCertisignStatus'));
  return query;
}
