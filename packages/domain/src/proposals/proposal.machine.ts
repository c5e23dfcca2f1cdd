import { DomainError, notAllowed, onlyFinance } from '../errors/domain-error.ts';
import { type Decided, machineOf } from '../state-machines/machine.ts';
import { proposalGuards } from './proposal.guards.ts';
import { type ProposalMove, proposalTable } from './proposal.table.ts';
import type { EditFacts, ProposalActor, ProposalFacts, StoredFactName } from './proposal-facts.ts';
import { finalStatuses, initialStatus, proposalStatusIds } from './statuses.ts';

/** A decided move of a proposal, along its table or by a manual change of status. */
export type ProposalTransition = Omit<Decided<ProposalMove>, 'event'> & {
  readonly event: ProposalMove['event'] | 'changeStatus';
};

const closingOf = ({ blocked }: EditFacts) => (blocked ? 'PRS002' : null);

/** Refuses a blocked proposal with PRS002. */
export function refuseBlocked(facts: EditFacts): void {
  const code = closingOf(facts);
  if (code) throw new DomainError(code);
}

/**
 * The decisions of a proposal. A move is refused with PRS002 while it is blocked, with PRS007 where its status has no
 * such move, and as not allowed (SEC004) to other actors; else with the code of the first guard that fails (DOM002,
 * SEL004, SIM063 …).
 */
export const { availableEvents, factsNeeded, guardProblems, isOpen, movesFrom, problemsOf, transition } = machineOf<
  ProposalMove,
  ProposalFacts,
  ProposalActor,
  StoredFactName
>({
  table: proposalTable,
  guards: proposalGuards,
  states: proposalStatusIds,
  initial: initialStatus,
  finals: finalStatuses,
  noMove: () => 'PRS007',
  closedBy: closingOf,
  // the dealer's own act that became finance's, such as cancelling after the contract, says so
  refusalOfActor: ({ event, actors }, { kind }) =>
    actors.includes('finance') && proposalTable.some((move) => move.event === event && move.actors.includes(kind))
      ? onlyFinance()
      : notAllowed(),
});
