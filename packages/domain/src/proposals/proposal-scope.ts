import { type RecordScope, recordScope, type Viewer } from '../access/index.ts';
import { manualSources } from './manual-change.ts';
import { movesFrom } from './proposal.machine.ts';
import { type ProposalStatus, proposalStatusIds } from './statuses.ts';

/** The proposals that a viewer reaches: the records, and of them those in one of `statuses` where it is given. */
export type ProposalScope = RecordScope & {
  readonly statuses?: readonly ProposalStatus[];
  /** Reached by their address too, though in no list: nobody waits for an act there, but one may come. */
  readonly byAddress?: readonly ProposalStatus[];
  /** Whoever has moved a proposal sees, by its address, what became of it, whatever its status. */
  readonly movedBy?: string;
};

/** The statuses in which a proposal waits for an act of finance, from the sending to the payment. */
export const financeStatuses: readonly ProposalStatus[] = proposalStatusIds.filter(
  (status) =>
    manualSources.includes(status) ||
    // a withdrawal is recorded on what has been paid, when nothing waits any more
    movesFrom(status).some(({ actors, event }) => actors.includes('finance') && event !== 'recordWithdrawal'),
);

/** Where a client withdraws from what has been paid: finance has no list of those, and comes by the address that it was given. */
const withdrawableStatuses: readonly ProposalStatus[] = proposalStatusIds.filter((status) =>
  movesFrom(status).some(({ event }) => event === 'recordWithdrawal'),
);

/**
 * The proposals a viewer may reach: as every record, but for finance, which has no screen to consult them all and reaches
 * those alone that wait for an act of its own.
 */
export function proposalScope(viewer: Viewer): ProposalScope {
  const scope = recordScope(viewer);
  if (viewer.role !== 'finance') return scope;
  return { ...scope, statuses: financeStatuses, byAddress: withdrawableStatuses, movedBy: viewer.userId };
}
