import type { ErrorCode } from '../errors/catalogue.ts';
import { DomainError, notAllowed } from '../errors/domain-error.ts';

/** What an act is refused with: a code of the catalogue, or how the refusal is made. */
export type Refusal = ErrorCode | (() => DomainError);

/** One thing that has to hold for an act. */
export type Check<Facts, Actor> = readonly [refusal: Refusal, holds: (facts: Facts, actor: Actor) => boolean];

/**
 * Acts around a record whose states are no machine: what has to hold for each, in order. The first check that does not hold is the
 * refusal; a query asks the same checks and never catches.
 */
export const actsOf =
  <Facts, Actor>() =>
  <const Act extends string>(table: Readonly<Record<Act, readonly Check<Facts, Actor>[]>>) => {
    const refusalOf = (act: Act, facts: Facts, actor: Actor): Refusal | undefined =>
      table[act].find(([, holds]) => !holds(facts, actor))?.[0];
    /** Whether somebody may do it now; null may only look. */
    const may = (act: Act, facts: Facts, actor: Actor | null): boolean =>
      actor !== null && refusalOf(act, facts, actor) === undefined;
    return {
      may,
      /** What somebody may do now, for the `can` of an answer. */
      can: (facts: Facts, actor: Actor | null): Readonly<Record<Act, boolean>> =>
        Object.fromEntries(Object.keys(table).map((act) => [act, may(act as Act, facts, actor)])) as Record<
          Act,
          boolean
        >,
      /** @throws DomainError the refusal of the first check that does not hold; not allowed (SEC004) to who may only look */
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
