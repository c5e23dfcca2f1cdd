import { DomainError, notAllowed } from '../errors/domain-error.ts';
import { refuse } from '../state-machines/machine.ts';
import {
  guardProblems,
  isOpen,
  movesFrom,
  type ProposalTransition,
  refuseBlocked,
  transition,
} from './proposal.machine.ts';
import { type ProposalEvent, type ProposalMove, proposalTable, returned, undoContract } from './proposal.table.ts';
import type { EditFacts, ProposalActor, ProposalFacts } from './proposal-facts.ts';
import { type ProposalStatus, proposalStatusIds } from './statuses.ts';

/** Statuses from which a manual change may start. */
export const manualSources: readonly ProposalStatus[] = ['SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'AVF', 'AF', 'PU'];

const isManager = (actor: ProposalActor): boolean => actor.kind === 'finance' || actor.kind === 'admin-internal';

/** Whether an actor may change the status manually now: finance or admin-internal, from SU to PU, not blocked. */
function mayChangeByHand(facts: EditFacts, actor: ProposalActor): boolean {
  return isManager(actor) && !facts.blocked && manualSources.includes(facts.status);
}

/** The manual moves to a status: those of the table, or the return to RA that is only manual. */
function manualMoves(
  from: ProposalStatus,
  target: ProposalStatus,
): readonly Pick<ProposalMove, 'guards' | 'effects'>[] {
  if (target === from) return [];
  // a contract exists only in PU: elsewhere there is nothing to undo
  if (target === 'RA') return [{ effects: [...(from === 'PU' ? undoContract : []), ...returned] }];
  return movesFrom(from).filter((move) => move.to === target);
}

/**
 * Decides a manual status change: along a move of the table, with its guards but any allowed actor, or back to RA.
 *
 * @throws DomainError PRS002 blocked; not allowed (SEC004) beyond finance and admin-internal; PRS007 not from or to
 * this status; DOM002 no reason; else the code of the guard that fails
 */
export function changeStatus(target: ProposalStatus, facts: ProposalFacts, actor: ProposalActor): ProposalTransition {
  refuseBlocked(facts);
  if (!isManager(actor)) throw notAllowed();
  const moves = mayChangeByHand(facts, actor) ? manualMoves(facts.status, target) : [];
  const holds = (move: (typeof moves)[number]) => guardProblems(move.guards ?? [], facts, actor).length === 0;
  const move = moves.find(holds) ?? moves[0];
  if (!move) throw new DomainError('PRS007');
  refuse(guardProblems([...new Set(['reasonGiven' as const, ...(move.guards ?? [])])], facts, actor));
  return { from: facts.status, event: 'changeStatus', to: target, effects: move.effects ?? [] };
}

/** The statuses that an actor may set manually now; empty where not allowed. */
export function manualTargets(facts: ProposalFacts, actor: ProposalActor): ProposalStatus[] {
  if (!mayChangeByHand(facts, actor)) return [];
  return proposalStatusIds.filter((target) =>
    manualMoves(facts.status, target).some((move) => isOpen(move, facts, actor)),
  );
}

/** The events that are requested by naming the target status; the others are requested by what they do. */
const eventsByStatus: Partial<Record<ProposalStatus, readonly ProposalEvent[]>> = {
  NU: ['delete', 'cancel'],
  PD: ['answerPendency'],
  AP: ['decide.AP', 'conditions.met'],
  APC: ['decide.APC'],
  DC: ['decide.DC', 'conditions.rejected'],
  RA: ['decide.RA', 'conditions.returned'],
  HLD: ['decide.HLD'],
  AV: ['confirmActivation'],
  PU: ['refuseActivation'],
  OCM: ['confirmPaymentManually'],
};

/** Whether a move requested by its target status requires a reason, so that a form can require it; as in the table. */
export function requiresReason(target: ProposalStatus): boolean {
  const events = eventsByStatus[target];
  return proposalTable.some(({ event, guards }) => events?.includes(event) && guards?.includes('reasonGiven'));
}

/**
 * Decides the move that an actor requests by its target status: the actor's own event where the table has one, else the
 * manual change.
 *
 * @throws DomainError as `transition` and `changeStatus`
 */
export function transitionTo(target: ProposalStatus, facts: ProposalFacts, actor: ProposalActor): ProposalTransition {
  const named = movesFrom(facts.status).filter((move) => eventsByStatus[target]?.includes(move.event));
  const own = named.find((move) => move.actors.includes(actor.kind));
  if (!own && mayChangeByHand(facts, actor)) return changeStatus(target, facts, actor);
  const event = (own ?? named[0])?.event;
  if (event) return transition(event, facts, actor);
  refuseBlocked(facts);
  throw new DomainError('PRS007');
}
