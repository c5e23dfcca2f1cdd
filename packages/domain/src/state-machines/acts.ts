import type { ErrorCode } from '../errors/catalogue.ts';
import { DomainError, notAllowed } from '../errors/domain-error.ts';

/** The refusal of an act: a code of the catalogue, or a function that creates the refusal. */
export type Refusal = ErrorCode | (() => DomainError);

/** One condition of an act. */
export type Check<Facts, Actor> = readonly [refusal: Refusal, holds: (facts: Facts, actor: Actor) => boolean];

/**
 * Acts on a record without a state machine: the conditions of each, in order. The first check that fails is the
 * refusal; a query uses the same checks and never catches.
 */
export const actsOf =
  <Facts, Actor>() =>
  <const Act extends string>(table: Readonly<Record<Act, readonly Check<Facts, Actor>[]>>) => {
    const refusalOf = (act: Act, facts: Facts, actor: Actor): Refusal | undefined =>
      table[act].find(([, holds]) => !holds(facts, actor))?.[0];
    /** Whether an actor may perform it now; null is read-only. */
    const may = (act: Act, facts: Facts, actor: Actor | null): boolean =>
      actor !== null && refusalOf(act, facts, actor) === undefined;
    return {
      may,
      /** The available acts of an actor now, for the `can` of a response. */
      can: (facts: Facts, actor: Actor | null): Readonly<Record<Act, boolean>> =>
        Object.fromEntries(Object.keys(table).map((act) => [act, may(act as Act, facts, actor)])) as Record<
          Act,
          boolean
        >,
      /** @throws DomainError the refusal of the first check that fails; not allowed (SEC004) to read-only viewers */
      assert(act: Act, facts: Facts, actor: Actor | null): void {
        if (actor === null) throw notAllowed();
        const refusal = refusalOf(act, facts, actor);
        if (refusal !== undefined) throw typeof refusal === 'function' ? refusal() : new DomainError(refusal);
      },
    };
  };

/**
 * The states of a record that is no machine: where each leads.
 *
 * @returns `finals`, which lead nowhere, and `open`, all others
 */
export function statesOf<State extends string>(next: Readonly<Record<State, readonly State[]>>) {
  const all = Object.keys(next) as State[];
  return {
    finals: all.filter((state) => next[state].length === 0) as readonly State[],
    open: all.filter((state) => next[state].length > 0) as readonly State[],
  };
}
