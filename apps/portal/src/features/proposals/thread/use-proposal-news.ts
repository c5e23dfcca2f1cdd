import type { ProposalDetail, ProposalNews } from '@estrada/endpoints/index';
import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useEffect } from 'react';

/** How often an open page asks whether somebody else has acted; the question is small, and a hidden tab does not ask. */
const newsMs = 5_000;

/**
 * What is new on a proposal that is open. Where somebody else has changed it, what the page shows of it is read again; what is typed
 * stays, for the form takes over only what nobody has touched.
 */
export function useProposalNews({
  id,
  version,
  nextActorSince,
}: Pick<ProposalDetail, 'id' | 'version' | 'nextActorSince'>): ProposalNews | undefined {
  const reload = useReload();
  const { data } = useCall('readProposalNews', { params: { id } }, { refetchInterval: newsMs });
  const isBehind = data !== undefined && (data.version > version || data.waitingSince > nextActorSince);
  useEffect(() => {
    if (isBehind) void reload('readProposal', 'readProposalDocuments', 'readTccExemption');
  }, [isBehind, reload]);
  return data;
}
