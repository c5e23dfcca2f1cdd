import { capabilities } from '../access/capabilities.ts';
import type { Role } from '../access/roles.ts';
import type { Viewer } from '../access/viewer.ts';
import { waitingPartOf } from './next-act.ts';

/** The common views of the list, for every viewer whom they can show anything. */
export const proposalViews = ['mine', 'waiting', 'selfies', 'returned', 'expiring'] as const;
export type ProposalView = (typeof proposalViews)[number];

/** A proposal counts as expiring this many days before its end. */
export const expiringDays = 7;

/** The maximum count of a view or a status; a screen shows "more than" beyond. */
export const countedInView = 1_000;

/** The maximum number of a user's own views. */
export const mostSavedViews = 20;

/**
 * Which proposals are a viewer's own: those they sell or have decided on. Null where that is everything they see (a
 * seller, a customer), or nothing at all.
 */
export function ownBy({ role }: Viewer): 'seller' | 'decider' | null {
  if (role === 'fi-manager' || role === 'sales-manager') return 'seller';
  return role === 'finance' || role === 'admin-internal' ? 'decider' : null;
}

const reviewers: readonly Role[] = capabilities['selfie-review'].roles;

/** The views that a viewer has. */
export function viewsOf(viewer: Viewer): readonly ProposalView[] {
  return proposalViews.filter((view) => {
    if (view === 'mine') return ownBy(viewer) !== null;
    if (view === 'waiting') return waitingPartOf(viewer) !== null;
    // doubtful selfies wait for reviewers, while the proposal waits for the dealer
    if (view === 'selfies') return reviewers.includes(viewer.role);
    // finance never sees proposals returned to the dealer, and a customer has no list to work through
    if (view === 'returned') return viewer.role !== 'finance' && viewer.role !== 'customer';
    return viewer.role !== 'customer';
  });
}
