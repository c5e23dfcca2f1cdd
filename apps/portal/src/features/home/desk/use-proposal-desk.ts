import { type ProposalStatus, proposalStatusIds } from '@estrada/domain/proposals/index';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';

export type ProposalDesk = CallAnswer<'readProposalDesk'>;
export type OpenStatus = { status: ProposalStatus; count: number; since: string };

/** The proposals in the user's scope for the start page, requested once by all of its sections. */
export const useProposalDesk = () => useCall('readProposalDesk', {});

/** In the order of a proposal's lifecycle. */
export function inOrder(open: ProposalDesk['open']): OpenStatus[] {
  return proposalStatusIds.flatMap((status) => {
    const found = open.find((one) => one.status === status);
    return found ? [{ ...found, status }] : [];
  });
}
