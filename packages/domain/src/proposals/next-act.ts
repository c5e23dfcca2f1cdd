import type { Viewer } from '../access/viewer.ts';
import { type ProposalFacts, proposalActor } from './proposal-facts.ts';
import { type NextActor, nextActor } from './proposal-view.ts';
import { finalStatuses } from './statuses.ts';

/** All parties that may act next on a proposal, as filter values of a list. */
export const waitingParts = ['dealer', 'finance', 'credit-engine', 'system', 'support'] as const;
export type WaitingPart = (typeof waitingParts)[number];

/** The facts that determine whose turn it is: more than the status. */
export type NextActFacts = Pick<
  ProposalFacts,
  'status' | 'blocked' | 'blockedBy' | 'stop' | 'conditionsPresented' | 'isDecidedByEngine' | 'hasFirstDecision'
>;

/**
 * Who acts next on a proposal; null once it has ended. A block waits for the side that set it, failed work for the
 * support, work that was given up for finance, and the conditions of an approval for the party that decided on the
 * credit.
 */
export function nextActorOf(facts: NextActFacts): NextActor | null {
  const { status, blocked, blockedBy, stop, conditionsPresented, isDecidedByEngine } = facts;
  if (finalStatuses.includes(status)) return null;
  if (blocked) return blockedBy === 'dealer' ? 'dealer' : 'finance';
  // users have begun to decide: only they continue
  if (facts.hasFirstDecision) return 'finance';
  if (stop) return stop === 'failed' ? 'support' : 'finance';
  if (status !== 'APC') return nextActor(status);
  if (!conditionsPresented) return 'dealer';
  return isDecidedByEngine ? 'credit-engine' : 'finance';
}

/**
 * The party as which a viewer acts: the representante acts for the dealers, the administration handles failed work.
 * Null for read-only viewers.
 */
export function waitingPartOf(viewer: Viewer): WaitingPart | null {
  const kind = proposalActor(viewer)?.kind;
  if (kind === 'dealer' || kind === 'representante') return 'dealer';
  if (kind === 'finance') return 'finance';
  return kind === 'admin-internal' ? 'support' : null;
}
