import type { Viewer } from '../access/viewer.ts';
import { type ProposalFacts, proposalActor } from './proposal-facts.ts';
import { type NextActor, nextActor } from './proposal-view.ts';
import { finalStatuses } from './statuses.ts';

/** Everybody who can be expected to act next on a proposal, as a list is filtered by. */
export const waitingParts = ['dealer', 'finance', 'credit-engine', 'system', 'support'] as const;
export type WaitingPart = (typeof waitingParts)[number];

/** What says whose turn it is on one proposal: more than its status. */
export type NextActFacts = Pick<
  ProposalFacts,
  'status' | 'blocked' | 'blockedBy' | 'stop' | 'conditionsPresented' | 'isDecidedByEngine' | 'hasFirstDecision'
>;

/**
 * Who acts next on one proposal; null once its life has ended. A block waits for the side that set it, work that has failed for the
 * support, work that was given up for finance, and the conditions of an approval for who decided on the credit.
 */
export function nextActorOf(facts: NextActFacts): NextActor | null {
  const { status, blocked, blockedBy, stop, conditionsPresented, isDecidedByEngine } = facts;
  if (finalStatuses.includes(status)) return null;
  if (blocked) return blockedBy === 'dealer' ? 'dealer' : 'finance';
  // people have begun to decide: nobody else does now
  if (facts.hasFirstDecision) return 'finance';
  if (stop) return stop === 'failed' ? 'support' : 'finance';
  if (status !== 'APC') return nextActor(status);
  if (!conditionsPresented) return 'dealer';
  return isDecidedByEngine ? 'credit-engine' : 'finance';
}

/**
 * In what part a viewer is waited for: the representante acts for the dealers, the administration looks after work that has
 * failed. Null for who may only look.
 */
export function waitingPartOf(viewer: Viewer): WaitingPart | null {
  const kind = proposalActor(viewer)?.kind;
  if (kind === 'dealer' || kind === 'representante') return 'dealer';
  if (kind === 'finance') return 'finance';
  return kind === 'admin-internal' ? 'support' : null;
}
