import { type RecordScope, recordScope, type Viewer } from '../access/index.ts';
import { manualSources } from './manual-change.ts';
import { movesFrom } from './proposal.machine.ts';
import { type ProposalStatus, proposalStatusIds } from './statuses.ts';

/** The proposals within a viewer's reach: the records, and of them those in one of `statuses` where it is given. */
export type ProposalScope = RecordScope & {
  readonly statuses?: readonly ProposalStatus[];
  /** Reachable by address too, though in no list: no act is pending there, but one may become possible. */
  readonly byAddress?: readonly ProposalStatus[];
  /** A user who has moved a proposal can open it by address, whatever its status. */
  readonly movedBy?: string;
};

/** The statuses in which a proposal waits for an act of finance, from the sending to the payment. */
export const financeStatuses: readonly ProposalStatus[] = proposalStatusIds.filter(
  (status) =>
    manualSources.includes(status) ||
    // a withdrawal is recorded on a paid proposal, when nothing is pending any more
    movesFrom(status).some(({ actors, event }) => actors.includes('finance') && event !== 'recordWithdrawal'),
);

/**
 * The statuses with a possible withdrawal after the payment: finance has no list of those, and opens them by address.
 */
const withdrawableStatuses: readonly ProposalStatus[] = proposalStatusIds.filter((status) =>
  movesFrom(status).some(({ event }) => event === 'recordWithdrawal'),
);

/**
 * The proposals within a viewer's reach: as for every record, except for finance, which has no screen for all of them
 * and reaches only those that wait for an act of finance.
 */
export function proposalScope(viewer: Viewer): ProposalScope {
  const scope = recordScope(viewer);
  if (viewer.role !== 'finance') return scope;
  return { ...scope, statuses: financeStatuses, byAddress: withdrawableStatuses, movedBy: viewer.userId };
}
