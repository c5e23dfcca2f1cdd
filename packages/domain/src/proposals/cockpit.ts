import { capabilities } from '../access/capabilities.ts';
import type { Role } from '../access/roles.ts';
import type { Viewer } from '../access/viewer.ts';
import { waitingPartOf } from './next-act.ts';

/** The views of the list that are there for everybody whom they can show something. */
export const proposalViews = ['mine', 'waiting', 'selfies', 'returned', 'expiring'] as const;
export type ProposalView = (typeof proposalViews)[number];

/** So many days before its end a proposal is called expiring. */
export const expiringDays = 7;

/** So many are counted of a view or a status; a screen says "more than" beyond. */
export const countedInView = 1_000;

/** A person keeps so many views of his own. */
export const mostSavedViews = 20;

/**
 * Which proposals are somebody's own: those that he sells or has decided on. Null where that is no narrower than all that he sees
 * (a seller, a customer), or nothing at all.
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
    // doubtful ones wait for who decides on them, beside the turn of the proposal, which stays the dealer's
    if (view === 'selfies') return reviewers.includes(viewer.role);
    // finance never sees what is back with the dealer, and a customer has no list to keep in order
    if (view === 'returned') return viewer.role !== 'finance' && viewer.role !== 'customer';
    return viewer.role !== 'customer';
  });
}
