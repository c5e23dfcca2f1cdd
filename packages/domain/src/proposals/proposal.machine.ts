import { DomainError, type FieldProblem, notAllowed } from '../errors/domain-error.ts';
import { checkMachine } from './check-machine.ts';
import { codeOfProblems, type GuardName, guardProblems, proposalGuards } from './proposal.guards.ts';
import { type ProposalEvent, type ProposalMove, proposalTable } from './proposal.table.ts';
import type { ProposalEffect } from './proposal-effects.ts';
import type { EditFacts, ProposalActor, ProposalFacts } from './proposal-facts.ts';
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

/** The moves of the table that start from a status. */
export function movesFrom(status: ProposalStatus): readonly ProposalMove[] {
  return proposalTable.filter((move) => move.from.includes(status));
}

/** Refuses with the code of the first problem and the fields of all, if there is any. */
export function refuse(problems: readonly FieldProblem[]): void {
  const [first, ...rest] = problems;
  if (first) throw new DomainError(codeOfProblems([first, ...rest]), { fields: problems });
}

/** Refuses a blocked proposal with PRS002. */
export function refuseBlocked(facts: EditFacts): void {
  if (facts.blocked) throw new DomainError('PRS002');
}

/** Whether the product can carry out everything that a move brings with it. */
export function isBuilt(move: Pick<ProposalMove, 'effects'>, unbuilt: readonly ProposalEffect[]): boolean {
  return !(move.effects ?? []).some((effect) => unbuilt.includes(effect));
}

/** Refuses with PRS023 a move that the product cannot carry out yet, whoever asks for it. */
export function refuseUnbuilt(move: Pick<ProposalMove, 'effects'>, facts: ProposalFacts): void {
  if (!isBuilt(move, facts.unbuiltEffects)) throw new DomainError('PRS023');
}

/**
 * Decides a move of a proposal.
 *
 * @throws DomainError PRS002 blocked; PRS007 no such move in this status; not allowed (SEC004) to this actor;
 *   PRS023 a move that is not built yet; else the code of the first guard that fails (DOM002, SEL004, SIM063 …) with the
 *   fields of all of them
 */
export function transition(event: ProposalEvent, facts: ProposalFacts, actor: ProposalActor): ProposalTransition {
  refuseBlocked(facts);
  const move = movesFrom(facts.status).find((candidate) => candidate.event === event);
  if (!move) throw new DomainError('PRS007');
  if (!move.actors.includes(actor.kind)) throw notAllowed();
  refuseUnbuilt(move, facts);
  refuse(guardProblems(move.guards ?? [], facts, actor));
  return { from: facts.status, event, to: move.to, effects: move.effects ?? [] };
}

const isRefusedBy = (name: GuardName, facts: ProposalFacts, actor: ProposalActor): boolean =>
  !('suppliedWithRequest' in proposalGuards[name]) && guardProblems([name], facts, actor).length > 0;

/**
 * Whether a move is open now: built, and nothing but what the request itself can still bring (complete data, a reason) stands in
 * its way.
 */
export function isOpen(
  move: Pick<ProposalMove, 'guards' | 'effects'>,
  facts: ProposalFacts,
  actor: ProposalActor,
): boolean {
  const names = move.guards ?? [];
  return isBuilt(move, facts.unbuiltEffects) && !names.some((name) => isRefusedBy(name, facts, actor));
}

/**
 * The events somebody may ask for now. Guards that the request itself can satisfy (complete data, reason) do not count:
 * the button stays enabled and `missing` says what to fill in.
 */
export function availableEvents(facts: ProposalFacts, actor: ProposalActor): ProposalEvent[] {
  if (facts.blocked) return [];
  return movesFrom(facts.status)
    .filter((move) => move.actors.includes(actor.kind) && isOpen(move, facts, actor))
    .map((move) => move.event);
}

/** What still stands between a proposal and a move, whoever makes it; empty when the status has no such move. */
export function problemsOf(event: ProposalEvent, facts: ProposalFacts): FieldProblem[] {
  const move = movesFrom(facts.status).find((candidate) => candidate.event === event);
  return guardProblems(move?.guards ?? [], facts, null);
}
