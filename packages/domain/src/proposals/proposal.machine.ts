import { DomainError, type FieldProblem } from '../errors/domain-error.ts';
import { checkMachine } from './check-machine.ts';
import { codeOfProblems, type GuardName, guardProblems, proposalGuards } from './proposal.guards.ts';
import { type ProposalEffect, type ProposalEvent, type ProposalMove, proposalTable } from './proposal.table.ts';
import type { ProposalActor, ProposalFacts } from './proposal-facts.ts';
import { finalStatuses, initialStatus, type ProposalStatus, proposalStatusIds } from './statuses.ts';

// A broken table must stop the start of the program, not a customer's proposal.
checkMachine(proposalTable, {
  states: proposalStatusIds,
  initial: initialStatus,
  finals: finalStatuses,
  guards: Object.keys(proposalGuards),
});

/** A decided move: what the API saves (status, history) and does (effects), all in one commit. */
export type ProposalTransition = {
  readonly from: ProposalStatus;
  readonly event: ProposalEvent | 'changeStatus';
  readonly to: ProposalStatus;
  readonly effects: readonly ProposalEffect[];
};

/** Statuses from which a manual change may start. */
const manualSources: readonly ProposalStatus[] = ['SU', 'PD', 'HLD', 'AP', 'APC', 'DC', 'AVF', 'AF', 'PU'];

function movesFrom(status: ProposalStatus): readonly ProposalMove[] {
  return proposalTable.filter((move) => move.from.includes(status));
}

function refuse(problems: readonly FieldProblem[]): void {
  const [first, ...rest] = problems;
  if (first) throw new DomainError(codeOfProblems([first, ...rest]), { fields: problems });
}

function refuseBlocked(facts: ProposalFacts): void {
  if (facts.blocked) throw new DomainError('PRS002');
}

/**
 * Decides a move of a proposal.
 *
 * @throws DomainError PRS002 blocked; PRS007 no such move in this status; SEC004 not this actor's move (the API answers 403);
 *   else the code of the first guard that fails (DOM002, SEL004, SIM063 …) with the fields of all of them
 */
export function transition(event: ProposalEvent, facts: ProposalFacts, actor: ProposalActor): ProposalTransition {
  refuseBlocked(facts);
  const move = movesFrom(facts.status).find((candidate) => candidate.event === event);
  if (!move) throw new DomainError('PRS007');
  if (!move.actors.includes(actor.kind)) throw new DomainError('SEC004');
  refuse(guardProblems(move.guards ?? [], facts, actor));
  return { from: facts.status, event, to: move.to, effects: move.effects ?? [] };
}

/** Whether somebody may change the status by hand now: finance or admin-internal, from SU to PU, not blocked. */
export function mayChangeStatus(facts: ProposalFacts, actor: ProposalActor): boolean {
  const isManager = actor.kind === 'finance' || actor.kind === 'admin-internal';
  return isManager && !facts.blocked && manualSources.includes(facts.status);
}

/**
 * Decides a manual status change: along a move of the table, keeping its guards but whoever makes it, or back to RA.
 *
 * @throws DomainError PRS002 blocked; SEC004 not finance or admin-internal; DOM002 no reason; PRS007 not from or to this
 *   status; else the code of the guard that fails
 */
export function changeStatus(target: ProposalStatus, facts: ProposalFacts, actor: ProposalActor): ProposalTransition {
  refuseBlocked(facts);
  if (actor.kind !== 'finance' && actor.kind !== 'admin-internal') throw new DomainError('SEC004');
  if (!mayChangeStatus(facts, actor) || target === facts.status) throw new DomainError('PRS007');
  refuse(guardProblems(['reasonGiven'], facts, actor));
  const base = { from: facts.status, event: 'changeStatus', to: target } as const;
  if (target === 'RA') return { ...base, effects: ['voidContract', 'cancelSignatures', 'cancelSelfies'] };
  const moves = movesFrom(facts.status).filter((move) => move.to === target);
  const [firstMove] = moves;
  if (!firstMove) throw new DomainError('PRS007');
  const open = moves.find((move) => guardProblems(move.guards ?? [], facts, actor).length === 0);
  if (!open) refuse(guardProblems(firstMove.guards ?? [], facts, actor));
  return { ...base, effects: open?.effects ?? [] };
}

const standsInTheWay = (name: GuardName, facts: ProposalFacts, actor: ProposalActor): boolean =>
  !('suppliedWithRequest' in proposalGuards[name]) && guardProblems([name], facts, actor).length > 0;

/**
 * The events somebody may ask for now. Guards that the request itself can satisfy (complete data, reason) do not count:
 * the button stays enabled and `missing` says what to fill in.
 */
export function availableEvents(facts: ProposalFacts, actor: ProposalActor): ProposalEvent[] {
  if (facts.blocked) return [];
  return movesFrom(facts.status)
    .filter((move) => move.actors.includes(actor.kind))
    .filter((move) => !(move.guards ?? []).some((name) => standsInTheWay(name, facts, actor)))
    .map((move) => move.event);
}

/** What still stands between a proposal and a move, whoever makes it; empty when the status has no such move. */
export function problemsOf(event: ProposalEvent, facts: ProposalFacts): FieldProblem[] {
  const move = movesFrom(facts.status).find((candidate) => candidate.event === event);
  return guardProblems(move?.guards ?? [], facts, null);
}
