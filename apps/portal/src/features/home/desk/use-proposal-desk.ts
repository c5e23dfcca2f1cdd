import { type ProposalStatus, proposalStatusIds } from '@estrada/domain/proposals/index';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';

export type ProposalDesk = CallAnswer<'readProposalDesk'>;
export type OpenStatus = { status: ProposalStatus; count: number; since: string };

/** The proposals in reach as the desk shows them, requested once by all of its parts. */
export const useProposalDesk = () => useCall('readProposalDesk', {});

/** In the order of a proposal's life. */
export function inOrder(open: ProposalDesk['open']): OpenStatus[] {
  return proposalStatusIds.flatMap((status) => {
    const found = open.find((one) => one.status === status);
    return found ? [{ ...found, status }] : [];
  });
}
