import { DomainError, type FieldProblem, notAllowed, onlyFinance } from '../errors/domain-error.ts';
import { checkMachine } from './check-machine.ts';
import { codeOfProblems, type GuardName, guardProblems, proposalGuards } from './proposal.guards.ts';
import { type ProposalEvent, type ProposalMove, proposalTable } from './proposal.table.ts';
import type { ProposalEffect } from './proposal-effects.ts';
import type { EditFacts, ProposalActor, ProposalFacts, StoredFactName } from './proposal-facts.ts';
import { finalStatuses, initialStatus, type ProposalStatus, proposalStatusIds } from './statuses.ts';

// A broken table must stop the start of the program, not a customer's proposal.
checkMachine(proposalTable, {
  states: proposalStatusIds,
  initial: initialStatus,
  finals: finalStatuses,
  guards: Object.keys(proposalGuards),
});

/** A decided move: what the API saves (status, history) and runs (effects), all in one commit. */
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

/** Refuses with the code of the first problem and the fields of all, if there are any. */
export function refuse(problems: readonly FieldProblem[]): void {
  const [first, ...rest] = problems;
  if (first) throw new DomainError(codeOfProblems([first, ...rest]), { fields: problems });
}

/** Refuses a blocked proposal with PRS002. */
export function refuseBlocked(facts: EditFacts): void {
  if (facts.blocked) throw new DomainError('PRS002');
}

/** The facts of other tables that the moves out of a status use, each once. */
export const factsNeeded = (status: ProposalStatus): readonly StoredFactName[] => [
  ...new Set(movesFrom(status).flatMap(({ guards = [] }) => guards.flatMap((name) => proposalGuards[name].needs))),
];

/** The dealer's own act that became finance's, such as cancelling after the contract, says so; any other is not allowed. */
const refusalOfActor = ({ event, actors }: ProposalMove, { kind }: ProposalActor): DomainError =>
  actors.includes('finance') && proposalTable.some((move) => move.event === event && move.actors.includes(kind))
    ? onlyFinance()
    : notAllowed();

/**
 * Decides a move of a proposal.
 *
 * @throws DomainError PRS002 blocked; PRS007 no such move in this status; not allowed (SEC004) to this actor; else
 *   the code of the first guard that fails (DOM002, SEL004, SIM063 …) with the fields of all of them
 */
export function transition(event: ProposalEvent, facts: ProposalFacts, actor: ProposalActor): ProposalTransition {
  refuseBlocked(facts);
  const move = movesFrom(facts.status).find((candidate) => candidate.event === event);
  if (!move) throw new DomainError('PRS007');
  if (!move.actors.includes(actor.kind)) throw refusalOfActor(move, actor);
  refuse(guardProblems(move.guards ?? [], facts, actor));
  return { from: facts.status, event, to: move.to, effects: move.effects ?? [] };
}

const isRefusedBy = (name: GuardName, facts: ProposalFacts, actor: ProposalActor): boolean =>
  !proposalGuards[name].suppliedWithRequest && guardProblems([name], facts, actor).length > 0;

/** Whether a move is open now: only guards that the request itself can satisfy (complete data, a reason) may fail. */
export function isOpen(move: Pick<ProposalMove, 'guards'>, facts: ProposalFacts, actor: ProposalActor): boolean {
  return !(move.guards ?? []).some((name) => isRefusedBy(name, facts, actor));
}

/**
 * The events that an actor may request now. Guards that the request itself can satisfy (complete data, reason) do not
 * count: the button stays enabled and `missing` lists what to fill in.
 */
export function availableEvents(facts: ProposalFacts, actor: ProposalActor): ProposalEvent[] {
  if (facts.blocked) return [];
  return movesFrom(facts.status)
    .filter((move) => move.actors.includes(actor.kind) && isOpen(move, facts, actor))
    .map((move) => move.event);
}

/** The problems between a proposal and a move, for any actor; empty when the status has no such move. */
export function problemsOf(event: ProposalEvent, facts: ProposalFacts): FieldProblem[] {
  const move = movesFrom(facts.status).find((candidate) => candidate.event === event);
  return guardProblems(move?.guards ?? [], facts, null);
}
