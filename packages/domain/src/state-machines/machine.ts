import type { ErrorCode } from '../errors/catalogue.ts';
import { DomainError, type FieldProblem, notAllowed } from '../errors/domain-error.ts';
import { messages } from '../validation/messages.ts';
import { checkMachine } from './check-machine.ts';

/** The colour role of a status; the theme decides the colour. */
export type StatusColour = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** One row of a transition table: in any of `from`, the event leads to `to`, for these actors, if all guards pass. */
export type Move<Status extends string, Event extends string, Kind extends string, Guard extends string, Effect> = {
  readonly from: readonly Status[];
  readonly event: Event;
  readonly to: Status;
  readonly actors: readonly Kind[];
  readonly guards?: readonly Guard[];
  readonly effects?: readonly Effect[];
};

type AnyMove = Move<string, string, string, string, unknown>;
type StatusOf<M extends AnyMove> = M['to'];
type GuardOf<M extends AnyMove> = NonNullable<M['guards']>[number];
type EffectOf<M extends AnyMove> = NonNullable<M['effects']>[number];

/** A condition of a move: empty when it is met, else its problems. Pure: it depends on the facts only. */
export type MoveGuard<Facts, Actor, Need extends keyof Facts = never> = {
  /** the facts that are read on demand and that it uses */
  readonly needs?: readonly Need[];
  readonly problems: (facts: Facts, actor: Actor | null) => readonly FieldProblem[];
  /** The request itself can still satisfy it (data, reason): it does not disable the button. */
  readonly suppliedWithRequest?: true;
};

/** A decided move: what the API saves (status, history) and runs (effects), all in one commit. */
export type Decided<M extends AnyMove> = {
  readonly from: StatusOf<M>;
  readonly event: M['event'];
  readonly to: StatusOf<M>;
  readonly effects: readonly EffectOf<M>[];
};

/** Refuses with the code of the first problem and the fields of all, if there are any. */
export function refuse(problems: readonly FieldProblem[]): void {
  const [first] = problems;
  if (first) throw new DomainError(messages[first.key].code, { fields: problems });
}

type MachineRows<M extends AnyMove, Facts, Actor, Need extends keyof Facts> = {
  readonly table: readonly M[];
  readonly guards: Readonly<Record<GuardOf<M>, MoveGuard<Facts, Actor, Need>>>;
  readonly states: readonly StatusOf<M>[];
  readonly initial: StatusOf<M>;
  readonly finals: readonly StatusOf<M>[];
  /** the refusal of an event that the status does not have */
  readonly noMove: (event: M['event']) => ErrorCode;
  /** the refusal of an actor who may not make the move; `notAllowed` where it is absent */
  readonly refusalOfActor?: (move: M, actor: Actor) => DomainError;
  /** the refusal of every event while the record accepts none, before all others; otherwise null */
  readonly closedBy?: (facts: Facts) => ErrorCode | null;
};

/**
 * The decisions of a transition table. A broken table stops the start of the program, not a record of a customer.
 *
 * @throws Error as `checkMachine`
 */
export function machineOf<
  M extends AnyMove,
  Facts extends { readonly status: StatusOf<M> },
  Actor extends { readonly kind: M['actors'][number] },
  Need extends keyof Facts = never,
>({ table, guards, noMove, refusalOfActor, closedBy, ...shape }: MachineRows<M, Facts, Actor, Need>) {
  checkMachine(table, { ...shape, guards: Object.keys(guards) });

  /** The moves of the table that start from a status. */
  const movesFrom = (status: StatusOf<M>): readonly M[] => table.filter((move) => move.from.includes(status));
  const findMove = (event: M['event'], status: StatusOf<M>): M | undefined =>
    movesFrom(status).find((move) => move.event === event);

  /**
   * All problems of the named guards.
   *
   * @throws Error where a fact that one of them uses was not read: an unread fact is no answer
   */
  const guardProblems = (names: readonly GuardOf<M>[], facts: Facts, actor: Actor | null): FieldProblem[] =>
    names.flatMap((name) => {
      const { needs = [], problems } = guards[name];
      const unread = needs.filter((need) => facts[need] === undefined);
      if (unread.length > 0) throw new Error(`The guard ${name} looks at ${unread.join(', ')}, which was not read`);
      return problems(facts, actor);
    });
  const guardsOf = (move: Pick<M, 'guards'> | undefined): readonly GuardOf<M>[] => move?.guards ?? [];

  /** Whether a move is open now: only guards that the request itself can satisfy (complete data, a reason) may fail. */
  const isOpen = (move: Pick<M, 'guards'>, facts: Facts, actor: Actor): boolean =>
    !guardsOf(move).some((name) => !guards[name].suppliedWithRequest && guardProblems([name], facts, actor).length > 0);

  const closingOf = (facts: Facts): ErrorCode | null => closedBy?.(facts) ?? null;

  return {
    movesFrom,
    guardProblems,
    isOpen,
    /**
     * Decides a move.
     *
     * @throws DomainError that of `closedBy`; `noMove` where the status has no such move; that of the actor, not
     *   allowed (SEC004) by default; else the code of the first guard that fails with the fields of all of them
     */
    transition(event: M['event'], facts: Facts, actor: Actor): Decided<M> {
      const closing = closingOf(facts);
      if (closing) throw new DomainError(closing);
      const move = findMove(event, facts.status);
      if (!move) throw new DomainError(noMove(event));
      if (!move.actors.includes(actor.kind)) throw refusalOfActor?.(move, actor) ?? notAllowed();
      refuse(guardProblems(guardsOf(move), facts, actor));
      return { from: facts.status, event, to: move.to, effects: (move.effects ?? []) as readonly EffectOf<M>[] };
    },
    /**
     * The events that an actor may request now. Guards that the request itself can satisfy (complete data, reason) do
     * not count: the button stays enabled and the missing data is listed.
     */
    availableEvents: (facts: Facts, actor: Actor): M['event'][] =>
      closingOf(facts)
        ? []
        : movesFrom(facts.status)
            .filter((move) => move.actors.includes(actor.kind) && isOpen(move, facts, actor))
            .map(({ event }) => event),
    /**
     * The problems between a record and a move, for one actor or, with null, for any; empty when the status has no such
     * move.
     */
    problemsOf: (event: M['event'], facts: Facts, actor: Actor | null = null): FieldProblem[] =>
      guardProblems(guardsOf(findMove(event, facts.status)), facts, actor),
    /** The facts read on demand that the moves out of a status use, each once. */
    factsNeeded: (status: StatusOf<M>): readonly Need[] => [
      ...new Set(movesFrom(status).flatMap((move) => guardsOf(move).flatMap((name) => guards[name].needs ?? []))),
    ],
  };
}
